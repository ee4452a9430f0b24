/** An earlier version of the auth contract that the shell still provides. */
export interface EarlierContract {
  version: string
  /** Last day on which areas may rely on this version, such as `2027-05-31`. */
  supportedUntil: string
}

/** Each version has an adapter in `contractVersions.ts`. The release commands read this list from the source text. */
export const EARLIER_CONTRACTS: EarlierContract[] = []
