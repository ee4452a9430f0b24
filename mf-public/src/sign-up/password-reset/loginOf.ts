import type { Role } from '@mentor-connect/contract/accounts/people'
import { paths } from '@mentor-connect/contract/remote'
import type { Arrival } from '../useAuthSteps'

/** A link to the log-in form of a role. */
export function loginOf(role: Role, known: Omit<Arrival, 'step'>): { to: string; state: Arrival } {
  return {
    to: role === 'mentor' ? paths.mentorSignUp : paths.signUp,
    state: { step: 'login', ...known },
  }
}

/** A link to the sign-up form of a role. */
export function signUpOf(role: Role, known: Omit<Arrival, 'step'>): { to: string; state: Arrival } {
  return { ...loginOf(role, {}), state: { step: 'sign-up', ...known } }
}
