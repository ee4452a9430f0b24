import { CURRENT_STATES, OPENING_STATES, type OpeningState } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import type { Database } from '../../kernel/database/schema'
import { selectOpenings, type NamedOpening } from '../openings/openings.repo'
import { toDetails } from '../openings/presentOpening'

/** One page of a mentor's openings, the last changed first, and their number in each state. */
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

async function countStates(db: Database, mentorId: string) {
  const rows = await db
    .selectFrom('openings')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('mentor_id', '=', mentorId)
    .groupBy('state')
    .execute()
  const found = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return OPENING_STATES.map((state) => ({ state, count: found.get(state) ?? 0 }))
}

/** Number of a mentor's openings that are open, paused or wait for an operator, and of the drafts. */
export async function countCurrent(db: Database, mentorId: string) {
  const counts = await countStates(db, mentorId)
  const sum = (states: readonly OpeningState[]) =>
    counts.reduce((total, { state, count }) => total + (states.includes(state) ? count : 0), 0)
  return { current: sum(CURRENT_STATES), drafts: sum(['draft', 'rejected']) }
}

/** Tells whether an operator has approved an opening of this mentor before. */
export async function wasApproved(db: Database, mentorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('openings')
    .select('id')
    .where('mentor_id', '=', mentorId)
    .where('approved_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Presents openings to their poster, with the numbers of applications. */
export async function toOwnOpenings(db: Database, rows: NamedOpening[]): Promise<OwnOpening[]> {
  const counts = await countApplications(
    db,
    rows.map(({ id }) => id),
  )
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

async function countApplications(db: Database, ids: string[]) {
  const counts = new Map<string, { applications: number; unread: number }>()
  if (ids.length === 0) return counts
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['opening_id', 'stage', eb.fn.countAll<number>().as('count')])
    .where('opening_id', 'in', ids)
    .where('stage', '<>', 'withdrawn')
    .groupBy(['opening_id', 'stage'])
    .execute()
  for (const { opening_id, stage, count } of rows) {
    const known = counts.get(opening_id) ?? { applications: 0, unread: 0 }
    known.applications += Number(count)
    if (stage === 'new') known.unread += Number(count)
    counts.set(opening_id, known)
  }
  return counts
}
