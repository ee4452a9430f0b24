import { ANSWER_DAYS, type FigureName } from '@mentor-connect/contract/admin/figures'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { DEFAULT_ZONE_MINUTES } from '@mentor-connect/contract/rules/timeZone'
import { sql, type RawBuilder } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import { dayIn, daysLater } from '../../platform/database/dateArithmetic'

/** A figure of one day in the product's time zone. */
export interface DayCount {
  name: FigureName
  day: string
  count: number
  /** How many it is a share of; 0 for plain counts. */
  of: number
}

/** What happened since then, by day. Each query reads a range of an index. */
export async function countsByDay(db: Database, since: Instant, now: Date): Promise<DayCount[]> {
  const parts = [
    () => joined(db, since, now, 'user'),
    () => joined(db, since, now, 'mentor'),
    () => simple(db, 'enrolments', enrolled(db, since)),
    () => simple(db, 'completions', completed(db, since)),
    () => simple(db, 'certificates', certified(db, since)),
    () => simple(db, 'courses', published(db, since)),
    () => simple(db, 'sessions', held(db, since, now)),
    () => shared(db, 'answered', answered(db, since, daysAgo(now, ANSWER_DAYS))),
    () => shared(db, 'requestsAnswered', requestsAnswered(db, since, daysAgo(now, ANSWER_DAYS))),
  ]
  const found: DayCount[] = []
  for (const part of parts) found.push(...(await part()))
  return found
}

const daysAgo = (now: Date, days: number): Instant => new Date(now.getTime() - days * DAY_MS).toISOString()

interface Counted {
  day: string
  count: number | string
}

async function simple(db: Database, name: FigureName, query: RawBuilder<Counted>): Promise<DayCount[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ day, count }) => ({ name, day, count: Number(count), of: 0 }))
}

interface Shared extends Counted {
  all: number | string
}

async function shared(db: Database, name: FigureName, query: RawBuilder<Shared>): Promise<DayCount[]> {
  const { rows } = await query.execute(db)
  return rows.map((row) => ({ name, day: row.day, count: Number(row.count), of: Number(row.all) }))
}

const day = (db: Database, column: string) => dayIn(db, column, DEFAULT_ZONE_MINUTES)
const ifSo = (condition: RawBuilder<unknown>) => sql`sum(case when ${condition} then 1 else 0 end)`

/** New people, and of learners how many used their account at least 7 or 30 days later. */
async function joined(db: Database, since: Instant, now: Date, role: 'user' | 'mentor'): Promise<DayCount[]> {
  const old = (days: number) => sql`joined_at <= ${daysAgo(now, days)}`
  const back = (days: number) => sql`${old(days)} and last_active_at >= ${daysLater(db, 'joined_at', days)}`
  const { rows } = await sql<Counted & Record<'old7' | 'back7' | 'old30' | 'back30', number | string>>`
    select ${day(db, 'joined_at')} as day, count(*) as count, ${ifSo(old(7))} as old7, ${ifSo(back(7))} as back7,
      ${ifSo(old(30))} as old30, ${ifSo(back(30))} as back30
    from people_search where role = ${role} and joined_at >= ${since} group by 1`.execute(db)
  return rows.flatMap((row): DayCount[] => {
    const counted = { day: row.day, count: Number(row.count), of: 0 }
    if (role === 'mentor') return [{ ...counted, name: 'mentors' }]
    return [
      { ...counted, name: 'learners' },
      { name: 'returned7', day: row.day, count: Number(row.back7), of: Number(row.old7) },
      { name: 'returned30', day: row.day, count: Number(row.back30), of: Number(row.old30) },
    ]
  })
}

const enrolled = (db: Database, since: Instant) => sql<Counted>`
  select ${day(db, 'created_at')} as day, count(*) as count from enrolments
  where created_at >= ${since} group by 1`

/** A course counts as completed when its learner is shown that it is. */
const completed = (db: Database, since: Instant) => sql<Counted>`
  select ${day(db, 'celebrated_at')} as day, count(*) as count from enrolments
  where celebrated_at is not null and celebrated_at >= ${since} group by 1`

const certified = (db: Database, since: Instant) => sql<Counted>`
  select ${day(db, 'created_at')} as day, count(*) as count from certificates
  where created_at >= ${since} group by 1`

const published = (db: Database, since: Instant) => sql<Counted>`
  select ${day(db, 'created_at')} as day, count(*) as count from courses
  where created_at >= ${since} and status <> 'draft' group by 1`

/** As `outcomeOf` decides: held, unless one person was absent and does not contradict. */
const held = (db: Database, since: Instant, now: Date) => sql<Counted>`
  select ${day(db, 'ends_at')} as day, count(*) as count from meetings
  left join meeting_attendance as learner on learner.meeting_id = meetings.id and learner.marked_by = 'learner'
  left join meeting_attendance as mentor on mentor.meeting_id = meetings.id and mentor.marked_by = 'mentor'
  where ends_at >= ${since} and ends_at <= ${now.toISOString()} and state = 'booked'
    and not (coalesce(mentor.mark, '') = 'absent' and learner.mark is null)
    and not (coalesce(learner.mark, '') = 'absent' and mentor.mark is null)
  group by 1`

/** Questions about lessons that somebody else has answered in time, of those whose time is over. */
const answered = (db: Database, since: Instant, before: Instant) => sql<Shared>`
  select ${day(db, 'question.created_at')} as day, count(*) as "all", ${ifSo(sql`exists (
    select 1 from lesson_answers as answer
    where answer.question_id = question.id and answer.person_id <> question.person_id
      and answer.removed_at is null
      and answer.created_at <= ${daysLater(db, 'question.created_at', ANSWER_DAYS)})`)} as count
  from lesson_questions as question
  where question.created_at >= ${since} and question.created_at <= ${before} and question.removed_at is null
  group by 1`

/** Requests for a mentorship about which the mentor has done something in time. */
const requestsAnswered = (db: Database, since: Instant, before: Instant) => sql<Shared>`
  select ${day(db, 'request.created_at')} as day, count(*) as "all", ${ifSo(sql`exists (
    select 1 from mentorship_events as event
    where event.mentorship_id = request.id and event.side = 'mentor'
      and event.at <= ${daysLater(db, 'request.created_at', ANSWER_DAYS)})`)} as count
  from mentorships as request
  where request.created_at >= ${since} and request.created_at <= ${before} group by 1`
