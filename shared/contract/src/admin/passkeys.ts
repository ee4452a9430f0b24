import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Timestamp, literals } from '../api/wire'
import {
  PasskeyOptions,
  passkeyOptions,
  RegisteredCredential,
  ShownCredential,
} from '../api/passkeyCredentials'
import { OPERATOR_ROLES } from '../rules/operatorRoles'

const everyone = { roles: OPERATOR_ROLES }

/** The secret of an invitation link. */
const Invitation = Type.String({ minLength: 20, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** The operator who is signed in. */
export const SignedInOperator = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: literals(OPERATOR_ROLES),
  /** The time at which the operator last authenticated with a passkey. */
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
  reply: Type.Object({ ...passkeyOptions, email: Type.String(), passkeys: Type.Integer() }),
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
  reply: PasskeyOptions,
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
  reply: PasskeyOptions,
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
