import type { RegisteredCredential, ShownCredential } from '@mentor-connect/contract/admin/passkeys'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../kernel/database/schema'
import type { OperatorPasskeysTable } from '../../kernel/database/operatorTables'
import { hashSecret } from '../../accounts/session/cookies'
import { PASSKEYS_NEEDED } from '../../operator/operators.repo'
import { ApiError } from '../../platform/http/errors'
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
  /**
   * Public URL of the back office. Passkeys belong to its host name, which must not come from a header of a
   * request.
   */
  adminUrl: string
  clock: () => Date
  logger?: FastifyBaseLogger
}

export type PasskeyService = ReturnType<typeof passkeyService>

/** Registers and verifies passkeys of operators (W3C Web Authentication, level 3). */
export function passkeyService({ db, adminUrl, clock, logger }: PasskeyDependencies) {
  const rpID = new URL(adminUrl).hostname
  const relyingParty = { expectedOrigin: adminUrl, expectedRPID: rpID, requireUserVerification: true }
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
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID,
      userName: operator.email,
      userID: new TextEncoder().encode(operator.id),
      attestationType: 'none',
      // The second passkey must be on another device, because one of them may be lost.
      excludeCredentials: present.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keep(options.challenge, 'register', operator.id)
    return { options: { ...options }, email: operator.email, passkeys: present.length }
  }

  /**
   * Registers a passkey and returns the operator's number of passkeys. After the second one, the invitation is
   * used up.
   */
  async function register(invitation: string, credential: Static<typeof RegisteredCredential>) {
    const operator = await invited(invitation)
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        ...relyingParty,
        response: credential as RegistrationResponseJSON,
        expectedChallenge: issued('register', operator.id),
      }),
    )
    if (!registrationInfo) throw passkeyInvalid()
    const passkeys = await db.transaction().execute(async (tx) => {
      await insertPasskey(tx, newPasskey(registrationInfo.credential, operator.id, now()))
      const { length } = await passkeysOf(tx, operator.id)
      if (length >= PASSKEYS_NEEDED && !(await useInvitation(tx, operator.id))) throw invitationInvalid()
      return length
    })
    return { operatorId: operator.id, passkeys }
  }

  async function signInOptions() {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    await keep(options.challenge, 'sign-in')
    return { ...options }
  }

  async function confirmOptions(operatorId: string) {
    const allowCredentials = (await passkeysOf(db, operatorId)).map(({ id }) => ({ id }))
    const options = await generateAuthenticationOptions({
      rpID,
      allowCredentials,
      userVerification: 'required',
    })
    await keep(options.challenge, 'confirm', operatorId)
    return { ...options }
  }

  /**
   * Verifies a passkey that was used to sign in, or to confirm an act of `operatorId`. Returns the operator's
   * id.
   * @throws ApiError 401 for an unknown passkey, a wrong signature, or an operator with too few passkeys
   */
  async function verify(credential: Static<typeof ShownCredential>, operatorId?: string): Promise<string> {
    const passkey = await findPasskey(db, credential.id)
    if (!passkey || (operatorId && passkey.operator_id !== operatorId)) throw passkeyInvalid()
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        ...relyingParty,
        response: credential as AuthenticationResponseJSON,
        expectedChallenge: issued(operatorId ? 'confirm' : 'sign-in', operatorId),
        // Passkeys that are copied between devices do not count their uses, so a counter that goes back is
        // logged, not refused.
        credential: { id: passkey.id, publicKey: Buffer.from(passkey.public_key, 'base64url'), counter: 0 },
      }),
    )
    const { newCounter: counter } = authenticationInfo
    warnOfCounter(passkey, counter)
    await notePasskeyUse(db, passkey.id, { counter, now: now() })
    const { length } = await passkeysOf(db, passkey.operator_id)
    if (length < PASSKEYS_NEEDED) throw passkeyMissing()
    return passkey.operator_id
  }

  function warnOfCounter({ counter, operator_id }: OperatorPasskeysTable, next: number) {
    if (counter > 0 && next <= counter)
      logger?.warn({ operator: operator_id, counter, next }, 'the counter of a passkey did not go up')
  }

  return { registrationOptions, register, signInOptions, confirmOptions, verify }
}

/** Turns the errors of the library, which throws for every response that it refuses, into an ApiError. */
async function verified<Result extends { verified: boolean }>(verifying: Promise<Result>) {
  const result = await verifying.catch((cause: unknown) => {
    throw passkeyInvalid(cause)
  })
  if (!result.verified) throw passkeyInvalid()
  return result
}

const passkeyInvalid = (cause?: unknown) =>
  new ApiError(401, 'unauthenticated', 'The passkey was not accepted. Try again.', undefined, {
    cause,
    reason: 'passkey_invalid',
  })

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

const newPasskey = (
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  operator_id: string,
  created_at: string,
) => ({
  id,
  counter,
  operator_id,
  created_at,
  last_used_at: null,
  public_key: Buffer.from(publicKey).toString('base64url'),
  transports: JSON.stringify(transports),
})
