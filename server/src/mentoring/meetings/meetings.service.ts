import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { MEETING_TOPIC_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import { sessionErrors } from '../sessionErrors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { lockMentor } from './availability.repo'
import type { Participant } from './participant'
import {
  findByClientId,
  insertMeeting,
  lockOwn,
  sideOf,
  updateMeeting,
  type StoredMeeting,
} from './meetings.repo'
import { requireMayBook } from './booking.policy'
import { requireFewChanges, requireFewSessions } from './bookingLimits.policy'
import { requireOwn } from './ownMeetings.service'
import { meetingNews } from './meetingNews'
import { slotClaims } from './slotClaims'
import { freeTime, type Span } from './timeCells.repo'

interface Booking {
  userId: string
  clientId: string
  mentorId: string
  kindId: string
  start: string
  topic: string
}

/** Books, moves and cancels sessions of mentors with learners. */
export function meetingService(dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs' | 'config'>) {
  const { db, clock, config } = dependencies
  const news = meetingNews(dependencies)
  const slots = slotClaims(dependencies)

  async function insert(tx: Tx, booking: Booking): Promise<{ id: string }> {
    const { userId, clientId, mentorId, kindId, start, topic } = booking
    // Locks are taken in the same order as in every change that concerns two people: learner, then mentor.
    await lockAccount(tx, 'user', userId)
    await lockMentor(tx, mentorId)
    const before = await findByClientId(tx, { learnerId: userId, clientId })
    if (before) return requireSame(before, booking)
    if (await slots.isTaken(tx, mentorId, start)) throw sessionErrors.slotTaken()
    // This is checked before blocks are checked, so that the response does not reveal who has blocked whom.
    await slots.requirePresent(tx, mentorId)
    await requireMayBook(tx, { learnerId: userId, mentorId }, config, clock())
    await requireFewSessions(tx, { learner_id: userId, mentor_id: mentorId }, config, clock())
    const { slot, kind } = await slots.requireOpen(tx, mentorId, kindId, start)
    const now = clock().toISOString()
    const meeting: StoredMeeting = {
      id: randomUUID(),
      mentor_id: mentorId,
      learner_id: userId,
      client_id: clientId,
      first_start: start,
      kind_id: kindId,
      title: kind.title,
      topic,
      ...times(slot),
      state: 'booked',
      revision: 0,
      cancelled_by: null,
      created_at: now,
      changed_at: now,
      series_id: null,
      series_number: null,
    }
    await insertMeeting(tx, meeting)
    await slots.claim(tx, meeting, slot, kind)
    await news.tell(tx, 'session-booked', meeting, { personId: userId, role: 'user' })
    return { id: meeting.id }
  }

  /**
   * Books a session. If the time is already taken, the request is refused without a transaction, so that it
   * does not wait for the locks of the person who booked the time.
   */
  async function bookOnce(booking: Booking): Promise<{ id: string }> {
    const { userId: learnerId, clientId, mentorId, start } = booking
    if (!(await slots.isTaken(db, mentorId, start)))
      return db.transaction().execute((tx) => insert(tx, booking))
    const before = await findByClientId(db, { learnerId, clientId })
    if (!before) throw sessionErrors.slotTaken()
    return requireSame(before, booking)
  }

  return {
    async book(given: Booking): Promise<{ id: string }> {
      const { userId, mentorId, kindId, topic } = given
      if (graphemeCount(topic) > MEETING_TOPIC_MAX) throw errors.invalidInput({ topic: 'This is too long.' })
      const start = new Date(given.start).toISOString()
      const wanted = { mentor_id: mentorId, learner_id: userId, kind_id: kindId, start }
      return slots.orNextSlots(wanted, bookOnce({ ...given, start }))
    },

    async move(who: Participant, id: string, wanted: { revision: number; start: string }) {
      const { revision } = wanted
      const start = new Date(wanted.start).toISOString()
      const { mentor_id, learner_id, kind_id } = await requireOwn(db, who, id)
      const work = db.transaction().execute(async (tx) => {
        await lockMentor(tx, mentor_id)
        const stored = await lockOwn(tx, who, id)
        // The request may be repeated, because the client did not get the first response.
        const isMoved = stored?.state === 'booked' && stored.revision === revision + 1
        if (isMoved && stored.starts_at === start) return { id, revision: stored.revision }
        const meeting = requireCurrent(stored, revision)
        if (who.role === 'user') await requireFewChanges(tx, meeting, config, clock())
        if (await slots.isTaken(tx, mentor_id, start, id)) throw sessionErrors.slotTaken()
        await slots.requirePresent(tx, mentor_id)
        const { slot, kind } = await slots.requireOpen(tx, mentor_id, kind_id, start, id)
        await freeTime(tx, { meeting_id: id })
        await slots.claim(tx, meeting, slot, kind)
        const moved = { ...times(slot), revision: revision + 1, changed_at: clock().toISOString() }
        await updateMeeting(tx, id, moved)
        await news.tell(tx, 'session-moved', { ...meeting, ...moved }, who)
        return { id, revision: moved.revision }
      })
      return slots.orNextSlots({ mentor_id, learner_id, kind_id, start, meetingId: id }, work)
    },

    async cancel(who: Participant, id: string, revision: number) {
      return db.transaction().execute(async (tx) => {
        const stored = await lockOwn(tx, who, id)
        if (stored?.state === 'cancelled' && stored.revision === revision + 1)
          return { id, revision: stored.revision }
        const meeting = requireCurrent(stored, revision)
        await freeTime(tx, { meeting_id: id })
        const cancelled = { state: 'cancelled', cancelled_by: sideOf(who), revision: revision + 1 } as const
        await updateMeeting(tx, id, { ...cancelled, changed_at: clock().toISOString() })
        await news.tell(tx, 'session-cancelled', { ...meeting, ...cancelled }, who)
        return { id, revision: cancelled.revision }
      })
    },
  }

  function requireCurrent(meeting: StoredMeeting | undefined, revision: number) {
    if (!meeting) throw errors.notFound('Session')
    const hasBegun = meeting.starts_at <= clock().toISOString()
    if (meeting.state !== 'booked' || meeting.revision !== revision || hasBegun)
      throw sessionErrors.sessionChanged()
    return meeting
  }
}

function requireSame(before: StoredMeeting, { mentorId, kindId, start, topic }: Booking) {
  const isSame =
    before.mentor_id === mentorId &&
    before.kind_id === kindId &&
    before.first_start === start &&
    before.topic === topic
  if (!isSame) throw errors.invalidInput({ clientId: 'This was used for another booking.' })
  return { id: before.id }
}

const iso = (ms: number) => new Date(ms).toISOString()
const times = ({ start, end }: Span) => ({ starts_at: iso(start), ends_at: iso(end) })
