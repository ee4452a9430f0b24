import type { Role } from '@mentor-connect/shared/contracts/people'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../dependencies'
import { findAccount } from './accounts.repo'
import { matchesPassword } from './passwords'
import type { SignUpService } from './signUp.service'
import type { Signup } from './signups.repo'

export interface Credentials {
  email: string
  password: string
}

export type LoginOutcome = { kind: 'in'; personId: string } | { kind: 'unverified'; signup: Signup }

/** Waiting sign-ups whose password is compared: a bound on the work that one request can cause. */
const SIGNUPS_COMPARED = 5

/**
 * The account's password and those of waiting sign-ups are compared always and all, whatever comes of it: an address
 * with an account takes as long as one without.
 */
export function loginService({ db, signUps }: Pick<ApiDependencies, 'db'> & { signUps: SignUpService }) {
  return async function login(role: Role, credentials: Credentials): Promise<LoginOutcome> {
    const email = credentials.email.toLowerCase()
    const account = await findAccount(db, role, email)
    const signups = (await signUps.waiting({ email, role })).slice(0, SIGNUPS_COMPARED)
    const hashes = [account?.password_hash, ...signups.map((signup) => signup.password_hash)]
    const [isAccounts, ...areSignups] = await Promise.all(
      hashes.map((hash) => matchesPassword(credentials.password, hash)),
    )
    if (account && isAccounts) return { kind: 'in', personId: account.id }
    const signup = signups[areSignups.indexOf(true)]
    if (account || !signup) throw errors.wrongCredentials()
    return { kind: 'unverified', signup }
  }
}
