import type { Database } from '../../kernel/database/schema'
import { pageWindow, type PageRequest } from '../../courses/catalogue/pages'

/**
 * Lists people who take part in a workshop and whose names its mentor may see. People with a seat come first;
 * both groups are in the order of joining. People who joined before names were shown, suspended people, and
 * people in a blocked pair with the mentor are left out.
 *
 * @returns a page of these people, their number, and the number of all who take part
 */
export async function listPeople(db: Database, workshopId: string, page: PageRequest) {
  const { limit, offset } = pageWindow(page)
  const shown = reachablePeople(db, workshopId).where('is_named', '=', 1)
  const rows = await shown
    .select(['learners.name', 'learners.profile', 'workshop_people.state'])
    // The order is alphabetical, so `booked` comes before `waiting`.
    .orderBy('workshop_people.state')
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()
  const { named } = await shown
    .select(({ fn }) => fn.countAll<number>().as('named'))
    .executeTakeFirstOrThrow()
  const { total } = await db
    .selectFrom('workshop_people')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('workshop_id', '=', workshopId)
    .executeTakeFirstOrThrow()
  return { rows, named: Number(named), total: Number(total) }
}

/**
 * Selects the people in a workshop whom the mentor may contact: those who are not suspended and not in a
 * blocked pair with the mentor.
 */
export const reachablePeople = (db: Database, workshopId: string) =>
  db
    .selectFrom('workshop_people')
    .innerJoin('workshops', 'workshops.id', 'workshop_people.workshop_id')
    .innerJoin('learners', 'learners.id', 'workshop_people.learner_id')
    .leftJoin('sanctions', 'sanctions.suspends', 'workshop_people.learner_id')
    .leftJoin('blocked_pairs', (join) =>
      join
        .onRef('blocked_pairs.learner_id', '=', 'workshop_people.learner_id')
        .onRef('blocked_pairs.mentor_id', '=', 'workshops.mentor_id')
        .on((eb) => eb.or([eb('by_learner', '=', 1), eb('by_mentor', '=', 1)])),
    )
    .where('workshop_people.workshop_id', '=', workshopId)
    .where('sanctions.id', 'is', null)
    .where('blocked_pairs.mentor_id', 'is', null)
