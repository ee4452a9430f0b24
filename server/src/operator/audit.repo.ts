import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant, OperatorActsTable } from '../api/database/schema'
import type { OperatorContext } from './command'

type Database = Kysely<ApiDatabase>

interface AuditEntry {
  /** Name of the command. */
  act: string
  /** An id: unlike an address, it identifies nobody after the account was deleted. */
  target: string
  reason?: string
}

/** Records who did what. Call it in the transaction of the action itself, if there is one. */
export async function recordAudit(
  db: Database,
  { operator, clock }: Pick<OperatorContext, 'operator' | 'clock'>,
  { act, target, reason }: AuditEntry,
) {
  const at = clock().toISOString()
  await db
    .insertInto('operator_acts')
    .values({ id: randomUUID(), at, operator, act, target, reason: reason ?? null })
    .execute()
}

/** A recorded action of an operator. */
export interface AuditRecord {
  at: string
  operator: string
  act: string
  target: string
  /** Address of the target's account, while it exists. */
  email: string | null
  reason: string | null
}

/** Newest first. */
export function listAudit(db: Database, limit: number): Promise<AuditRecord[]> {
  return db
    .selectFrom('operator_acts')
    .leftJoin('learners', 'learners.id', 'operator_acts.target')
    .leftJoin('mentors', (join) =>
      join.onRef('mentors.id', '=', 'operator_acts.target').on('mentors.verified', '=', 1),
    )
    .select(['at', 'operator', 'act', 'target', 'reason'])
    .select(({ fn }) => fn.coalesce('learners.email', 'mentors.email').as('email'))
    .orderBy('at', 'desc')
    .orderBy('operator_acts.id')
    .limit(limit)
    .execute()
}

/** Every record with all its columns. */
export function allAuditRows(db: Database): Promise<OperatorActsTable[]> {
  return db.selectFrom('operator_acts').selectAll().execute()
}

/** Adds records of another database; existing ones stay unchanged. */
export async function restoreAuditRows(db: Database, rows: OperatorActsTable[]): Promise<void> {
  for (const row of rows)
    await db
      .insertInto('operator_acts')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** The reason that the operator gave for the last such action up to this time; undefined if none is recorded. */
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

/** Whether such an action was recorded since this time. */
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
