import { QUARTER } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { sql } from 'kysely'
import type { Database, Instant } from '../../kernel/database/schema'
import { busyTimesIn } from './busySpans.query'

/** A period, in ms since 1970. It includes its start and excludes its end. */
export interface Span {
  start: number
  end: number
}

/** The session or workshop for which people are busy. */
export type Occasion = { meeting_id: string } | { workshop_id: string }

const CELL_MS = QUARTER * 60_000

/** Returns the numbers of the quarter hours since 1970 that a span covers. */
function cellsOf({ start, end }: Span): number[] {
  const first = Math.floor(start / CELL_MS)
  return Array.from({ length: Math.ceil(end / CELL_MS) - first }, (_, index) => first + index)
}

const NO_OCCASION = { meeting_id: null, workshop_id: null }

export interface Busy extends Span {
  personId: string
}

/**
 * Marks these people as busy. Rows are inserted in the order of their key, so that two transactions cannot
 * deadlock. Returns false if one of the people is already busy; the caller must then roll back.
 */
export async function claimTime(tx: Database, occasion: Occasion, people: Busy[]): Promise<boolean> {
  const rows = people
    .flatMap((busy) =>
      cellsOf(busy).map((cell) => ({ person_id: busy.personId, cell, ...NO_OCCASION, ...occasion })),
    )
    .sort((a, b) => (a.person_id === b.person_id ? a.cell - b.cell : a.person_id < b.person_id ? -1 : 1))
  const inserted = await tx
    .insertInto('time_cells')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['person_id', 'cell']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(inserted.numInsertedOrUpdatedRows) === rows.length
}

/**
 * Frees the time of a session or workshop for everybody in it.
 *
 * @param personId frees only the time of this person
 */
export async function freeTime(tx: Database, occasion: Occasion, personId?: string) {
  const [column, id] = Object.entries(occasion)[0] as ['meeting_id' | 'workshop_id', string]
  await tx
    .deleteFrom('time_cells')
    .where(column, '=', id)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId!))
    .execute()
}

/**
 * Returns a function that tells whether a person is free in a span within [start, end): there is no session
 * or workshop, and connected calendars do not say that the person is busy.
 *
 * @param except id of a session that is ignored
 */
export async function freeTimesOf(db: Database, personId: string, span: Span, except = '') {
  // All times are read in one statement, because everybody who looks for a free time waits for it.
  const rows = await takenCells(db, personId, span, except)
    .select(['cell', sql`null`.as('starts_at'), sql`null`.as('ends_at')])
    .$castTo<Taken>()
    .unionAll(
      busyTimesIn(personId, span)
        .select([sql`null`.as('cell'), 'starts_at', 'ends_at'])
        .$castTo<Taken>(),
    )
    .execute()
  const isFree = outside(rows.flatMap(({ cell }) => (cell === null ? [] : [cell])))
  const busy = rows.flatMap(({ starts_at, ends_at }) =>
    starts_at === null || ends_at === null
      ? []
      : [{ start: Date.parse(starts_at), end: Date.parse(ends_at) }],
  )
  return ({ start, end }: Span) =>
    isFree({ start, end }) && !busy.some((one) => one.start < end && one.end > start)
}

/** A quarter hour of a session or workshop, or a busy time from a connected calendar. */
interface Taken {
  cell: number | null
  starts_at: Instant | null
  ends_at: Instant | null
}

/** Does the same as `freeTimesOf`, but ignores connected calendars. */
export async function freeCellsOf(db: Database, personId: string, span: Span) {
  const rows = await takenCells(db, personId, span, '').select('cell').execute()
  return outside(rows.map(({ cell }) => cell))
}

const takenCells = (db: Database, personId: string, { start, end }: Span, except: string) =>
  db
    .selectFrom('time_cells')
    .where('person_id', '=', personId)
    .where('cell', '>=', Math.floor(start / CELL_MS))
    .where('cell', '<', Math.ceil(end / CELL_MS))
    .$if(except !== '', (query) =>
      query.where((eb) => eb.or([eb('meeting_id', 'is', null), eb('meeting_id', '<>', except)])),
    )

function outside(cells: number[]) {
  const taken = new Set(cells.map(Number))
  return (span: Span) => !cellsOf(span).some((cell) => taken.has(cell))
}
