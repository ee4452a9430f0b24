import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { ApiError } from '../../platform/http/errors'
import { sessionErrors } from '../sessionErrors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { claimTime, freeTimesOf, type Span } from './timeCells.repo'
import { busySpansOf } from './busySpans.query'
import { isAway } from '../mentorships/places.repo'
import { findActiveAvailability } from './availability.repo'
import type { StoredMeeting } from './meetings.repo'
import { busySpan, dayLimits, type BookableKind } from './mentorTimes'
import { openSlots } from './slots.service'
import { slotsNear, type Wanted } from './slotsNear'

type Claiming = Pick<StoredMeeting, 'id' | 'mentor_id' | 'learner_id'>

/** Checks and takes times of mentors for sessions. */
export function slotClaims(dependencies: Pick<ApiDependencies, 'db' | 'clock'>) {
  const { clock } = dependencies
  const near = slotsNear(dependencies)

  return {
    /**
     * Tells whether the mentor is busy at the start of a wanted session. It is checked before the locks are
     * taken, so that nobody waits for a lock only to learn this.
     * @param except id of a session that is ignored
     */
    async isTaken(tx: Database, mentorId: string, start: string, except?: string): Promise<boolean> {
      const at = Date.parse(start)
      const span = { start: at, end: at + MINUTE_MS }
      return !(await freeTimesOf(tx, mentorId, span, except))(span)
    },

    /** Requires that the mentor is not away. @throws ApiError `mentor_away` */
    async requirePresent(tx: Database, mentorId: string) {
      if (await isAway(tx, mentorId)) throw sessionErrors.mentorAway()
    },

    /**
     * Returns the mentor's slot that begins at this time, on a day with fewer sessions than the limits allow.
     * The caller must hold the lock of the mentor.
     * @param except id of a session that is ignored
     * @throws ApiError `slot_taken` if there is none
     */
    async requireOpen(tx: Database, mentorId: string, kindId: string, start: string, except?: string) {
      const availability = await findActiveAvailability(tx, mentorId)
      const kind = availability?.kinds.find(({ id }) => id === kindId)
      if (!availability || !kind) throw sessionErrors.slotTaken()
      const at = Date.parse(start)
      const [slot] = openSlots(availability, kind, { from: at, to: at + 1, now: clock().getTime() })
      if (!slot) throw sessionErrors.slotTaken()
      const isBelowLimits = await dayLimits(tx, { mentorId, availability }, slot, except)
      if (!isBelowLimits(slot, kind)) throw sessionErrors.slotTaken()
      if ((await busySpansOf(tx, mentorId, busySpan(slot, kind))).length > 0) throw sessionErrors.slotTaken()
      return { slot, kind }
    },

    /**
     * Takes a time for both people of a session.
     *
     * @throws ApiError `slot_taken` if one of the two is busy
     */
    async claim(tx: Database, meeting: Claiming, slot: Span, kind: BookableKind) {
      if (!(await this.claimIfFree(tx, meeting, slot, kind))) throw sessionErrors.slotTaken()
    },

    /**
     * Takes a time for both people of a session. Returns false if one of the two is busy; the caller must
     * then roll back.
     */
    claimIfFree(tx: Database, meeting: Claiming, slot: Span, kind: BookableKind): Promise<boolean> {
      return claimTime(tx, { meeting_id: meeting.id }, [
        { personId: meeting.mentor_id, ...busySpan(slot, kind) },
        { personId: meeting.learner_id, ...slot },
      ])
    },

    /**
     * Adds the next free times to a `slot_taken` error that has none. They are read after the transaction has
     * ended. Throws `mentor_away` instead if the mentor is away.
     */
    async orNextSlots<Result>(wanted: Wanted, work: Promise<Result>): Promise<Result> {
      try {
        return await work
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'slot_taken' || error.nextSlots) throw error
        throw sessionErrors.slotTaken(await near(wanted))
      }
    },
  }
}
