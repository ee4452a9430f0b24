import type { Insertable, Updateable } from 'kysely'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'
import type { StoredWorkshop } from '../meetings/workshopSeats.repo'

export type NamedWorkshop = StoredWorkshop & { mentor_name: string; mentor_profile: string | null }

export const selectWorkshops = (db: Database) =>
  db
    .selectFrom('workshops')
    .innerJoin('mentors', 'mentors.id', 'workshops.mentor_id')
    .selectAll('workshops')
    .select(['mentors.name as mentor_name', 'mentors.profile as mentor_profile'])

export function findWorkshop(db: Database, id: string): Promise<NamedWorkshop | undefined> {
  return selectWorkshops(db).where('workshops.id', '=', id).executeTakeFirst()
}

/** The workshops that search engines may list. */
export const listedWorkshops = listedById((db, now) =>
  db
    .selectFrom('workshops')
    .select(['id', 'updated_at as lastModified'])
    .where('state', '=', 'open')
    .where('text_hidden_at', 'is', null)
    .where('starts_at', '>', now.toISOString()),
)

export function findWorkshopOf(
  db: Database,
  mentorId: string,
  id: string,
): Promise<NamedWorkshop | undefined> {
  return selectWorkshops(db)
    .where('workshops.id', '=', id)
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst()
}

export async function insertWorkshop(tx: Database, row: Insertable<ApiDatabase['workshops']>) {
  await tx.insertInto('workshops').values(row).execute()
}

export async function updateWorkshop(tx: Database, id: string, values: Updateable<ApiDatabase['workshops']>) {
  await tx.updateTable('workshops').set(values).where('id', '=', id).execute()
}

export async function deleteWorkshop(tx: Database, id: string) {
  await tx.deleteFrom('workshops').where('id', '=', id).execute()
}

/** Returns the number of a mentor's drafts and open workshops that are not over. */
export async function countAhead(db: Database, mentorId: string, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('workshops')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mentor_id', '=', mentorId)
    .where('state', '<>', 'cancelled')
    .where((eb) => eb.or([eb('state', '=', 'draft'), eb('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countWaiting(db: Database, workshopId: string): Promise<number> {
  const { count } = await db
    .selectFrom('workshop_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workshop_id', '=', workshopId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Tells whether a learner has a seat in a workshop or is on the waiting list, with the position in the list,
 * counted from 1.
 */
export async function findPlace(db: Database, workshopId: string, learnerId: string) {
  const row = await db
    .selectFrom('workshop_people')
    .select(['state', 'position'])
    .where('workshop_id', '=', workshopId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  if (!row) return undefined
  const { ahead } = await db
    .selectFrom('workshop_people')
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('workshop_id', '=', workshopId)
    .where('state', '=', 'waiting')
    .where('position', '<', row.position)
    .executeTakeFirstOrThrow()
  return { state: row.state, position: Number(ahead) + 1 }
}

/** Adds a learner at the end of the order of joining. The caller must hold the lock of the workshop. */
export async function insertPerson(
  tx: Database,
  workshopId: string,
  learnerId: string,
  state: 'booked' | 'waiting',
  now: Instant,
) {
  const { joined } = await tx
    .updateTable('workshops')
    .set((eb) => ({ joined: eb('joined', '+', 1) }))
    .where('id', '=', workshopId)
    .returning('joined')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('workshop_people')
    .values({
      workshop_id: workshopId,
      learner_id: learnerId,
      state,
      position: joined,
      joined_at: now,
      is_named: 1,
      is_in_room: 1,
    })
    .execute()
}

/**
 * Gives a seat to a waiting learner who joins again. This time, the learner was told who sees the learner's
 * name.
 */
export async function takeSeatByName(tx: Database, workshopId: string, learnerId: string) {
  await tx
    .updateTable('workshop_people')
    .set({ state: 'booked', is_named: 1, is_in_room: 1 })
    .where('workshop_id', '=', workshopId)
    .where('learner_id', '=', learnerId)
    .execute()
}

/**
 * Returns titles of workshops by id. If operators have hidden the text of a workshop, the mentor's name is
 * returned instead.
 */
export async function titlesOfWorkshops(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('workshops')
    .innerJoin('mentors', 'mentors.id', 'mentor_id')
    .select(['workshops.id', 'title', 'text_hidden_at', 'mentors.name as mentor'])
    .where('workshops.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, title, text_hidden_at, mentor }) => [id, text_hidden_at === null ? title : mentor]),
  )
}
