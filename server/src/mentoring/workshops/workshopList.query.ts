import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import type { Instant, Database } from '../../kernel/database/schema'
import type { Participant } from '../meetings/participant'
import { selectWorkshops, type NamedWorkshop } from './workshops.repo'

interface Page {
  now: Instant
  page: number
  limit: number
}

interface Filter {
  subject?: string
  language?: CourseLanguage
}

/** Returns the open workshops of active mentors that have not begun and are not hidden, next one first. */
export function listOpen(db: Database, { subject, language }: Filter, page: Page) {
  const open = selectWorkshops(db)
    .where('state', '=', 'open')
    .where('text_hidden_at', 'is', null)
    .where('starts_at', '>', page.now)
    .where('mentors.status', '=', 'active')
    .$if(Boolean(subject), (query) => query.where('subject', '=', subject!))
    .$if(Boolean(language), (query) => query.where('workshops.language', '=', language!))
  return paged(open, 'asc', page)
}

/** Lists the workshops that a learner has joined or a mentor gives. */
export function listOwn(db: Database, who: Participant, when: 'upcoming' | 'past', page: Page) {
  const all = selectWorkshops(db)
  const own =
    who.role === 'mentor'
      ? all.where('mentor_id', '=', who.personId)
      : all.where('workshops.id', 'in', (eb) =>
          eb.selectFrom('workshop_people').select('workshop_id').where('learner_id', '=', who.personId),
        )
  const inTime = own.where((eb) =>
    when === 'upcoming'
      ? eb.or([eb('state', '=', 'draft'), eb.and([eb('state', '=', 'open'), eb('ends_at', '>', page.now)])])
      : eb.or([
          eb('state', '=', 'cancelled'),
          eb.and([eb('state', '=', 'open'), eb('ends_at', '<=', page.now)]),
        ]),
  )
  return paged(inTime, when === 'upcoming' ? 'asc' : 'desc', page)
}

async function paged(
  query: ReturnType<typeof selectWorkshops>,
  order: 'asc' | 'desc',
  { page, limit }: Page,
): Promise<{ rows: NamedWorkshop[]; count: number }> {
  const { count } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .orderBy('starts_at', order)
    .orderBy('workshops.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: Number(count) }
}

/** Tells, by workshop id, whether a learner has a seat or is on the waiting list. */
export async function statesOf(db: Database, learnerId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, 'booked' | 'waiting'>()
  const rows = await db
    .selectFrom('workshop_people')
    .select(['workshop_id', 'state'])
    .where('learner_id', '=', learnerId)
    .where('workshop_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ workshop_id, state }) => [workshop_id, state]))
}
