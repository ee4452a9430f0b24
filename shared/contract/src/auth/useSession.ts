import { createContext, useContext } from 'react'
import type { Learner, Mentor } from '../accounts/people'
import type { AuthContract } from './contract'

export const AuthContext = createContext<AuthContract | null>(null)

/** Returns the auth contract that the shell provides. Throws outside of a shell. */
export function useSession(): AuthContract {
  const contract = useContext(AuthContext)
  if (!contract) throw new Error('useSession() needs the shell’s AuthContext above it.')
  return contract
}

/** Returns the signed-in learner, or null. */
export function useLearner(): Learner | null {
  const { session } = useSession()
  return session.account?.role === 'user' ? session.account : null
}

/** Returns the signed-in mentor, or null. */
export function useMentor(): Mentor | null {
  const { session } = useSession()
  return session.account?.role === 'mentor' ? session.account : null
}
