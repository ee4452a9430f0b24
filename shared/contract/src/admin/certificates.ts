import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp } from '../api/wire'
import { After, orNull, pageOf, Reason } from './lists'

const support = { roles: ['support'] } as const

const AdminCertificate = Type.Object({
  id: Type.String(),
  learnerId: Type.String(),
  /** The names on the certificate. */
  learner: Type.String(),
  course: Type.String(),
  instructor: Type.String(),
  issuedAt: Timestamp,
  revokedAt: orNull(Timestamp),
  revokedReason: orNull(Type.String()),
})
export type AdminCertificate = Static<typeof AdminCertificate>

export const searchCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'operator',
  operators: support,
  summary:
    'The certificate with this id, or those of learners whose name or address contains every word, newest first.',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })), after: After }),
  reply: pageOf(AdminCertificate),
})

export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/certificates/:id',
  access: 'operator',
  operators: support,
  summary: 'One certificate.',
  params: Type.Object({ id: Id }),
  reply: AdminCertificate,
})

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/revoke',
  access: 'operator',
  operators: { roles: ['support'], freshPasskey: true },
  summary:
    'Revokes a certificate for good: verification reports it as revoked. The learner gets the reason by mail.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ told: Type.String() }),
})
