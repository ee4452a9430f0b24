import * as Auth from '@mentor-connect/contract/auth'
import type { AuthContract, Grant } from '@mentor-connect/contract/auth'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { createContext, useContext, type Context } from 'react'
import { ADAPTERS } from '../session/contractVersions'

/** A fictional version of the auth contract in which `signIn` gets the role as a separate argument. */
export const EARLIER_VERSION = '1.0.0'

export interface EarlierAuthContract extends Omit<AuthContract, 'signIn'> {
  signIn(role: Role, grant: Grant): void
}

const EarlierContext = createContext<EarlierAuthContract | null>(null)

const toEarlierContract = (contract: AuthContract): EarlierAuthContract => ({
  ...contract,
  signIn: (_role, grant) => contract.signIn(grant),
})

/** Provides the fictional version in each test of the file that calls this. */
export function provideEarlierContract() {
  beforeEach(() => {
    ADAPTERS[EARLIER_VERSION] = {
      module: {
        ...Auth,
        AUTH_CONTRACT_VERSION: EARLIER_VERSION,
        AuthContext: EarlierContext,
        useSession: () => useContext(EarlierContext),
      },
      context: EarlierContext as Context<unknown>,
      adapt: toEarlierContract,
    }
  })
  afterEach(() => void delete ADAPTERS[EARLIER_VERSION])
}
