import type { Database } from '../../kernel/database/schema'
import { pageWindow, type PageRequest } from '../../courses/catalogue/pages'

/**
 * Those who take part in a workshop and whose names its mentor may see, first those with a seat, in the order of joining.
 * Left out are people who joined before names were shown, who are suspended, or of whom one has blocked the other.
 *
 * @returns a page of them, how many they are, and how many take part in all
 */
export async function listPeople(db: Database, workshopId: string, page: PageRequest) {
  const { limit, offset } = pageWindow(page)
  const shown = reachablePeople(db, workshopId).where('is_named', '=', 1)
  const rows = await shown
    .select(['learners.name', 'learners.profile', 'workshop_people.state'])
    // `booked` comes before `waiting`.
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

/** People who take part, without those who are suspended, or who have blocked the mentor or are blocked. */
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
