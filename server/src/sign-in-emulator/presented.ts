import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { ServiceUser } from './accounts'
import type { Attempt, ServiceClient, ServiceSession } from './store'

// The parts of the vendor's API objects that its SDKs read. Times are in milliseconds.

const SESSION_DAYS = 7
const ABANDON_DAYS = 30

/** `commerce_settings` must be absent: the SDK reports an empty object as an invalid environment. */
export const ENVIRONMENT = {
  object: 'environment',
  auth_config: { single_session_mode: true },
  user_settings: {},
  display_config: {
    instance_environment_type: 'development',
    sign_in_url: '/signup',
    sign_up_url: '/signup',
    captcha_oauth_bypass: ['oauth_google'],
  },
}

export function presentUser(user: ServiceUser) {
  const status = user.isVerified === false ? 'unverified' : 'verified'
  return {
    object: 'user',
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    primary_email_address_id: user.emailId,
    updated_at: 0,
    email_addresses: [
      {
        object: 'email_address',
        id: user.emailId,
        email_address: user.email,
        linked_to: [],
        verification: { object: 'verification', status, strategy: 'from_oauth_google' },
      },
    ],
    external_accounts: [],
    phone_numbers: [],
    web3_wallets: [],
  }
}

export function presentSession(session: ServiceSession, jwt: string) {
  const { id, user, startedAt } = session
  return {
    object: 'session',
    id,
    status: 'active',
    expire_at: startedAt + SESSION_DAYS * DAY_MS,
    abandon_at: startedAt + ABANDON_DAYS * DAY_MS,
    created_at: startedAt,
    updated_at: startedAt,
    factor_verification_age: [0, -1],
    user: presentUser(user),
    last_active_token: { object: 'token', jwt },
  }
}

export function presentAttempt(attempt: Attempt | undefined) {
  if (!attempt) return null
  const { kind, id, status, sessionId = null } = attempt
  const verification = presentVerification(attempt)
  return {
    object: kind,
    id,
    status,
    created_session_id: sessionId,
    ...(kind === 'sign_in'
      ? { first_factor_verification: verification }
      : { verifications: { external_account: verification } }),
  }
}

export async function presentClient(
  client: ServiceClient,
  mint: (session: ServiceSession) => Promise<string>,
) {
  const sessions = await Promise.all(
    client.sessions.map(async (session) => presentSession(session, await mint(session))),
  )
  return {
    object: 'client',
    id: client.id,
    sessions,
    sign_in: presentAttempt(client.attempts.sign_in),
    sign_up: presentAttempt(client.attempts.sign_up),
    last_active_session_id: sessions[0]?.id ?? null,
    captcha_bypass: true,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  }
}

function presentVerification({ verification }: Attempt) {
  if (!verification) return null
  const { status, error, url } = verification
  return {
    object: 'verification',
    status,
    strategy: 'oauth_google',
    error: error ? { ...error, long_message: error.message } : null,
    external_verification_redirect_url: url ?? null,
  }
}
