import type { Series } from '@mentor-connect/contract/mentoring/sessions/series'
import { MEETING_TOPIC_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { lockMentor } from '../meetings/availability.repo'
import { requireMayBook, requireMayRepeat } from '../meetings/booking.policy'
import { requireFewChanges } from '../meetings/bookingLimits.policy'
import { partnersOf, sideOf, type StoredMeeting } from '../meetings/meetings.repo'
import type { Participant } from '../meetings/participant'
import { schedulingErrors } from '../meetings/schedulingErrors'
import { slotClaims } from '../meetings/slotClaims'
import type { Span } from '../meetings/timeCells.repo'
import { endSeries } from './endSeries'
import { requireFreeDates } from './freeDates'
import {
  findByClientId,
  findOwnSeries,
  insertSeries,
  insertSessions,
  sessionsOf,
  type StoredSeries,
} from './series.repo'
import { seriesNews } from './seriesNews'

interface Booking {
  userId: string
  clientId: string
  mentorId: string
  kindId: string
  starts: string[]
  topic: string
}

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'jobs' | 'config'>

/** Books and ends series of weekly sessions. */
export function seriesService(dependencies: Dependencies) {
  const { db, clock, config } = dependencies
  const slots = slotClaims(dependencies)
  const news = seriesNews(dependencies)

  async function read(who: Participant, id: string): Promise<Series> {
    const series = await findOwnSeries(db, who, id)
    if (!series) throw errors.notFound('Series')
    return present(series, who)
  }

  async function present(series: StoredSeries, who: Participant): Promise<Series> {
    const { id, mentor_id, learner_id, title } = series
    const other = who.role === 'mentor' ? learner_id : mentor_id
    const { name, profile } = (await partnersOf(db, who, [other])).get(other)!
    const sessions = await sessionsOf(db, id)
    const now = clock().toISOString()
    return {
      id,
      mentorId: mentor_id,
      title,
      partner: { id: other, name, ...(profile && { profile }) },
      sessions: sessions.map((one) => ({
        id: one.id,
        number: Number(one.series_number),
        start: one.starts_at,
        end: one.ends_at,
        state: one.state,
        revision: Number(one.revision),
      })),
      isOpen: sessions.some(({ state, starts_at }) => state === 'booked' && starts_at > now),
    }
  }

  /** Books all sessions of a series, or none. */
  async function insert(tx: Tx, booking: Booking): Promise<string> {
    const { userId, clientId, mentorId } = booking
    const pair = { learner_id: userId, mentor_id: mentorId }
    // Locks are taken in the same order as for a single session: learner, then mentor.
    await lockAccount(tx, 'user', userId)
    await lockMentor(tx, mentorId)
    const before = await findByClientId(tx, { learnerId: userId, clientId })
    if (before) return requireSame(before, booking)
    await slots.requirePresent(tx, mentorId)
    await requireMayBook(tx, { learnerId: userId, mentorId }, config, clock())
    await requireMayRepeat(tx, pair, clock().toISOString())
    await requireFewChanges(tx, pair, config, clock())
    const { kind, spans } = await requireFreeDates(tx, { ...booking, learnerId: userId }, clock().getTime())
    const id = randomUUID()
    const now = clock().toISOString()
    const { kindId: kind_id, topic } = booking
    const about = { ...pair, kind_id, title: kind.title, topic, created_at: now }
    const size = spans.length
    const starts = JSON.stringify(booking.starts)
    await insertSeries(tx, { ...about, id, client_id: clientId, starts, size })
    const sessions = spans.map((span, index): StoredMeeting => ({
      ...about,
      id: randomUUID(),
      client_id: `${id}:${index + 1}`,
      first_start: booking.starts[index]!,
      ...times(span),
      state: 'booked',
      revision: 0,
      cancelled_by: null,
      changed_at: now,
      series_id: id,
      series_number: index + 1,
    }))
    await insertSessions(tx, sessions)
    for (const [index, session] of sessions.entries())
      if (!(await slots.claimIfFree(tx, session, spans[index]!, kind)))
        throw schedulingErrors.datesTaken([index])
    await news.booked(tx, id, sessions)
    return id
  }

  return {
    read,

    async book(given: Booking): Promise<Series> {
      if (graphemeCount(given.topic) > MEETING_TOPIC_MAX)
        throw errors.invalidInput({ topic: 'This is too long.' })
      const starts = given.starts.map((start) => new Date(start).toISOString())
      const id = await db.transaction().execute((tx) => insert(tx, { ...given, starts }))
      return read({ personId: given.userId, role: 'user' }, id)
    },

    async end(who: Participant, id: string, seen: { id: string; revision: number }[]): Promise<Series> {
      const series = await findOwnSeries(db, who, id)
      if (!series) throw errors.notFound('Series')
      const by = sideOf(who)
      await db.transaction().execute(async (tx) => {
        const cancelled = await endSeries(tx, series, { by, seen, now: clock().toISOString() })
        if (cancelled.length > 0) await news.ended(tx, id, cancelled, who)
      })
      return read(who, id)
    },
  }
}

function requireSame(before: StoredSeries, { mentorId, kindId, starts, topic }: Booking): string {
  const isSame =
    before.mentor_id === mentorId &&
    before.kind_id === kindId &&
    before.topic === topic &&
    before.starts === JSON.stringify(starts)
  if (!isSame) throw errors.invalidInput({ clientId: 'This was used for another booking.' })
  return before.id
}

const iso = (ms: number) => new Date(ms).toISOString()
const times = ({ start, end }: Span) => ({ starts_at: iso(start), ends_at: iso(end) })
