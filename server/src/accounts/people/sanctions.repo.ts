import type { Role } from '@mentor-connect/contract/accounts/people'
import type { SanctionKind } from '@mentor-connect/contract/trust/sanctions'
import type { Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Instant, Database } from '../../kernel/database/schema'
import type { SanctionsTable } from '../../kernel/database/safetyTables'
import { lockAccount } from './credentials.repo'

export type Sanction = Selectable<SanctionsTable>

/**
 * Stored instead of an operator's id if the system has acted: it ends an expired sanction, or limits a person
 * whom several people have reported.
 */
export const AUTOMATIC = 'automatic'

export interface NewSanction {
  person: { id: string; role: Role }
  kind: SanctionKind
  /** Shown to the person; null for a note. */
  reason: string | null
  /** Text that only operators see. */
  note?: string | null
  caseId?: string
  /** Time at which the sanction ends automatically; absent if it has no end. */
  until?: Instant
  /** The operator who imposes the sanction, or `AUTOMATIC`. */
  by: string
  now: Instant
}

/** Finds the person's suspension that is in force. */
export function findSuspension(db: Database, personId: string): Promise<Sanction | undefined> {
  return db.selectFrom('sanctions').selectAll().where('suspends', '=', personId).executeTakeFirst()
}

/** Finds the person's limit that is in force. */
export function findLimit(db: Database, personId: string): Promise<Sanction | undefined> {
  return db.selectFrom('sanctions').selectAll().where('limits', '=', personId).executeTakeFirst()
}

export function findSanction(db: Database, id: string): Promise<Sanction | undefined> {
  return db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lists all sanctions of a person, newest first. */
export function sanctionsOf(db: Database, personId: string): Promise<Sanction[]> {
  return db
    .selectFrom('sanctions')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('imposed_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * A step that runs between storing a sanction and updating the person's content, so that the audit is locked
 * at this point.
 */
type Between = () => Promise<unknown>

/**
 * Imposes a sanction. A suspended mentor also disappears from the directory and the catalogue. Triggers
 * record the change for chat. Returns the id, or undefined if the person already has a sanction of this kind.
 */
export async function insertSanction(
  tx: Database,
  sanction: NewSanction,
  between?: Between,
): Promise<string | undefined> {
  const { person, kind, now } = sanction
  const mentor = kind === 'suspension' && person.role === 'mentor' ? await statusOf(tx, person.id) : undefined
  const row = await tx
    .insertInto('sanctions')
    .values({
      id: randomUUID(),
      person_id: person.id,
      role: person.role,
      kind,
      reason: sanction.reason,
      note: sanction.note ?? null,
      case_id: sanction.caseId ?? null,
      until: sanction.until ?? null,
      imposed_at: now,
      imposed_by: sanction.by,
      mentor_status: mentor ?? null,
      suspends: kind === 'suspension' ? person.id : null,
      limits: kind === 'limit' ? person.id : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await between?.()
  if (mentor) await setStatus(tx, person.id, 'inactive', now)
  return row.id
}

/**
 * Ends a sanction and restores the former status of a mentor who was suspended. Returns false if the sanction
 * had ended before.
 */
export async function endSanction(
  tx: Database,
  id: string,
  { by, now }: { by: string; now: Instant },
  between?: Between,
): Promise<boolean> {
  // Read after the lock: a concurrent suspension of the same person also locks the account, and then waits
  // until this sanction has ended.
  const sanction = await findSanction(tx, id)
  if (sanction) await lockAccount(tx, sanction.role, sanction.person_id)
  const row = await tx
    .updateTable('sanctions')
    .set({ ended_at: now, ended_by: by, suspends: null, limits: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['person_id', 'mentor_status'])
    .executeTakeFirst()
  if (!row) return false
  await between?.()
  if (row.mentor_status) await setStatus(tx, row.person_id, row.mentor_status, now)
  return true
}

/** Lifts the suspension in force. Returns false if the person is not suspended. */
export async function endSuspension(
  tx: Database,
  personId: string,
  end: { by: string; now: Instant },
): Promise<boolean> {
  const suspension = await findSuspension(tx, personId)
  return suspension !== undefined && endSanction(tx, suspension.id, end)
}

/** Ends the sanctions that have expired. */
export async function endExpiredSanctions(db: Database, now: Instant): Promise<void> {
  const over = await db
    .selectFrom('sanctions')
    .select('id')
    .where('until', '<=', now)
    .where('ended_at', 'is', null)
    .execute()
  for (const { id } of over)
    await db.transaction().execute((tx) => endSanction(tx, id, { by: AUTOMATIC, now }))
}

async function statusOf(tx: Database, id: string) {
  const row = await tx.selectFrom('mentors').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

async function setStatus(tx: Database, id: string, status: 'active' | 'inactive', now: Instant) {
  await tx.updateTable('mentors').set({ status, updated_at: now }).where('id', '=', id).execute()
}
