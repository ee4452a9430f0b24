import { ANSWER_DAYS, type FigureName } from '@mentor-connect/contract/admin/figures'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql, type RawBuilder } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import { daysLater } from '../../platform/database/dateArithmetic'

/** A figure of one day in the product's time zone. */
export interface DayCount {
  name: FigureName
  day: string
  count: number
  /** The total of which `count` is a part, for figures that are shares; 0 for plain counts. */
  of: number
}

/** A day in the product's time zone, with the instants at which this day and the next one begin. */
export interface DaySpan {
  day: string
  first: Instant
  next: Instant
  /** The instant at which the day 7 days later begins. */
  later7: Instant
  later30: Instant
}

/**
 * Counts the events of these days. For each day, each query counts a range of an index. Computing the day of
 * each row instead would take ten times as long.
 */
export async function countsByDay(db: Database, spans: DaySpan[], now: Date): Promise<DayCount[]> {
  const parts = [
    () => joined(db, spans, now, 'user'),
    () => joined(db, spans, now, 'mentor'),
    () => simple(db, 'enrolments', happened(spans, 'enrolments', 'created_at')),
    // A course counts as completed when its learner sees the celebration.
    () =>
      simple(
        db,
        'completions',
        happened(spans, 'enrolments', 'celebrated_at', sql`celebrated_at is not null`),
      ),
    () => simple(db, 'certificates', happened(spans, 'certificates', 'created_at')),
    () => simple(db, 'courses', happened(spans, 'courses', 'created_at', sql`status <> 'draft'`)),
    () => simple(db, 'sessions', held(spans, now)),
    () => shared(db, 'answered', answered(db, spans, daysAgo(now, ANSWER_DAYS))),
    () => shared(db, 'requestsAnswered', requestsAnswered(db, spans, daysAgo(now, ANSWER_DAYS))),
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

/** Returns the days as a table. It comes first in a join, and `cross join` keeps that order in SQLite. */
const withSpans = (spans: DaySpan[]) =>
  sql`with span (day, first, next, later7, later30) as (values ${sql.join(
    spans.map(
      ({ day, first, next, later7, later30 }) => sql`(${day}, ${first}, ${next}, ${later7}, ${later30})`,
    ),
  )})`

const isIn = (column: string) => sql`${sql.ref(column)} >= span.first and ${sql.ref(column)} < span.next`

const ifSo = (condition: RawBuilder<unknown>) => sql`sum(case when ${condition} then 1 else 0 end)`

/**
 * Counts the accounts that were created on each day. For learners, also counts the accounts that were used
 * again 7 or more days later, and 30 or more days later; if a day is too recent, it lacks this figure.
 */
async function joined(
  db: Database,
  spans: DaySpan[],
  now: Date,
  role: 'user' | 'mentor',
): Promise<DayCount[]> {
  const { rows } = await sql<Counted & Record<'back7' | 'back30', number | string>>`${withSpans(spans)}
    select span.day as day, count(*) as count, ${ifSo(sql`last_active_at >= span.later7`)} as back7,
      ${ifSo(sql`last_active_at >= span.later30`)} as back30
    from span cross join people_search where role = ${role} and ${isIn('joined_at')} group by span.day`.execute(
    db,
  )
  const spanOf = new Map(spans.map((span) => [span.day, span]))
  return rows.flatMap((row): DayCount[] => {
    const [day, count] = [row.day, Number(row.count)]
    if (role === 'mentor') return [{ name: 'mentors', day, count, of: 0 }]
    const isOver = (later: Instant | undefined) => later !== undefined && later <= now.toISOString()
    const returned = [
      { name: 'returned7' as const, day, count: Number(row.back7), of: count, end: spanOf.get(day)?.later7 },
      {
        name: 'returned30' as const,
        day,
        count: Number(row.back30),
        of: count,
        end: spanOf.get(day)?.later30,
      },
    ]
    return [{ name: 'learners', day, count, of: 0 }, ...returned.filter(({ end }) => isOver(end))]
  })
}

/** Counts the rows whose instant in `column` is on each day. */
const happened = (
  spans: DaySpan[],
  table: 'enrolments' | 'certificates' | 'courses',
  column: 'created_at' | 'celebrated_at',
  condition: RawBuilder<unknown> = sql`1 = 1`,
) => sql<Counted>`${withSpans(spans)}
  select span.day as day, count(*) as count from span cross join ${sql.table(table)}
  where ${isIn(column)} and ${condition} group by span.day`

/**
 * Sessions that count as held by the rule of `outcomeOf`: one is held unless a person was marked absent and
 * does not contradict.
 */
const held = (spans: DaySpan[], now: Date) => sql<Counted>`${withSpans(spans)}
  select span.day as day, count(*) as count from span cross join meetings
  left join meeting_attendance as learner on learner.meeting_id = meetings.id and learner.marked_by = 'learner'
  left join meeting_attendance as mentor on mentor.meeting_id = meetings.id and mentor.marked_by = 'mentor'
  where ${isIn('ends_at')} and ends_at <= ${now.toISOString()} and state = 'booked'
    and not (coalesce(mentor.mark, '') = 'absent' and learner.mark is null)
    and not (coalesce(learner.mark, '') = 'absent' and mentor.mark is null)
  group by span.day`

/**
 * Counts questions about lessons whose time for an answer is over, and those that somebody else has answered
 * in time.
 */
const answered = (db: Database, spans: DaySpan[], before: Instant) => sql<Shared>`${withSpans(spans)}
  select span.day as day, count(*) as "all", ${ifSo(sql`exists (
    select 1 from lesson_answers as answer
    where answer.question_id = question.id and answer.person_id <> question.person_id
      and answer.removed_at is null
      and answer.created_at <= ${daysLater(db, 'question.created_at', ANSWER_DAYS)})`)} as count
  from span cross join lesson_questions as question
  where ${isIn('question.created_at')} and question.created_at <= ${before} and question.removed_at is null
  group by span.day`

/**
 * Counts mentorship requests whose time for an answer is over, and those to which the mentor has reacted in
 * time.
 */
const requestsAnswered = (db: Database, spans: DaySpan[], before: Instant) => sql<Shared>`${withSpans(spans)}
  select span.day as day, count(*) as "all", ${ifSo(sql`exists (
    select 1 from mentorship_events as event
    where event.mentorship_id = request.id and event.side = 'mentor'
      and event.at <= ${daysLater(db, 'request.created_at', ANSWER_DAYS)})`)} as count
  from span cross join mentorships as request
  where ${isIn('request.created_at')} and request.created_at <= ${before} group by span.day`
