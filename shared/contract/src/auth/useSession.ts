import { createContext, useContext } from 'react'
import type { Learner, Mentor } from '../accounts/people'
import type { AuthContract } from './contract'

export const AuthContext = createContext<AuthContract | null>(null)

/** The auth contract provided by the shell. Throws outside of a shell. */
export function useSession(): AuthContract {
  const contract = useContext(AuthContext)
  if (!contract) throw new Error('useSession() needs the shell’s AuthContext above it.')
  return contract
}

/** The signed-in learner, or null. */
export function useLearner(): Learner | null {
  const { session } = useSession()
  return session.account?.role === 'user' ? session.account : null
}

/** The signed-in mentor, or null. */
export function useMentor(): Mentor | null {
  const { session } = useSession()
  return session.account?.role === 'mentor' ? session.account : null
}
