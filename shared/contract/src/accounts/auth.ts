import Type, { type Static } from 'typebox'
import { agreement } from './consent'
import { endpoint } from '../api/endpoint'
import { EMAIL_MAX, OTP_LENGTH, PASSWORD_MAX, PASSWORD_MIN } from '../rules/limits'
import { BirthYear, CertificateName, Email, Learner, Mentor, PersonName, Role, SessionData } from './people'
import { Empty, Timestamp } from '../api/wire'

export const NewPassword = Type.String({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })

const Credentials = Type.Object({
  email: Type.String({ minLength: 1, maxLength: EMAIL_MAX }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }),
})

/** Recipient of the next one-time code; the OTP step needs both fields. */
export const PendingVerification = Type.Object({ email: Type.String({ maxLength: EMAIL_MAX }), role: Role })
export type PendingVerification = Static<typeof PendingVerification>

/** Result of a sign-up. */
export const SignUpReply = Type.Object({
  ...PendingVerification.properties,
  /** False if no mail was sent because several were sent to the address in the last hour; their links remain valid. */
  mailed: Type.Optional(Type.Boolean()),
  /** True if a mailed link verified the address, so that the account already exists. */
  verified: Type.Optional(Type.Boolean()),
})

export type SignUpReply = Static<typeof SignUpReply>

/** The secret of a mailed link. */
const LinkToken = Type.String({ minLength: 1, maxLength: 64 })

/** Field of a sign-up that was started from a mailed link. The link verifies the address, so no code is sent. */
export const provenAddress = { linkToken: Type.Optional(LinkToken) }

/** Sent next to `data`. True if the password was correct but the e-mail address is not verified yet. */
const NotVerified = Type.Object({ UserNotVerified: Type.Optional(Type.Boolean()) })

/** Bearer token: signed and short-lived. The client keeps it in memory and never stores it. */
const Bearer = Type.String()

/** The account that a log-in has opened, in the field of its role, with a bearer token. */
export const SignedInAccount = Type.Object({
  userData: Type.Optional(Learner),
  mentorData: Type.Optional(Mentor),
  token: Bearer,
})
export type SignedInAccount = Static<typeof SignedInAccount>

export const registerUser = endpoint({
  method: 'POST',
  path: '/user/register-user',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Sign up as a learner and send a one-time code. Answers alike for known and unknown e-mails.',
  body: Type.Object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    birthYear: Type.Optional(BirthYear),
    certificateName: Type.Optional(CertificateName),
    ...agreement,
    ...provenAddress,
  }),
  reply: SignUpReply,
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Verify an e-mail address with its one-time code. `data` is true when it is verified.',
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: EMAIL_MAX }),
    otp: Type.Union([
      Type.Integer({ minimum: 0, maximum: 10 ** OTP_LENGTH - 1 }),
      Type.String({ maxLength: OTP_LENGTH, pattern: `^[0-9]{1,${OTP_LENGTH}}$` }),
    ]),
    role: Role,
  }),
  reply: Type.Boolean(),
})

export const resendOtp = endpoint({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Send a fresh one-time code for a sign-up that waits for one.',
  body: PendingVerification,
  reply: PendingVerification,
})

export const findSignUpLink = endpoint({
  method: 'POST',
  path: '/auth/sign-up-link',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Whose address the token of a sign-up mail proves. Changes nothing.',
  body: Type.Object({ token: LinkToken }),
  reply: PendingVerification,
})

export const confirmSignUp = endpoint({
  method: 'POST',
  path: '/auth/confirm-sign-up',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Make the account of a waiting sign-up, with the token of its mail and the password that was chosen, and log in.',
  body: Type.Object({ token: LinkToken, password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX }) }),
  reply: SignedInAccount,
})

export const loginUser = endpoint({
  method: 'POST',
  path: '/user/login-user',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Log in as a learner: sets the session cookie and answers a bearer token. A 403 with the reason `second_factor_needed` asks for a passkey or a recovery code as well.',
  body: Credentials,
  reply: Type.Object({
    userData: Type.Optional(Learner),
    token: Type.Optional(Bearer),
    email: Type.Optional(Type.String()),
    role: Type.Optional(Role),
  }),
  meta: NotVerified,
})

export const loginMentor = endpoint({
  method: 'POST',
  path: '/mentor/login-mentor',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Log in as a mentor: sets the session cookie and answers a bearer token. A 403 with the reason `second_factor_needed` asks for a passkey or a recovery code as well.',
  body: Credentials,
  reply: Type.Object({
    mentorData: Type.Optional(Mentor),
    token: Type.Optional(Bearer),
    email: Type.Optional(Type.String()),
    role: Type.Optional(Role),
  }),
  meta: NotVerified,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/request-password-reset',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Mail a link that sets a new password. Answers alike for known and unknown e-mails.',
  body: Type.Object({ email: Email, role: Role }),
  reply: Type.Boolean(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  rateLimit: 'auth',
  summary: 'Set a new password with the token of a mailed link, once. Ends all sessions of the person.',
  body: Type.Object({ token: LinkToken, password: NewPassword }),
  reply: Type.Object({ email: Type.String(), role: Role }),
})

export const verifyToken = endpoint({
  method: 'POST',
  path: '/auth/verify-token',
  access: 'public',
  whileRestricted: true,
  summary: 'Who is signed in, by bearer token or session cookie; answers a fresh bearer token.',
  body: Type.Optional(Empty),
  reply: Type.Intersect([
    SessionData,
    Type.Object({ role: Role, token: Bearer, account: Type.Union([Learner, Mentor]) }),
  ]),
})

/** Origin of an area's own service. The tokens for that service name this origin as their audience. */
export const ServiceOrigin = Type.String({
  title: 'an origin, such as "https://jobs.example.org"',
  pattern: '^https?://[a-z0-9](?:[a-z0-9.-]{0,198}[a-z0-9])?(?::[0-9]{1,5})?$',
  maxLength: 220,
})

export const issueServiceToken = endpoint({
  method: 'POST',
  path: '/auth/service-token',
  access: 'session',
  summary:
    'A token with which the service of an area knows who is signed in. Its audience is that service: no other accepts it.',
  body: Type.Object({ audience: ServiceOrigin }),
  reply: Type.Object({ token: Bearer, expiresAt: Timestamp }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  whileRestricted: true,
  summary: 'End the session. Harmless when there is none.',
  body: Type.Object({ role: Type.Optional(Role) }),
  reply: Type.Boolean(),
})
