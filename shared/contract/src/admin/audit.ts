import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Timestamp } from '../api/wire'

const owners = { roles: ['owner'] } as const

const AuditRecord = Type.Object({
  seq: Type.Integer(),
  at: Timestamp,
  operator: Type.String(),
  act: Type.String(),
  target: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()]),
})
export type AuditRecord = Static<typeof AuditRecord>

export const AUDIT_PAGE = 50

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'operator',
  operators: owners,
  summary: 'What operators did, newest first.',
  query: Type.Object({
    operator: Type.Optional(Type.String({ maxLength: 320 })),
    act: Type.Optional(Type.String({ maxLength: 60 })),
    target: Type.Optional(Type.String({ maxLength: 120 })),
    /** Returns only records with a number below this one. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
  }),
  reply: Type.Object({ records: Type.Array(AuditRecord), hasMore: Type.Boolean() }),
})

export const verifyAudit = endpoint({
  method: 'POST',
  path: '/api/audit/verify',
  access: 'operator',
  operators: owners,
  summary: 'Verifies the chain of all records.',
  body: Empty,
  reply: Type.Object({
    intact: Type.Boolean(),
    records: Type.Integer(),
    hash: Type.String(),
    problem: Type.Optional(Type.String()),
  }),
})
