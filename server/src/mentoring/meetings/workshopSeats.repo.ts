import type { Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'
import { claimTime, freeCellsOf, freeTime, type Span } from './timeCells.repo'

export type StoredWorkshop = Selectable<ApiDatabase['workshops']>

/** Locks a workshop until the transaction ends. Every change of its seats needs this lock. */
export function lockWorkshop(tx: Database, id: string): Promise<StoredWorkshop | undefined> {
  return lockRows(tx, tx.selectFrom('workshops').selectAll().where('id', '=', id)).executeTakeFirst()
}

export const spanOf = ({ starts_at, ends_at }: Pick<StoredWorkshop, 'starts_at' | 'ends_at'>): Span => ({
  start: Date.parse(starts_at),
  end: Date.parse(ends_at),
})

/** Takes a seat. Returns false if none is free. */
export async function takeSeat(tx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('workshops')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .whereRef('taken', '<', 'seats')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function giveSeatBack(tx: Database, id: string) {
  await tx
    .updateTable('workshops')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('id', '=', id)
    .where('taken', '>', 0)
    .execute()
}

/**
 * Marks a learner as busy during the workshop. Returns false, and changes nothing, if the learner is already
 * busy.
 */
export async function claimLearner(tx: Database, workshop: StoredWorkshop, learnerId: string) {
  const occasion = { workshop_id: workshop.id }
  const isFree = await freeCellsOf(tx, learnerId, spanOf(workshop))
  // This check avoids waiting for another transaction that may itself be waiting for this one.
  if (!isFree(spanOf(workshop))) return false
  if (await claimTime(tx, occasion, [{ personId: learnerId, ...spanOf(workshop) }])) return true
  await freeTime(tx, occasion, learnerId)
  return false
}

export async function setPersonState(
  tx: Database,
  workshopId: string,
  learnerId: string,
  state: 'booked' | 'waiting',
) {
  await tx
    .updateTable('workshop_people')
    .set({ state })
    .where('workshop_id', '=', workshopId)
    .where('learner_id', '=', learnerId)
    .execute()
}

/**
 * Gives free seats to waiting learners, in order. A learner who is busy at that time keeps waiting. The caller
 * must hold the lock of the workshop. Returns the learners who got a seat.
 */
export async function promoteWaiting(tx: Database, id: string): Promise<string[]> {
  const workshop = await lockWorkshop(tx, id)
  if (!workshop || workshop.state !== 'open') return []
  const waiting = await peopleOf(tx, id, 'waiting')
  const promoted: string[] = []
  let free = workshop.seats - workshop.taken
  for (const learnerId of waiting) {
    if (free <= 0) break
    if (!(await claimLearner(tx, workshop, learnerId))) continue
    if (!(await takeSeat(tx, id))) break
    await setPersonState(tx, id, learnerId, 'booked')
    promoted.push(learnerId)
    free--
  }
  return promoted
}

/** Returns the ids of the learners in a workshop, in the order in which they joined. */
export async function peopleOf(
  db: Database,
  workshopId: string,
  state?: 'booked' | 'waiting',
): Promise<string[]> {
  const rows = await db
    .selectFrom('workshop_people')
    .select('learner_id')
    .where('workshop_id', '=', workshopId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('position')
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}

/**
 * Removes a learner from a workshop that has not begun. The caller must hold the lock of the workshop.
 * @returns ids of the learners who get a free seat; undefined if the learner was not in the workshop
 */
export async function removePerson(
  tx: Database,
  workshopId: string,
  learnerId: string,
): Promise<string[] | undefined> {
  const removed = await tx
    .deleteFrom('workshop_people')
    .where('workshop_id', '=', workshopId)
    .where('learner_id', '=', learnerId)
    .returning('state')
    .executeTakeFirst()
  if (!removed) return undefined
  if (removed.state === 'waiting') return []
  await freeTime(tx, { workshop_id: workshopId }, learnerId)
  await giveSeatBack(tx, workshopId)
  return promoteWaiting(tx, workshopId)
}

/**
 * Cancels a workshop and frees the time of everybody in it. The caller must hold the lock of the workshop.
 * Returns the workshop after the change.
 */
export async function cancelStored(
  tx: Database,
  workshop: StoredWorkshop,
  now: Instant,
): Promise<StoredWorkshop> {
  await freeTime(tx, { workshop_id: workshop.id })
  const cancelled = { state: 'cancelled', revision: Number(workshop.revision) + 1, updated_at: now } as const
  await tx.updateTable('workshops').set(cancelled).where('id', '=', workshop.id).execute()
  return { ...workshop, ...cancelled }
}

/**
 * Returns the ids of a mentor's open workshops that have not begun and in which a learner takes part or
 * waits. They are in the order in which rows are locked.
 */
export async function sharedAhead(
  db: Database,
  { learner_id, mentor_id }: { learner_id: string; mentor_id: string },
  now: Instant,
): Promise<string[]> {
  const own = await aheadOf(db, mentor_id, 'mentor', now)
  const theirs = new Set(await aheadOf(db, learner_id, 'user', now))
  return own.filter((id) => theirs.has(id))
}

/**
 * Returns the ids of a person's open workshops that have not begun. They are sorted, because rows are always
 * locked in this order.
 */
export async function aheadOf(db: Database, personId: string, role: 'user' | 'mentor', now: Instant) {
  const ahead = db
    .selectFrom('workshops')
    .select('workshops.id')
    .where('workshops.state', '=', 'open')
    .where('starts_at', '>', now)
    .orderBy('workshops.id')
  const rows = await (
    role === 'mentor'
      ? ahead.where('mentor_id', '=', personId)
      : ahead.where('workshops.id', 'in', (eb) =>
          eb.selectFrom('workshop_people').select('workshop_id').where('learner_id', '=', personId),
        )
  ).execute()
  return rows.map(({ id }) => id)
}
