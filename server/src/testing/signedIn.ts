import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { hash as hashQuickly, type Options } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createAccount } from '../accounts/auth/createAccount'
import type { TestApp } from './testApp'

export const PASSWORD = 'correct horse battery'

export interface SignedIn<Account> {
  account: Account
  bearer: string
  /** Value of a `cookie` header. */
  cookie: string
  /** Request headers of this person. */
  headers: { cookie: string }
}

/** A signed-in learner. Inserts the account directly, as a completed sign-up would leave it, and logs in over HTTP. */
export async function signedInLearner(
  test: TestApp,
  {
    email = `learner-${randomUUID()}@example.org`,
    name = 'Asha Verma',
    password = PASSWORD,
    birthYear = null as number | null,
  } = {},
): Promise<SignedIn<Learner>> {
  const consent = { consent_version: null, consented_at: null }
  const answers = {
    name,
    password_hash: await hashed(password),
    application: null,
    language: null,
    birth_year: birthYear,
    certificate_name: null,
    ...consent,
  }
  const now = test.clock().toISOString()
  await createAccount({ ...test, tx: test.db }, { email, role: 'user', ...answers }, now)
  const login = await post(test, '/user/login-user', { email, password })
  return signedIn(login, login.json().data.userData)
}

/** A learner like that of `signedInLearner`, but signed up over HTTP, so that all rows of a sign-up exist. */
export async function signedUpLearner(
  test: TestApp,
  { email, name = 'Asha Verma' }: { email: string; name?: string },
): Promise<SignedIn<Learner>> {
  const signUp = await post(test, '/user/register-user', { name, email, password: PASSWORD })
  const code = { email, otp: test.mailer.lastOtp(email), role: 'user' }
  await post(test, '/auth/verify-otp', code, { cookie: cookiesOf(signUp) })
  const login = await post(test, '/user/login-user', { email, password: PASSWORD })
  return signedIn(login, login.json().data.userData)
}

/**
 * A signed-in mentor. Inserts the account directly, because a sign-up needs an operator's approval, and logs in over
 * HTTP.
 */
export async function signedInMentor(
  test: TestApp,
  {
    email = `mentor-${randomUUID()}@example.org`,
    name = 'Ravi Kumar',
    status = 'active' as Mentor['status'],
    password = PASSWORD,
  } = {},
): Promise<SignedIn<Mentor>> {
  const now = test.clock().toISOString()
  await test.db
    .insertInto('mentors')
    .values({
      id: randomUUID(),
      email,
      name,
      password_hash: await hashed(password),
      mobile: '9876543210',
      profile: null,
      verified: 1,
      status,
      expertise: 'Data science',
      experience: 7,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const login = await post(test, '/mentor/login-mentor', { email, password })
  return signedIn(login, login.json().data.mentorData)
}

const hashes = new Map<string, Promise<string>>()
/** Minimum cost of the hash. A hash contains its parameters, so a comparison with it is equally fast. */
const QUICK: Options = { memoryCost: 8, timeCost: 1 }

/** Hashes a password quickly: real hashes are slow on purpose, and most tests sign somebody in. */
function hashed(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashQuickly(password, QUICK)
  hashes.set(password, hash)
  return hash
}

/** The `cookie` header that a browser would send after this response. */
export function cookiesOf(response: LightMyRequestResponse): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function post({ app }: TestApp, url: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers })
}

function signedIn<Account>(login: LightMyRequestResponse, account: Account): SignedIn<Account> {
  const cookie = cookiesOf(login)
  return { account, bearer: login.json().data.token, cookie, headers: { cookie } }
}
