import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { ApiError, errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { claimTime, freeTimesOf, type Span } from './timeCells.repo'
import { isAway } from '../mentorships/places.repo'
import { findActiveAvailability } from './availability.repo'
import type { StoredMeeting } from './meetings.repo'
import { openSlots, type BookableKind } from './slots.service'
import { slotsNear, type Wanted } from './slotsNear'

/** Times of mentors as they are taken. */
export function slotClaims(dependencies: Pick<ApiDependencies, 'db' | 'clock'>) {
  const { clock } = dependencies
  const near = slotsNear(dependencies)

  return {
    /**
     * Whether the mentor is busy when a session would begin: then nobody has to wait for a lock to hear it.
     * @param except a session that does not count
     */
    async isTaken(tx: Database, mentorId: string, start: string, except?: string): Promise<boolean> {
      const at = Date.parse(start)
      const span = { start: at, end: at + MINUTE_MS }
      return !(await freeTimesOf(tx, mentorId, span, except))(span)
    },

    /** @throws ApiError `mentor_away` */
    async requirePresent(tx: Database, mentorId: string) {
      if (await isAway(tx, mentorId)) throw errors.mentorAway()
    },

    /** The slot of a mentor that begins then. The caller must hold the lock of the mentor. */
    async requireOpen(tx: Database, mentorId: string, kindId: string, start: string) {
      const availability = await findActiveAvailability(tx, mentorId)
      const kind = availability?.kinds.find(({ id }) => id === kindId)
      if (!availability || !kind) throw errors.slotTaken()
      const at = Date.parse(start)
      const [slot] = openSlots(availability, kind, { from: at, to: at + 1, now: clock().getTime() })
      if (!slot) throw errors.slotTaken()
      return { slot, kind }
    },

    async claim(
      tx: Database,
      meeting: Pick<StoredMeeting, 'id' | 'mentor_id' | 'learner_id'>,
      slot: Span,
      kind: BookableKind,
    ) {
      const isFree = await claimTime(tx, { meeting_id: meeting.id }, [
        { personId: meeting.mentor_id, start: slot.start, end: slot.end + kind.buffer * MINUTE_MS },
        { personId: meeting.learner_id, ...slot },
      ])
      if (!isFree) throw errors.slotTaken()
    },

    /**
     * Adds the next free times if the wanted one is taken and none are named; a mentor who is away has none. They are looked
     * up after the transaction has ended.
     */
    async orNextSlots<Result>(wanted: Wanted, work: Promise<Result>): Promise<Result> {
      try {
        return await work
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'slot_taken' || error.nextSlots) throw error
        throw errors.slotTaken(await near(wanted))
      }
    },
  }
}
