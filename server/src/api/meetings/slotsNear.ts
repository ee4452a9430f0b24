import type { Slot } from '@mentor-connect/contract/api/wire'
import { NEXT_SLOTS_MAX, SLOT_DAYS_MAX } from '@mentor-connect/contract/rules/sessionLimits'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { freeTimesOfEach, type Span } from '../meeting-data/timeCells.repo'
import { findAvailability, type SavedAvailability } from './availability.repo'
import { startOfLocalDay } from './expandSlots'
import { openSlots, type BookableKind } from './slots.service'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Most mentors have free times soon, and a few days are computed fast. */
const DAYS_AHEAD = [3, SLOT_DAYS_MAX] as const

/** A time that somebody wanted. */
export interface Wanted {
  mentor_id: string
  learner_id: string
  kind_id: string
  start: string
  /** The session that is to be moved: its own time is free for it. */
  meetingId?: string
}

/**
 * The times nearest to the wanted one that are free for both people, in order; none on a day before the wanted one, by
 * the mentor's clock.
 */
export async function slotsNear(db: Kysely<ApiDatabase>, wanted: Wanted, now: number): Promise<Slot[]> {
  const availability = await findAvailability(db, wanted.mentor_id)
  const kind = availability?.kinds.find(({ id }) => id === wanted.kind_id)
  if (!availability || !kind) return []
  const at = Math.max(Date.parse(wanted.start), now)
  for (const days of DAYS_AHEAD) {
    const free = await freeFor(db, { availability, kind, wanted }, { at, to: at + days * DAY_MS, now })
    if (free.length < NEXT_SLOTS_MAX && days !== SLOT_DAYS_MAX) continue
    return free
      .sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))
      .slice(0, NEXT_SLOTS_MAX)
      .sort((a, b) => a.start - b.start)
      .map(({ start, end }) => ({ start: iso(start), end: iso(end) }))
  }
  return []
}

interface Offer {
  availability: SavedAvailability
  kind: BookableKind
  wanted: Wanted
}

async function freeFor(
  db: Kysely<ApiDatabase>,
  { availability, kind, wanted }: Offer,
  { at, to, now }: { at: number; to: number; now: number },
): Promise<Span[]> {
  const { mentor_id, learner_id, meetingId } = wanted
  const from = startOfLocalDay(at, availability.timeZone)
  const span = { start: from, end: to + DAY_MS }
  const isFree = await freeTimesOfEach(db, [mentor_id, learner_id], span, meetingId)
  return openSlots(availability, kind, { from, to, now }).filter(
    ({ start, end }) =>
      isFree({ personId: mentor_id, start, end: end + kind.buffer * MINUTE_MS }) &&
      isFree({ personId: learner_id, start, end }),
  )
}

const iso = (ms: number) => new Date(ms).toISOString()
