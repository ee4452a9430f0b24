import Type from 'typebox'
import { EnteredLine, REQUIRED } from '../api/enteredTexts'
import { NewPassword, provenAddress, SignUpReply } from './auth'
import { agreement } from './consent'
import { endpoint } from '../api/endpoint'
import { IMAGE } from '../rules/uploads'
import { DOMAINS_MAX, EXPERIENCE_MAX, SOCIAL_LINKS_MAX } from '../rules/limits'
import { Email, HiddenContact, PersonName } from './people'
import { Timestamp } from '../api/wire'

export const registerMentor = endpoint({
  method: 'POST',
  path: '/mentor/register-mentor',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Sign up as a mentor and send a one-time code. Answers alike for known and unknown e-mails. The account begins as `inactive`, whatever is sent.',
  body: Type.Object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    /** Ten digits, without the prefix +91. */
    mobile: Type.String({ maxLength: 10, pattern: '^[0-9]{10}$' }),
    domains: Type.Array(EnteredLine(400), { minItems: 1, maxItems: DOMAINS_MAX }),
    expertise: EnteredLine(1000, REQUIRED),
    /** Years of experience. */
    experience: Type.Integer({ minimum: 0, maximum: EXPERIENCE_MAX }),
    /** URLs with http or https, or `host/path`. */
    social: Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: SOCIAL_LINKS_MAX })),
    /** Contact details to hide from signed-in people. Default: both. */
    hiddenContact: Type.Optional(HiddenContact),
    ...agreement,
    ...provenAddress,
  }),
  files: { profile: IMAGE },
  reply: SignUpReply,
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/mentor/application',
  access: 'mentor',
  whilePending: true,
  summary: 'When the caller applied as a mentor, and how long the latest applications have waited.',
  reply: Type.Object({
    sentAt: Timestamp,
    /**
     * Number of days within which nine in ten of the latest decisions were made; absent while there are too few
     * decisions.
     */
    usualDays: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
})
