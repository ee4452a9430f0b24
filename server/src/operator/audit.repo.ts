import { AUDIT_PAGE } from '@mentor-connect/contract/admin/audit'
import { randomUUID } from 'node:crypto'
import type { Instant, OperatorActsTable, Database } from '../kernel/database/schema'
import { auditHash, verifyChain, type Verdict } from '../kernel/database/auditChain'
import type { OperatorContext } from './command'

interface AuditEntry {
  /** Name of the command. */
  act: string
  /**
   * Id of the target. It is not an e-mail address, because an id identifies nobody after the account was
   * deleted.
   */
  target: string
  reason?: string
}

/** The operator who acts. It has an id in the back office, but none on the command line. */
export type Actor = Pick<OperatorContext, 'operator' | 'operatorId' | 'clock'>

/**
 * Adds a record of an operator's action to the chain of the audit log. Call it in the transaction of the
 * action. Only one transaction at a time can add records, so lock the account concerned before the call, and
 * notify people after it.
 */
export async function recordAudit(db: Database, actor: Actor, { act, target, reason }: AuditEntry) {
  await append(db, {
    id: randomUUID(),
    at: actor.clock().toISOString(),
    operator: actor.operator,
    operator_id: actor.operatorId ?? null,
    act,
    target,
    reason: reason ?? null,
  })
}

type NewRecord = Omit<OperatorActsTable, 'seq' | 'previous_hash' | 'hash'>

async function append(db: Database, record: NewRecord): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => append(tx, record))
  // This update locks the head of the chain until the transaction ends.
  const head = await db
    .updateTable('audit_head')
    .set(({ eb }) => ({ seq: eb('seq', '+', 1) }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  const chained = { ...record, seq: head.seq, previous_hash: head.hash }
  const hash = auditHash(chained)
  await db
    .insertInto('operator_acts')
    .values({ ...chained, hash })
    .execute()
  await db.updateTable('audit_head').set({ hash }).execute()
}

/** Verifies that no record was changed or removed. */
export async function verifyAudit(db: Database): Promise<Verdict> {
  const rows = await db.selectFrom('operator_acts').selectAll().orderBy('seq').execute()
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
  return verifyChain(rows, head)
}

/** A recorded action of an operator. */
export interface AuditRecord {
  at: string
  operator: string
  act: string
  target: string
  /** E-mail address of the target's account; null if there is no such account. */
  email: string | null
  reason: string | null
}

/** Returns the records of the audit log, newest first. */
export function listAudit(db: Database, limit: number): Promise<AuditRecord[]> {
  return withAddresses(db).orderBy('seq', 'desc').limit(limit).execute()
}

function withAddresses(db: Database) {
  return db
    .selectFrom('operator_acts')
    .leftJoin('learners', 'learners.id', 'operator_acts.target')
    .leftJoin('mentors', (join) =>
      join.onRef('mentors.id', '=', 'operator_acts.target').on('mentors.verified', '=', 1),
    )
    .select(['at', 'operator', 'act', 'target', 'reason'])
    .select(({ fn }) => fn.coalesce('learners.email', 'mentors.email').as('email'))
}

/** Returns every record of the audit log with all columns. */
export function allAuditRows(db: Database): Promise<OperatorActsTable[]> {
  return db.selectFrom('operator_acts').selectAll().execute()
}

/**
 * Adds records from another database to the chain, in their order. Existing records stay unchanged. Records
 * that directly follow the last record of this database keep their hashes.
 */
export async function restoreAuditRows(db: Database, rows: OperatorActsTable[]): Promise<void> {
  const present = await db.selectFrom('operator_acts').select('id').execute()
  const known = new Set(present.map(({ id }) => id))
  const missing = rows.filter(({ id }) => !known.has(id)).sort((a, b) => a.seq - b.seq)
  for (const { id, at, operator, operator_id, act, target, reason } of missing)
    await append(db, { id, at, operator, operator_id, act, target, reason })
}

/**
 * Returns the reason that an operator gave for the last action of this kind up to this time; undefined if
 * none is recorded.
 */
export async function findReason(
  db: Database,
  act: string,
  { subject, at }: { subject: string; at: Instant },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('operator_acts')
    .select('reason')
    .where('act', '=', act)
    .where('target', '=', subject)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.reason ?? undefined
}

/** Resolves with true if an action of this kind was recorded since this time. */
export async function hasAuditSince(
  db: Database,
  act: string,
  target: string,
  since: Instant,
): Promise<boolean> {
  const found = await db
    .selectFrom('operator_acts')
    .select('id')
    .where('act', '=', act)
    .where('target', '=', target)
    .where('at', '>=', since)
    .executeTakeFirst()
  return found !== undefined
}

/** Resolves with true if a record has this hash. */
export async function hasAuditHash(db: Database, hash: string): Promise<boolean> {
  const found = await db.selectFrom('operator_acts').select('id').where('hash', '=', hash).executeTakeFirst()
  return found !== undefined
}

interface AuditFilter {
  operator?: string
  act?: string
  target?: string
  /** If set, only records with a lower number are returned. */
  before?: number
}

/** Returns a page of the audit log, newest first. */
export async function findAudit(
  db: Database,
  filter: AuditFilter,
): Promise<{ records: (AuditRecord & { seq: number })[]; hasMore: boolean }> {
  let query = withAddresses(db)
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(AUDIT_PAGE + 1)
  for (const column of ['operator', 'act', 'target'] as const)
    if (filter[column]) query = query.where(`operator_acts.${column}`, '=', filter[column])
  if (filter.before) query = query.where('seq', '<', filter.before)
  const records = await query.execute()
  return { records: records.slice(0, AUDIT_PAGE), hasMore: records.length > AUDIT_PAGE }
}
