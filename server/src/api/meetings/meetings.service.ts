import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { MEETING_TOPIC_MAX } from '@mentor-connect/contract/rules/sessionLimits'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { errors } from '../../platform/http/errors'
import { inTurns } from '../../platform/parallel/inTurns'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { lockAccount } from '../people/credentials.repo'
import { lockMentor } from './availability.repo'
import type { Participant } from '../meeting-data/participant'
import { findByClientId, insertMeeting, lockOwn, updateMeeting, type StoredMeeting } from './meetings.repo'
import { requireMayBook } from './booking.policy'
import { requireOwn } from './ownMeetings.service'
import { meetingNews } from './meetingNews'
import { slotClaims } from './slotClaims'
import { freeTime, type Span } from '../meeting-data/timeCells.repo'

interface Booking {
  userId: string
  clientId: string
  mentorId: string
  kindId: string
  start: string
  topic: string
}

type Tx = Transaction<ApiDatabase>

/** Sessions of mentors with learners. */
export function meetingService(dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = dependencies
  const news = meetingNews(dependencies)
  const slots = slotClaims(dependencies)
  const inTurn = inTurns()

  async function insert(tx: Tx, booking: Booking): Promise<{ id: string }> {
    const { userId, clientId, mentorId, kindId, start, topic } = booking
    // In the order of every change between the two: learner, then mentor.
    await lockAccount(tx, 'user', userId)
    await lockMentor(tx, mentorId)
    const before = await findByClientId(tx, userId, clientId)
    if (before) return requireSame(before, booking)
    if (await slots.isTaken(tx, mentorId, start)) throw errors.slotTaken()
    await requireMayBook(tx, userId, mentorId)
    const { slot, kind } = await slots.requireOpen(tx, mentorId, kindId, start)
    const now = clock().toISOString()
    const meeting: StoredMeeting = {
      ...{ id: randomUUID(), mentor_id: mentorId, learner_id: userId, client_id: clientId },
      ...{ first_start: start, kind_id: kindId, title: kind.title, topic, ...times(slot) },
      ...{ state: 'booked', revision: 0, cancelled_by: null, created_at: now, changed_at: now },
    }
    await insertMeeting(tx, meeting)
    await slots.claim(tx, meeting, slot, kind)
    await news.tell(tx, 'session-booked', meeting, { personId: userId, role: 'user' })
    return { id: meeting.id }
  }

  return {
    async book(booking: Booking): Promise<{ id: string }> {
      const { userId, clientId, mentorId, kindId, topic } = booking
      if (graphemeCount(topic) > MEETING_TOPIC_MAX) throw errors.invalidInput({ topic: 'This is too long.' })
      const start = new Date(booking.start).toISOString()
      const wanted = { mentor_id: mentorId, learner_id: userId, kind_id: kindId, start }
      // Of many who want the same time, one takes the locks, and the others look whether it is still free.
      const work = inTurn(`${mentorId} ${start}`, async () => {
        if (await slots.isTaken(db, mentorId, start)) {
          const before = await findByClientId(db, userId, clientId)
          if (!before) throw errors.slotTaken()
          return requireSame(before, { ...booking, start })
        }
        return db.transaction().execute((tx) => insert(tx, { ...booking, start }))
      })
      return slots.orNextSlots(wanted, work)
    },

    async move(who: Participant, id: string, { revision, start }: { revision: number; start: string }) {
      const { mentor_id, learner_id, kind_id } = await requireOwn(db, who, id)
      const work = db.transaction().execute(async (tx) => {
        await lockMentor(tx, mentor_id)
        const meeting = await requireCurrent(tx, who, id, revision)
        if (await slots.isTaken(tx, mentor_id, start, id)) throw errors.slotTaken()
        const { slot, kind } = await slots.requireOpen(tx, mentor_id, kind_id, start)
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
        const meeting = await requireCurrent(tx, who, id, revision)
        await freeTime(tx, { meeting_id: id })
        const cancelled_by = who.role === 'mentor' ? 'mentor' : 'learner'
        const cancelled = { state: 'cancelled', cancelled_by, revision: revision + 1 } as const
        await updateMeeting(tx, id, { ...cancelled, changed_at: clock().toISOString() })
        await news.tell(tx, 'session-cancelled', { ...meeting, ...cancelled }, who)
        return { id, revision: cancelled.revision }
      })
    },
  }

  async function requireCurrent(tx: Tx, who: Participant, id: string, revision: number) {
    const meeting = await lockOwn(tx, who, id)
    if (!meeting) throw errors.notFound('Session')
    const hasBegun = meeting.starts_at <= clock().toISOString()
    if (meeting.state !== 'booked' || meeting.revision !== revision || hasBegun) throw errors.sessionChanged()
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
