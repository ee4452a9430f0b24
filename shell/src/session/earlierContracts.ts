/** An earlier version of the auth contract that the shell still provides. */
export interface EarlierContract {
  version: string
  /** The day until which areas may rely on it: `2027-05-31`. */
  supportedUntil: string
}

/** Each has an adapter in `contractVersions.ts`. The release commands read this list from the sources. */
export const EARLIER_CONTRACTS: EarlierContract[] = []
