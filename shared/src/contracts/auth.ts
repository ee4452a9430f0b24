import Type, { type Static } from 'typebox'
import { agreement } from './consent'
import { endpoint } from './endpoint'
import { EMAIL_MAX, OTP_LENGTH, PASSWORD_MAX, PASSWORD_MIN } from './limits'
import { Email, Learner, Mentor, PersonName, Role, SessionData } from './people'
import { Empty } from './wire'

export const NewPassword = Type.String({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: EMAIL_MAX }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
})

/** Where the next one-time code goes: the OTP step carries both. */
export const PendingVerification = Type.Object({ email: Type.String(), role: Role })
export type PendingVerification = Static<typeof PendingVerification>

/** Stands beside `data`: true when the password was right but the e-mail address is not verified yet. */
const NotVerified = Type.Object({ UserNotVerified: Type.Optional(Type.Boolean()) })

/** Signed, short-lived; kept in memory by the client, never stored. */
const Bearer = Type.String()

export const registerUser = endpoint({
  method: 'POST',
  path: '/user/register-user',
  access: 'public',
  summary: 'Sign up as a learner and send a one-time code. Answers alike for known and unknown e-mails.',
  body: Type.Object({ name: PersonName, email: Email, password: NewPassword, ...agreement }),
  reply: PendingVerification,
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
  summary: 'Verify an e-mail address with its one-time code. `data` is true when it is verified.',
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: EMAIL_MAX }),
    otp: Type.Union([
      Type.Integer({ minimum: 0, maximum: 10 ** OTP_LENGTH - 1 }),
      Type.String({ pattern: `^[0-9]{1,${OTP_LENGTH}}$` }),
    ]),
    role: Role,
  }),
  reply: Type.Boolean(),
})

export const resendOtp = endpoint({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  summary: 'Send a fresh one-time code for a sign-up that waits for one.',
  body: PendingVerification,
  reply: PendingVerification,
})

export const loginUser = endpoint({
  method: 'POST',
  path: '/user/login-user',
  access: 'public',
  summary: 'Log in as a learner: sets the session cookie and answers a bearer token.',
  body: Credentials,
  reply: Type.Object({
    userData: Type.Optional(Learner),
    token: Type.Optional(Bearer),
    email: Type.Optional(Type.String()),
    role: Type.Optional(Role),
  }),
  beside: NotVerified,
})

export const loginMentor = endpoint({
  method: 'POST',
  path: '/mentor/login-mentor',
  access: 'public',
  summary: 'Log in as a mentor: sets the session cookie and answers a bearer token.',
  body: Credentials,
  reply: Type.Object({
    mentorData: Type.Optional(Mentor),
    token: Type.Optional(Bearer),
    email: Type.Optional(Type.String()),
    role: Type.Optional(Role),
  }),
  beside: NotVerified,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/request-password-reset',
  access: 'public',
  summary: 'Mail a link that sets a new password. Answers alike for known and unknown e-mails.',
  body: Type.Object({ email: Email, role: Role }),
  reply: Type.Boolean(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of a mailed link, once. Ends all sessions of the person.',
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 64 }), password: NewPassword }),
  reply: Type.Object({ email: Type.String(), role: Role }),
})

export const verifyToken = endpoint({
  method: 'POST',
  path: '/auth/verify-token',
  access: 'public',
  summary: 'Who is signed in, by bearer token or session cookie; answers a fresh bearer token.',
  body: Type.Optional(Empty),
  reply: Type.Intersect([
    SessionData,
    Type.Object({ role: Role, token: Bearer, account: Type.Union([Learner, Mentor]) }),
  ]),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End the session. Harmless when there is none.',
  body: Type.Object({ role: Type.Optional(Role) }),
  reply: Type.Boolean(),
})
