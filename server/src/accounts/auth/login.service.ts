import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyRequest } from 'fastify'
import { isDemoSignIn } from '../../platform/demo/demoAccounts'
import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { PasswordGuesses } from '../passwords/guesses.service'
import { matchesPassword } from '../passwords/hashing'
import type { KnownDevices } from '../session/knownDevices.service'
import { findAccount } from './accounts.repo'
import type { SignUpService } from './signUp.service'
import type { Signup } from './signups.repo'

export interface Credentials {
  email: string
  password: string
}

export type LoginOutcome = { kind: 'in'; personId: string } | { kind: 'unverified'; signup: Signup }

interface Dependencies extends Pick<ApiDependencies, 'db' | 'config'> {
  signUps: SignUpService
  guesses: PasswordGuesses
  devices: KnownDevices
}

/**
 * Logs people in. It compares exactly one password, whether the address has an account, a pending sign-up or
 * nothing, so that the response time reveals nothing.
 */
export function loginService({ db, config, signUps, guesses, devices }: Dependencies) {
  return async function login(
    role: Role,
    credentials: Credentials,
    { request, signUpSecret }: { request: FastifyRequest; signUpSecret: string | undefined },
  ): Promise<LoginOutcome> {
    const email = credentials.email.toLowerCase()
    const account = await findAccount(db, role, email)
    const deviceId = await devices.find(account?.id ?? '', request)
    const signup = await signUps.likeliest({ email, role }, signUpSecret)
    const hash = account ? account.password_hash : signup?.password_hash
    const isRight = await guesses.check({ role, email, deviceId, personId: account?.id }, () =>
      matchesPassword(credentials.password, hash),
    )
    // The demo passwords are public, and the demo content may have been seeded under other settings.
    if (!config.admitsDemoAccounts && isDemoSignIn(email, credentials.password))
      throw accountErrors.wrongCredentials()
    if (!isRight) throw accountErrors.wrongCredentials()
    if (account) return { kind: 'in', personId: account.id }
    if (!signup) throw accountErrors.wrongCredentials()
    return { kind: 'unverified', signup }
  }
}
