import type { RegisteredCredential, ShownCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../kernel/database/schema'
import { hashSecret } from '../../platform/keys/secrets'
import { PASSKEYS_NEEDED } from '../../operator/operators.repo'
import { ApiError } from '../../platform/http/errors'
import { passkeyInvalid, relyingParty } from '../../platform/passkeys/relyingParty'
import {
  findInvited,
  findPasskey,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  passkeysOf,
  useChallenge,
  useInvitation,
} from './passkeys.repo'

const NAME = 'Mentor-Connect back office'
const CHALLENGE_MS = 5 * 60_000

export interface PasskeyDependencies {
  db: Database
  /** Public URL of the back office. */
  adminUrl: string
  clock: () => Date
  logger?: FastifyBaseLogger
}

export type PasskeyService = ReturnType<typeof passkeyService>

/** Registers and verifies passkeys of operators. */
export function passkeyService({ db, adminUrl, clock, logger }: PasskeyDependencies) {
  const authenticators = relyingParty({ name: NAME, url: adminUrl, ...(logger && { logger }) })
  const now = () => clock().toISOString()

  async function keep(challenge: string, purpose: 'register' | 'sign-in' | 'confirm', operatorId?: string) {
    const expires_at = new Date(clock().getTime() + CHALLENGE_MS).toISOString()
    const row = {
      challenge_hash: hashSecret(challenge),
      purpose,
      operator_id: operatorId ?? null,
      expires_at,
    }
    await insertChallenge(db, row, now())
  }

  /** Tells the library whether we have issued the signed challenge. Each challenge is accepted once. */
  const issued = (purpose: 'register' | 'sign-in' | 'confirm', operatorId?: string) => (challenge: string) =>
    useChallenge(db, hashSecret(challenge), { purpose, operatorId: operatorId ?? null, now: now() })

  async function invited(invitation: string) {
    const operator = await findInvited(db, hashSecret(invitation), now())
    if (!operator) throw invitationInvalid()
    return operator
  }

  async function registrationOptions(invitation: string) {
    const operator = await invited(invitation)
    const present = await passkeysOf(db, operator.id)
    // The second passkey must be on another device, because one of them may be lost.
    const options = await authenticators.registrationOptions(
      { id: operator.id, name: operator.email },
      present,
    )
    await keep(options.challenge, 'register', operator.id)
    return { options, email: operator.email, passkeys: present.length }
  }

  /**
   * Registers a passkey and returns the operator's number of passkeys. After the second passkey, the
   * invitation can no longer be used.
   */
  async function register(invitation: string, credential: RegisteredCredential) {
    const operator = await invited(invitation)
    const { isSynced: _, ...passkey } = await authenticators.verifyRegistration(
      credential,
      issued('register', operator.id),
    )
    const passkeys = await db.transaction().execute(async (tx) => {
      const row = { operator_id: operator.id, created_at: now(), last_used_at: null }
      await insertPasskey(tx, { ...passkey, ...row })
      const { length } = await passkeysOf(tx, operator.id)
      if (length >= PASSKEYS_NEEDED && !(await useInvitation(tx, operator.id))) throw invitationInvalid()
      return length
    })
    return { operatorId: operator.id, passkeys }
  }

  async function signInOptions() {
    const options = await authenticators.requestOptions()
    await keep(options.challenge, 'sign-in')
    return options
  }

  async function confirmOptions(operatorId: string) {
    const options = await authenticators.requestOptions(await passkeysOf(db, operatorId))
    await keep(options.challenge, 'confirm', operatorId)
    return options
  }

  /**
   * Verifies a passkey that was used to sign in, or to confirm an act of `operatorId`. Returns the operator's
   * id.
   * @throws ApiError 401 for an unknown passkey, a wrong signature, or an operator with too few passkeys
   */
  async function verify(credential: ShownCredential, operatorId?: string): Promise<string> {
    const passkey = await findPasskey(db, credential.id)
    if (!passkey || (operatorId && passkey.operator_id !== operatorId)) throw passkeyInvalid()
    const { counter } = await authenticators.verifyUse(
      passkey,
      credential,
      issued(operatorId ? 'confirm' : 'sign-in', operatorId),
    )
    await notePasskeyUse(db, passkey.id, { counter, now: now() })
    const { length } = await passkeysOf(db, passkey.operator_id)
    if (length < PASSKEYS_NEEDED) throw passkeyMissing()
    return passkey.operator_id
  }

  return { registrationOptions, register, signInOptions, confirmOptions, verify }
}

const passkeyMissing = () =>
  new ApiError(
    401,
    'unauthenticated',
    'You need a second passkey: ask for a new link (`operator recover`).',
    undefined,
    { reason: 'second_passkey_missing' },
  )

const invitationInvalid = () =>
  new ApiError(
    404,
    'not_found',
    'This link has expired or was used. Ask for a new one (`operator invite`).',
    undefined,
    { reason: 'invitation_invalid' },
  )
