import { AUTH_CONTRACT_VERSION, type AuthContract } from '@mentor-connect/contract/auth'

/** Adapts the current contract to an older version. */
export interface ContractAdapter {
  version: string
  adapt: (contract: AuthContract) => unknown
}

/** Adapters for earlier versions. Empty, because 1.0.0 is the first version. */
export const ADAPTERS: ContractAdapter[] = []

type Satisfies = (version: string, range: string) => boolean

/** The contract in a version that satisfies the range. @throws if the shell supports no such version */
export function contractFor(
  range: string,
  contract: AuthContract,
  satisfies: Satisfies,
  adapters = ADAPTERS,
): unknown {
  if (satisfies(AUTH_CONTRACT_VERSION, range)) return contract
  const adapter = adapters.find(({ version }) => satisfies(version, range))
  if (adapter) return adapter.adapt(contract)
  const given = [AUTH_CONTRACT_VERSION, ...adapters.map(({ version }) => version)].join(' and ')
  throw new Error(`A remote needs auth contract ${range}, this shell gives ${given}.`)
}
