import { CURRENT_STATES, OPENING_STATES, type OpeningState } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import type { ExpressionBuilder } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { selectApplicants } from '../applications/applicants.query'
import { selectOpenings, type NamedOpening } from '../openings/openings.repo'
import { toDetails } from '../openings/presentOpening'
import { PLATFORM, type PosterId } from './poster'

/** Returns the condition that an opening belongs to a poster. */
const isOf = (poster: PosterId) => (eb: ExpressionBuilder<ApiDatabase, 'openings'>) =>
  poster === PLATFORM ? eb('mentor_id', 'is', null) : eb('mentor_id', '=', poster)

/** Returns one page of a mentor's openings, the last changed first, and their number in each state. */
export async function listOwn(
  db: Database,
  mentorId: string,
  { state, limit, offset }: { state?: OpeningState; limit: number; offset: number },
) {
  const rows = await selectOpenings(db)
    .where('mentor_id', '=', mentorId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('openings.updated_at', 'desc')
    .orderBy('openings.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, counts: await countStates(db, mentorId) }
}

/** Returns the number of a poster's openings in each state. */
export async function countStates(db: Database, poster: PosterId) {
  const rows = await db
    .selectFrom('openings')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where(isOf(poster))
    .groupBy('state')
    .execute()
  const found = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return OPENING_STATES.map((state) => ({ state, count: found.get(state) ?? 0 }))
}

/**
 * Returns the number of a mentor's openings that are open, paused or waiting for an operator, and the number
 * of drafts.
 */
export async function countCurrent(db: Database, mentorId: string) {
  const counts = await countStates(db, mentorId)
  const sum = (states: readonly OpeningState[]) =>
    counts.reduce((total, { state, count }) => total + (states.includes(state) ? count : 0), 0)
  return { current: sum(CURRENT_STATES), drafts: sum(['draft', 'rejected']) }
}

/**
 * Returns true if an operator has approved an opening of this mentor before, and none of the mentor's
 * openings is hidden now.
 */
export async function isTrusted(db: Database, mentorId: string): Promise<boolean> {
  const { approved, hidden } = await db
    .selectFrom('openings')
    .select((eb) => [
      eb.fn.count<number>('approved_at').as('approved'),
      eb.fn.count<number>('hidden_at').as('hidden'),
    ])
    .where('mentor_id', '=', mentorId)
    .executeTakeFirstOrThrow()
  return Number(approved) > 0 && Number(hidden) === 0
}

/** Converts openings to the form that their poster sees, with the numbers of applications. */
export async function toOwnOpenings(db: Database, rows: NamedOpening[]): Promise<OwnOpening[]> {
  const counts = await countApplications(db, rows)
  return rows.map((row) => {
    const { postedAt, ...details } = toDetails(row)
    return {
      ...details,
      state: row.state,
      version: row.version,
      ...(row.posted_at !== null && { postedAt }),
      ...(row.rejection !== null && { rejection: row.rejection }),
      ...(row.hidden_at !== null && { isHidden: true }),
      ...(counts.get(row.id) ?? { applications: 0, unread: 0 }),
    }
  })
}

/** Counts the applications that the poster can read. Any other number would reveal a block or a suspension. */
async function countApplications(db: Database, openings: NamedOpening[]) {
  const counts = new Map<string, { applications: number; unread: number }>()
  const mentorId = openings[0]?.mentor_id
  if (!mentorId) return counts
  const ids = openings.map(({ id }) => id)
  const rows = await selectApplicants(db, mentorId)
    .select((eb) => ['applications.opening_id', 'applications.stage', eb.fn.countAll<number>().as('count')])
    .where('applications.opening_id', 'in', ids)
    .where('applications.stage', '<>', 'withdrawn')
    .groupBy(['applications.opening_id', 'applications.stage'])
    .execute()
  for (const { opening_id, stage, count } of rows) {
    const known = counts.get(opening_id) ?? { applications: 0, unread: 0 }
    known.applications += Number(count)
    if (stage === 'new') known.unread += Number(count)
    counts.set(opening_id, known)
  }
  return counts
}
