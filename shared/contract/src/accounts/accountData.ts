import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { PASSWORD_MAX } from '../rules/limits'
import { Id, literals } from '../api/wire'

/** The proof of identity that the owner of an account gives before deleting it. */
export const PROOFS = ['password', 'fresh-sign-in'] as const
export type Proof = (typeof PROOFS)[number]

/** Requirements and consequences of deleting an account, shown before the deletion. */
export const ErasureTerms = Type.Object({
  proof: literals(PROOFS),
  /** True if this session is recent enough to count as a fresh sign-in. */
  isFresh: Type.Boolean(),
  /** Number of certificates that can be kept, so that others can still verify them. */
  certificates: Type.Integer(),
  /** Number of a mentor's courses that are kept, without the mentor's name, for their learners. */
  coursesThatStay: Type.Integer(),
})
export type ErasureTerms = Static<typeof ErasureTerms>

const Owner = Type.Object({ userId: Id })

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  access: 'session',
  owner: 'query.userId',
  whileRestricted: true,
  rateLimit: 'accountExport',
  summary: 'All that is stored about the caller, in both services, as a JSON file.',
  query: Owner,
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/json',
})

export const getErasureTerms = endpoint({
  method: 'GET',
  path: '/account/erasure-terms',
  access: 'session',
  owner: 'query.userId',
  whileRestricted: true,
  summary: 'What deleting the account takes and means.',
  query: Owner,
  reply: ErasureTerms,
})

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/account/erase',
  access: 'session',
  owner: 'body.userId',
  whileRestricted: true,
  rateLimit: 'auth',
  summary:
    'Delete the account for good and end its sessions. Needs the password, or, without one, a session that began a moment ago.',
  body: Type.Object({
    userId: Id,
    password: Type.Optional(Type.String({ minLength: 1, maxLength: PASSWORD_MAX })),
    keepCertificates: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ erased: Type.Boolean() }),
})
