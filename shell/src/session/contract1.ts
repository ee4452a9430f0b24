import * as Auth from '@mentor-connect/contract/auth'
import type { AuthContract, Grant } from '@mentor-connect/contract/auth'
import type { Role } from '@mentor-connect/contract/api/people'
import { createContext, useContext } from 'react'

/** Version 1 of the auth contract: the role was passed beside the grant. */
export interface AuthContract1 extends Omit<AuthContract, 'signIn'> {
  signIn(role: Role, grant: Grant): void
}

export const AuthContext1 = createContext<AuthContract1 | null>(null)

export function toContract1(contract: AuthContract): AuthContract1 {
  return { ...contract, signIn: (_role, grant) => contract.signIn(grant) }
}

/** What areas of version 1 import as `@mentor-connect/contract/auth`. */
export const auth1 = {
  ...Auth,
  AUTH_CONTRACT_VERSION: '1.0.0',
  AuthContext: AuthContext1,
  useSession(): AuthContract1 {
    const contract = useContext(AuthContext1)
    if (!contract) throw new Error('useSession() needs the shell’s AuthContext above it.')
    return contract
  },
}
