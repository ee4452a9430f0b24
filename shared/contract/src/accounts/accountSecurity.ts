import Type, { type Static } from 'typebox'
import { PROOFS } from './accountData'
import { NewPassword } from './auth'
import { endpoint } from '../api/endpoint'
import { EMAIL_CODE_LENGTH, PASSWORD_MAX } from '../rules/limits'
import { Email } from './people'
import { Id, Timestamp, literals } from '../api/wire'

/** A new e-mail address that is not confirmed yet; the code was mailed to it. */
export const EmailChange = Type.Object({ email: Type.String(), expiresAt: Timestamp })
export type EmailChange = Static<typeof EmailChange>

/** The owner's ways of signing in, and the proof of identity that a change of them requires. */
export const SignInState = Type.Object({
  proof: literals(PROOFS),
  /** True if this session is recent enough to count as a fresh sign-in. */
  isFresh: Type.Boolean(),
  email: Type.String(),
  emailChange: Type.Union([EmailChange, Type.Null()]),
})
export type SignInState = Static<typeof SignInState>

/** A session of the owner in one browser. */
export const OwnSession = Type.Object({
  _id: Id,
  /** For example `Firefox` and `Windows`; null if unknown. */
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  createdAt: Timestamp,
  /** Accurate to a few minutes. */
  lastUsedAt: Timestamp,
  isCurrent: Type.Boolean(),
})
export type OwnSession = Static<typeof OwnSession>

const owner = { userId: Id }
const Owner = Type.Object(owner)
/** The current password. An account without one needs a recent sign-in instead. */
const CurrentPassword = Type.Optional(Type.String({ minLength: 1, maxLength: PASSWORD_MAX }))

export const getSignInState = endpoint({
  method: 'GET',
  path: '/account/sign-in',
  access: 'session',
  owner: 'query.userId',
  summary: 'How the caller signs in, and the new e-mail address that waits for its code.',
  query: Owner,
  reply: SignInState,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/change-password',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary:
    'Set a new password with the current one, or, without one, in a session that began a moment ago. Ends all other sessions; this one gets a new cookie and bearer token.',
  body: Type.Object({ ...owner, currentPassword: CurrentPassword, password: NewPassword }),
  reply: Type.Object({ token: Type.String() }),
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/account/change-email',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'emailChange',
  summary: 'Mail a code to a new address. Answers alike for addresses that are free and that are taken.',
  body: Type.Object({ ...owner, currentPassword: CurrentPassword, email: Email }),
  reply: EmailChange,
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/account/confirm-email',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'auth',
  summary: 'Take over the new address, with the code that was mailed to it.',
  body: Type.Object({
    ...owner,
    otp: Type.String({
      minLength: EMAIL_CODE_LENGTH,
      maxLength: EMAIL_CODE_LENGTH,
      pattern: `^[0-9]{${EMAIL_CODE_LENGTH}}$`,
    }),
  }),
  reply: Type.Object({ email: Type.String() }),
})

export const cancelEmailChange = endpoint({
  method: 'POST',
  path: '/account/cancel-email-change',
  access: 'session',
  owner: 'body.userId',
  summary: 'Keep the address: the code that was mailed to the new one no longer counts.',
  body: Owner,
  reply: Type.Boolean(),
})

export const getSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  access: 'session',
  owner: 'query.userId',
  summary: 'The browsers in which the caller is signed in, this one first, then the last used.',
  query: Owner,
  reply: Type.Array(OwnSession),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/account/end-session',
  access: 'session',
  owner: 'body.userId',
  summary: 'Log one browser out. Harmless when it is logged out already.',
  body: Type.Object({ ...owner, sessionId: Id }),
  reply: Type.Boolean(),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/account/end-other-sessions',
  access: 'session',
  owner: 'body.userId',
  summary: 'Log out every browser but this one.',
  body: Owner,
  reply: Type.Boolean(),
})
