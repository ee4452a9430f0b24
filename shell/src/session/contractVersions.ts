import { AUTH_CONTRACT_VERSION, type AuthContract } from '@mentor-connect/contract/auth'
import type { Context } from 'react'
import { EARLIER_CONTRACTS, type EarlierContract } from './earlierContracts'

/** Provides an earlier version of the auth contract on top of the current one. */
export interface ContractAdapter {
  /** Module that areas of this version import as `@mentor-connect/contract/auth`. */
  module: object
  /**
   * The context that this version's `useSession` reads. It is separate, so that areas of different versions can be
   * nested.
   */
  context: Context<unknown>
  adapt: (contract: AuthContract) => unknown
}

/** Version → its adapter. */
export const ADAPTERS: Record<string, ContractAdapter> = {}

type Satisfies = (version: string, range: string) => boolean

/**
 * Returns the version of the auth contract that an area with this range gets: the newest that satisfies it.
 * @returns undefined if the shell provides no such version
 */
export function contractVersionFor(
  range: string,
  satisfies: Satisfies,
  earlier: readonly Pick<EarlierContract, 'version'>[] = EARLIER_CONTRACTS,
): string | undefined {
  return [AUTH_CONTRACT_VERSION, ...earlier.map(({ version }) => version)].find((version) =>
    satisfies(version, range),
  )
}

/** Converts the contract to one of the versions that the shell provides. */
export function contractIn(version: string, contract: AuthContract): unknown {
  return adapterOf(version)?.adapt(contract) ?? contract
}

/** Returns the adapter of a version; undefined for the current version. */
export function adapterOf(version: string): ContractAdapter | undefined {
  return ADAPTERS[version]
}

/** Every version that the shell provides, as text for error messages: `3.0.0 and 2.1.0`. */
export const PROVIDED_VERSIONS = [
  AUTH_CONTRACT_VERSION,
  ...EARLIER_CONTRACTS.map(({ version }) => version),
].join(' and ')
