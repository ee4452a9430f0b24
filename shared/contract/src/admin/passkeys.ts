import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Timestamp, literals } from '../api/wire'
import { OPERATOR_ROLES } from '../rules/operatorRoles'

const everyone = { roles: OPERATOR_ROLES }

/** Base64url, as browsers and authenticators exchange it. */
const Encoded = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]*$' })

/** The secret of an invitation link. */
const Invitation = Type.String({ minLength: 20, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** Options for `navigator.credentials`, as JSON. */
const options = { options: Type.Record(Type.String(), Type.Unknown()) }
const Options = Type.Object(options)

const credential = {
  id: Encoded(1024),
  rawId: Encoded(1024),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 20 }),
}

export const RegisteredCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Encoded(4096),
    attestationObject: Encoded(16_384),
    authenticatorData: Type.Optional(Encoded(8192)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Encoded(8192)),
  }),
})

export const ShownCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Encoded(4096),
    authenticatorData: Encoded(8192),
    signature: Encoded(4096),
    userHandle: Type.Optional(Encoded(128)),
  }),
})

/** The operator who is signed in. */
export const SignedInOperator = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: literals(OPERATOR_ROLES),
  /** When the operator last authenticated with a passkey. */
  passkeyUsedAt: Timestamp,
})
export type SignedInOperator = Static<typeof SignedInOperator>

export const registrationOptions = endpoint({
  method: 'POST',
  path: '/api/register/options',
  access: 'public',
  rateLimit: 'auth',
  summary: 'What an invited operator’s authenticator needs to create a passkey.',
  body: Type.Object({ invitation: Invitation }),
  reply: Type.Object({ ...options, email: Type.String(), passkeys: Type.Integer() }),
})

export const registerPasskey = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Stores a new passkey. The second one uses the invitation up and signs the operator in.',
  body: Type.Object({ invitation: Invitation, credential: RegisteredCredential }),
  reply: Type.Object({ passkeys: Type.Integer(), needed: Type.Integer() }),
})

export const signInOptions = endpoint({
  method: 'POST',
  path: '/api/sign-in/options',
  access: 'public',
  rateLimit: 'auth',
  summary: 'A challenge for any operator’s passkey.',
  body: Empty,
  reply: Options,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sign-in',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Signs an operator in with a passkey.',
  body: Type.Object({ credential: ShownCredential }),
  reply: SignedInOperator,
})

export const confirmOptions = endpoint({
  method: 'POST',
  path: '/api/confirm/options',
  access: 'operator',
  operators: everyone,
  rateLimit: 'auth',
  summary: 'A challenge for the passkeys of the operator who is signed in.',
  body: Empty,
  reply: Options,
})

export const confirmPasskey = endpoint({
  method: 'POST',
  path: '/api/confirm',
  access: 'operator',
  operators: everyone,
  rateLimit: 'auth',
  summary: 'Shows a passkey again, before a grave act.',
  body: Type.Object({ credential: ShownCredential }),
  reply: SignedInOperator,
})

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'operator',
  operators: everyone,
  summary: 'The operator who is signed in.',
  reply: SignedInOperator,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/sign-out',
  access: 'operator',
  operators: everyone,
  summary: 'Ends the session.',
  body: Empty,
  reply: Empty,
})
