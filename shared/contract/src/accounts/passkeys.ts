import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { PasskeyOptions, RegisteredCredential, ShownCredential } from '../api/passkeyCredentials'
import { EnteredLine } from '../api/enteredTexts'
import { Empty, Id, literals, Timestamp } from '../api/wire'
import { PASSKEY_NAME_MAX, PASSWORD_MAX, RECOVERY_CODE_LENGTH } from '../rules/limits'
import { PROOFS } from './accountData'
import { SignedInAccount } from './auth'

/**
 * `reason` of the 403 with which a log-in answers if the account asks for a passkey or a recovery code as well. The
 * browser then has ten minutes to show one of them, with `loginWithPasskey` or `loginWithRecoveryCode`.
 */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed'
/** `reason` of the 401 for a recovery code that is wrong or was used. */
export const RECOVERY_CODE_INVALID = 'recovery_code_invalid'
/**
 * `reason` of the 401 if the time for the second factor has expired; the person then has to log in again from
 * the start.
 */
export const SECOND_STEP_OVER = 'second_step_over'
/**
 * `reason` of the 409 if somebody removes the last passkey of an account that requires one after the
 * password.
 */
export const LAST_PASSKEY = 'last_passkey'
/** `reason` of the 409 if an account already has the maximum number of passkeys. */
export const PASSKEYS_FULL = 'passkeys_full'
/** `reason` of the 409 if somebody turns on the second factor of an account without a passkey. */
export const PASSKEY_MISSING = 'passkey_missing'
/** `reason` of the 409 if somebody requests recovery codes for an account without a second factor. */
export const SECOND_FACTOR_OFF = 'second_factor_off'

export const OwnPasskey = Type.Object({
  _id: Id,
  name: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Type.Union([Timestamp, Type.Null()]),
  /** True if the person's password manager keeps copies of it on other devices. */
  isSynced: Type.Boolean(),
})
export type OwnPasskey = Static<typeof OwnPasskey>

export const OwnPasskeys = Type.Object({
  passkeys: Type.Array(OwnPasskey),
  /** The proof of identity that an owner without a passkey gives before changing these settings. */
  proof: literals(PROOFS),
  /** True if the owner has given this proof in this session within the last few minutes. */
  isProven: Type.Boolean(),
  secondFactor: Type.Object({
    /** True if a log-in on a new device needs a passkey or a recovery code as well. */
    isOn: Type.Boolean(),
    /**
     * The time at which the second factor is turned off because an operator was asked to do so; null if it
     * stays on.
     */
    endsAt: Type.Union([Timestamp, Type.Null()]),
    /** Number of unused recovery codes. */
    codesLeft: Type.Integer(),
  }),
})
export type OwnPasskeys = Static<typeof OwnPasskeys>

/** Recovery codes, each of which can be used once. They are shown only when they are created. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) })

const owner = { userId: Id }
const Owner = Type.Object(owner)

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/auth/passkey-options',
  access: 'public',
  rateLimit: 'passkeyChallenge',
  summary:
    'A challenge for any passkey; with `secondStep`, for those of the person who has logged in with the password in this browser.',
  body: Type.Object({ secondStep: Type.Optional(Type.Boolean()) }),
  reply: PasskeyOptions,
})

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey-login',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Log in with a passkey, as a learner or a mentor: the passkey says who. It is also the second factor.',
  body: Type.Object({ credential: ShownCredential }),
  reply: SignedInAccount,
})

export const loginWithRecoveryCode = endpoint({
  method: 'POST',
  path: '/auth/recovery-code',
  access: 'public',
  rateLimit: 'auth',
  summary: `Show a recovery code after a log-in that was answered with \`${SECOND_FACTOR_NEEDED}\`. Each code works once.`,
  body: Type.Object({
    code: Type.String({ maxLength: 2 * RECOVERY_CODE_LENGTH, pattern: '^[A-Za-z0-9 -]+$' }),
  }),
  reply: SignedInAccount,
})

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/account/passkeys',
  access: 'session',
  owner: 'query.userId',
  summary: 'The passkeys of the caller, and if one is needed after the password.',
  query: Owner,
  reply: OwnPasskeys,
})

export const ownerProofOptions = endpoint({
  method: 'POST',
  path: '/account/proof-options',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary: 'A challenge for the passkeys of the caller.',
  body: Owner,
  reply: PasskeyOptions,
})

export const proveOwner = endpoint({
  method: 'POST',
  path: '/account/proof',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary:
    'Show the password or a passkey again. Passkeys and the second factor can then be changed in this session for ten minutes.',
  body: Type.Object({
    ...owner,
    password: Type.Optional(Type.String({ minLength: 1, maxLength: PASSWORD_MAX })),
    credential: Type.Optional(ShownCredential),
  }),
  reply: Empty,
})

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/account/passkey-options',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary: 'What an authenticator needs to create a passkey for the caller.',
  body: Owner,
  reply: PasskeyOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/account/add-passkey',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary:
    'Store a new passkey of the caller, who is told by mail. Without a name, it is called after the browser.',
  body: Type.Object({
    ...owner,
    name: Type.Optional(EnteredLine(PASSKEY_NAME_MAX)),
    credential: RegisteredCredential,
  }),
  reply: OwnPasskeys,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/account/remove-passkey',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary: 'Remove a passkey of the caller, who is told by mail. Harmless when it is removed already.',
  body: Type.Object({ ...owner, passkeyId: Id }),
  reply: OwnPasskeys,
})

export const turnOnSecondFactor = endpoint({
  method: 'POST',
  path: '/account/second-factor-on',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary:
    'From now on, a log-in on a new device needs a passkey or a recovery code as well. Answers the recovery codes, this once.',
  body: Owner,
  reply: RecoveryCodes,
})

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/account/second-factor-off',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary: 'From now on, the password alone is enough. The recovery codes are deleted.',
  body: Owner,
  reply: OwnPasskeys,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/recovery-codes',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary: 'Ten new recovery codes, shown this once. The former ones no longer work.',
  body: Owner,
  reply: RecoveryCodes,
})

export const keepSecondFactor = endpoint({
  method: 'POST',
  path: '/account/keep-second-factor',
  access: 'session',
  owner: 'body.userId',
  summary: 'Keep the second factor that an operator was asked to end.',
  body: Owner,
  reply: OwnPasskeys,
})
