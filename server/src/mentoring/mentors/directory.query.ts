import {
  MENTOR_FILTERS,
  type MentorFilter,
  type MentorSort,
} from '@mentor-connect/contract/mentoring/mentorDirectory'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { findSubject, SUBJECTS } from '@mentor-connect/contract/courses/subjects'
import { sql, type Expression, type SqlBool } from 'kysely'
import { pageWindow, paginationOf, type PageRequest } from '../../courses/catalogue/pages'
import type { Database } from '../../kernel/database/schema'

export interface DirectoryFilter {
  q?: string
  domain?: string
  language?: string
  free?: 'week'
  experience?: number
}

export interface DirectoryQuery extends DirectoryFilter, PageRequest {
  /** Ids of subjects, separated by commas. */
  wanted?: string
  /** A language that the reader speaks. Mentors who speak it come first. */
  languageFirst?: string
  sort?: MentorSort
}

/** Returns one page of the active mentors who match, without their stories and contact data. */
export async function findDirectoryPage(db: Database, query: DirectoryQuery, now: Date) {
  const total = await countMentors(db, query, now)
  const pages = Math.ceil(total / pageWindow(query).limit)
  // If the page number is too high, the last page is returned.
  const asked = { ...query, page: Math.min(query.page ?? 1, Math.max(1, pages)) }
  const { limit, offset } = pageWindow(asked)
  const rows = await ordered(matching(db, query, now), query)
    .select(['mentors.id', 'name', 'profile', 'verified', 'status', 'expertise', 'experience'])
    .select(['headline', 'city', 'time_zone', 'reply_rank', 'active_week', 'created_at'])
    .select(['rating_sum', 'rating_count', 'next_slot_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('mentor_availability')
          .select('mentor_id')
          .whereRef('mentor_id', '=', 'mentors.id')
          .where('kinds', '!=', '[]'),
      ).as('offers_sessions'),
    )
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, pagination: paginationOf(asked, total), without: await countWithout(db, query, now, total) }
}

type Matching = ReturnType<typeof matching>

function matching(db: Database, { q = '', domain, language, free, experience }: DirectoryFilter, now: Date) {
  let query = db.selectFrom('mentors').where('status', '=', 'active')
  if (domain) query = query.where(helpsWith(domain))
  if (language) query = query.where(inList('mentor_languages', [language]))
  if (free) query = query.where('next_slot_at', '>', now.toISOString())
  if (experience) query = query.where('experience', '>=', experience)
  for (const word of searchWords(q)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<SqlBool>`found_by like ${pattern} escape '\\'`)
  }
  return query
}

function ordered(query: Matching, { sort = 'fit', wanted, languageFirst }: DirectoryQuery) {
  if (sort === 'name') return query.orderBy(sql`lower(name)`).orderBy('mentors.id')
  if (sort === 'newest') return query.orderBy('created_at', 'desc').orderBy('mentors.id')
  if (sort === 'experience') return query.orderBy('experience', 'desc').orderBy('mentors.id')
  const talking = languageFirst
    ? query.orderBy((eb) =>
        eb
          .case()
          .when(inList('mentor_languages', [languageFirst]))
          .then(0)
          .else(1)
          .end(),
      )
    : query
  const fitting = wanted ? talking.orderBy(taughtOf(wanted.split(',')), 'desc') : talking
  return fitting.orderBy('reply_rank').orderBy('experience', 'desc').orderBy('mentors.id')
}

/** Returns SQL for the number of these subjects that a mentor teaches. */
const taughtOf = (subjects: string[]) => sql<number>`(
  select count(*) from mentor_topics
  where mentor_topics.person_id = mentors.id and mentor_topics.value in (${sql.join(subjects)}))`

function helpsWith(domain: string): Expression<SqlBool> {
  const subject = findSubject(domain)
  return subject ? inList('mentor_topics', withNarrower(subject.id)) : inList('mentor_domains', [domain])
}

function inList(table: 'mentor_topics' | 'mentor_languages' | 'mentor_domains', values: string[]) {
  return sql<SqlBool>`mentors.id in (
    select person_id from ${sql.table(table)} where value in (${sql.join(values)}))`
}

/** Returns the ids of a subject and of all narrower subjects below it. */
function withNarrower(id: string): string[] {
  return [
    id,
    ...SUBJECTS.filter(({ parent }) => parent === id).flatMap((narrower) => withNarrower(narrower.id)),
  ]
}

async function countMentors(db: Database, filter: DirectoryFilter, now: Date): Promise<number> {
  const { total } = await matching(db, filter, now)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * If no mentor is found, counts for each filter the mentors who would be found without it, largest number
 * first.
 */
async function countWithout(db: Database, filter: DirectoryFilter, now: Date, total: number) {
  if (total > 0) return []
  const counts: { filter: MentorFilter; mentors: number }[] = []
  for (const one of MENTOR_FILTERS.filter((name) => filter[name]))
    counts.push({ filter: one, mentors: await countMentors(db, { ...filter, [one]: undefined }, now) })
  return counts.filter(({ mentors }) => mentors > 0).sort((a, b) => b.mentors - a.mentors)
}

/** Counts the active mentors of each subject, sorted by the name of the subject. */
export async function countTopics(db: Database): Promise<{ domain: string; mentors: number }[]> {
  const rows = await db
    .selectFrom('mentor_topics')
    .innerJoin('mentors', 'mentors.id', 'mentor_topics.person_id')
    .select((eb) => ['value', eb.fn.countAll().as('mentors')])
    .where('status', '=', 'active')
    .groupBy('value')
    .execute()
  const names = new Map(SUBJECTS.map(({ id, names: { en } }) => [id, en]))
  return rows
    .flatMap(({ value, mentors }) => {
      const domain = names.get(value)
      return domain ? [{ domain, mentors: Number(mentors) }] : []
    })
    .sort((a, b) => (a.domain < b.domain ? -1 : 1))
}
