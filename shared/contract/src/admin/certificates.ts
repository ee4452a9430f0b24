import Type, { type Static } from 'typebox'
import { GIVEN_REVOCATION_CODES, REVOCATION_CODES } from '../learning/certificates'
import { endpoint } from '../api/endpoint'
import { Id, literals, Timestamp } from '../api/wire'
import { PersonName } from '../accounts/people'
import { After, orNull, pageOf, Reason, Sort } from './lists'

const support = { roles: ['support'] } as const

export const CERTIFICATE_VIEWS = ['all', 'valid', 'revoked'] as const
export type CertificateView = (typeof CERTIFICATE_VIEWS)[number]

export const CERTIFICATE_SORTS = ['-issued', 'issued'] as const
export type CertificateSort = (typeof CERTIFICATE_SORTS)[number]

const AdminCertificate = Type.Object({
  id: Type.String(),
  learnerId: Type.String(),
  /** `learner`, `course` and `instructor` are the names as printed on the certificate. */
  learner: Type.String(),
  course: Type.String(),
  /** The skill path that the certificate is for; null if it is for a course. */
  pathId: Type.Optional(orNull(Type.String())),
  /** 1 if the certificate is for the work in a project. */
  isProject: Type.Optional(Type.Integer()),
  instructor: Type.String(),
  issuedAt: Timestamp,
  revokedAt: orNull(Timestamp),
  revokedReason: orNull(Type.String()),
  /** Id of the certificate that replaced this one. */
  replacedBy: Type.Optional(orNull(Type.String())),
  /** The public part of the reason for the revocation. */
  revokedCode: Type.Optional(orNull(literals(REVOCATION_CODES))),
})
export type AdminCertificate = Static<typeof AdminCertificate>

export const searchCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'operator',
  operators: support,
  summary:
    'The certificate with this id, or those of learners whose name or address contains every word, newest first.',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    view: Type.Optional(literals(CERTIFICATE_VIEWS)),
    sort: Sort(CERTIFICATE_SORTS),
    after: After,
  }),
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
    'Revokes a certificate for good, and with that of a course those of the skill paths that it is a part of. The learner gets the reason by mail; verification reports the code, `withdrawn` if none is given.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason, code: Type.Optional(literals(GIVEN_REVOCATION_CODES)) }),
  reply: Type.Object({ told: Type.String() }),
})

export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/reissue',
  access: 'operator',
  operators: { roles: ['support'], freshPasskey: true },
  summary:
    'Issues a certificate again under a corrected name. The old one is revoked as replaced; the learner is told by mail.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ name: PersonName, reason: Reason }),
  reply: Type.Object({ id: Id, told: Type.String() }),
})
