import { AUTH_CONTRACT_VERSION, type AuthContract } from '@mentor-connect/shared/auth'

/** Shows the contract of today as an older version of it. */
export interface ContractAdapter {
  version: string
  adapt: (contract: AuthContract) => unknown
}

/** For the previous version of the contract. None yet: 1.0.0 is the first. */
export const ADAPTERS: ContractAdapter[] = []

type Satisfies = (version: string, range: string) => boolean

/** The contract as a remote with this range was built for it. @throws when this shell cannot give it any more */
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
