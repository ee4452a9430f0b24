import { FIGURES_SHOWN, type FigureRow, type FigureUnit } from '@mentor-connect/contract/admin/figures'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { sql } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'

/** What was new in each of the last days or weeks, oldest first. */
export async function figures(db: Database, unit: FigureUnit, now: Date): Promise<FigureRow[]> {
  const starts = startsOf(unit, now)
  const since = `${starts[0]!}T00:00:00.000Z`
  const people = await countPeople(db, since)
  const courses = await countCourses(db, since)
  const certificates = await countCertificates(db, since)
  const decided = await decisions(db, since)
  return starts.map((from, at) => {
    const isIn = ({ day }: { day: string }) =>
      day >= from && (starts[at + 1] === undefined || day < starts[at + 1]!)
    const hours = decided.filter(isIn).map((one) => one.hours)
    return {
      from,
      learners: sumOf(people.filter((one) => one.role === 'user' && isIn(one))),
      mentors: sumOf(people.filter((one) => one.role === 'mentor' && isIn(one))),
      courses: sumOf(courses.filter(isIn)),
      certificates: sumOf(certificates.filter(isIn)),
      decisions: hours.length,
      decisionHours: medianOf(hours),
    }
  })
}

/** The days, or the Mondays of the weeks. */
function startsOf(unit: FigureUnit, now: Date): string[] {
  const days = unit === 'day' ? 1 : 7
  // 1970 began on a Thursday.
  const today = Math.floor(now.getTime() / DAY_MS)
  const last = unit === 'day' ? today : today - ((today + 3) % 7)
  const count = FIGURES_SHOWN[unit]
  return Array.from({ length: count }, (_, at) => dayOf((last - (count - 1 - at) * days) * DAY_MS))
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const DAY_OF_CREATION = sql<string>`substr(created_at, 1, 10)`

function countPeople(db: Database, since: Instant) {
  return db
    .selectFrom('people_search')
    .select(['role', sql<string>`substr(joined_at, 1, 10)`.as('day')])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('joined_at', '>=', since)
    .groupBy(['role', 'day'])
    .execute()
}

function countCourses(db: Database, since: Instant) {
  return db
    .selectFrom('courses')
    .select(DAY_OF_CREATION.as('day'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', since)
    .where('status', '<>', 'draft')
    .groupBy('day')
    .execute()
}

function countCertificates(db: Database, since: Instant) {
  return db
    .selectFrom('certificates')
    .select(DAY_OF_CREATION.as('day'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', since)
    .groupBy('day')
    .execute()
}

/** The decisions about applications, and how long each took. */
async function decisions(db: Database, since: Instant) {
  const rows = await db
    .selectFrom('operator_acts')
    .innerJoin('mentors', 'mentors.id', 'operator_acts.target')
    .select(['at', 'created_at'])
    .where('act', 'in', ['mentors approve', 'mentors reject'])
    .where('at', '>=', since)
    .execute()
  return rows.map(({ at, created_at }) => ({
    day: at.slice(0, 10),
    hours: Math.round((Date.parse(at) - Date.parse(created_at)) / HOUR_MS),
  }))
}

const sumOf = (rows: { count: number | string }[]) => rows.reduce((sum, { count }) => sum + Number(count), 0)

function medianOf(values: number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
