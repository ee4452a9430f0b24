import { PASSWORD } from './signedIn'
import type { Visitor } from './visitor'

export function signUp(at: Visitor, email: string, password = PASSWORD) {
  return at.post('/user/register-user', { name: 'Asha Verma', email, password })
}

export function enterCode(at: Visitor, email: string, otp: string | number, role = 'user') {
  return at.post('/auth/verify-otp', { email, otp, role })
}

/** A code that is not the given one. */
export function otherThan(otp: string): string {
  return String((Number(otp) + 1) % 10_000).padStart(4, '0')
}
