import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './wire'

export const Certificate = Type.Object({
  _id: Id,
  userId: Id,
  courseId: Id,
  courseName: Type.String(),
  instructorName: Type.String(),
  learnerName: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Certificate = Static<typeof Certificate>

export const generateCertificate = endpoint({
  method: 'POST',
  path: '/user/generate-certificate',
  access: 'user',
  summary:
    'The certificate of a course that is enrolled in and completed, as a PDF. Issued once, rendered each time.',
  body: Type.Object({ userId: Id, courseId: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/pdf',
})

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/user/verify-certificate',
  access: 'public',
  summary: 'The certificate with this id. An unknown id is 404 `not_found`.',
  query: Type.Object({ certificateId: Type.String({ minLength: 1, maxLength: 128, pattern: '\\S' }) }),
  reply: Certificate,
})
