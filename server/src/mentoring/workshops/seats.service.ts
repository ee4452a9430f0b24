import type { WorkshopPlace } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { JOIN_MINUTES_BEFORE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { WORKSHOP_WAITING_MAX } from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { errors } from '../../platform/http/errors'
import { sessionErrors } from '../sessionErrors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { readBy } from '../meetings/hiddenText'
import { meetingRooms } from '../meetings/meetingRooms'
import type { Participant } from '../meetings/participant'
import type { workshopNews } from '../meetings/workshopNews'
import {
  claimLearner,
  lockWorkshop,
  removePerson,
  takeSeat,
  type StoredWorkshop,
} from '../meetings/workshopSeats.repo'
import { isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { toWorkshop } from './presentWorkshop'
import {
  countWaiting,
  findPlace,
  findWorkshop,
  insertPerson,
  takeSeatByName,
  type NamedWorkshop,
} from './workshops.repo'

/** Manages seats and waiting lists of workshops. */
export function seatService(
  { db, clock, config, keys }: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'keys'>,
  news: ReturnType<typeof workshopNews>,
) {
  const roomOf = meetingRooms({ config, keys })

  async function lockAhead(tx: Database, id: string): Promise<StoredWorkshop> {
    const workshop = await lockWorkshop(tx, id)
    if (!workshop || workshop.state === 'draft') throw errors.notFound('Workshop')
    if (workshop.state !== 'open' || workshop.starts_at <= clock().toISOString())
      throw sessionErrors.sessionChanged()
    return workshop
  }

  /**
   * Returns a workshop whose text operators have hidden. Such a workshop has no public page, so the people in
   * it read it here.
   */
  async function hiddenFor({ personId }: Participant, workshop: NamedWorkshop) {
    if (workshop.text_hidden_at === null) return {}
    const waiting = await countWaiting(db, workshop.id)
    return { hidden: toWorkshop(readBy(workshop, personId), waiting, clock()) }
  }

  const read = async (who: Participant, id: string): Promise<WorkshopPlace> => {
    const workshop = await findWorkshop(db, id)
    if (!workshop || (workshop.state === 'draft' && workshop.mentor_id !== who.personId))
      throw errors.notFound('Workshop')
    const join = joinUrl(workshop, roomOf('workshop', id), clock().getTime())
    const hidden = await hiddenFor(who, workshop)
    if (workshop.mentor_id === who.personId) return { state: 'host', ...join, ...hidden }
    const place = await findPlace(db, id, who.personId)
    if (!place && workshop.text_hidden_at !== null) throw errors.notFound('Workshop')
    if (!place) return { state: 'none' }
    return { ...(place.state === 'booked' ? { state: 'booked', ...join } : place), ...hidden }
  }

  return {
    read,

    async join(learnerId: string, id: string): Promise<WorkshopPlace> {
      await db.transaction().execute(async (tx) => {
        // The learner is locked first, in the same order as when a session is booked. Both mark the learner
        // as busy, and could otherwise deadlock.
        await lockAccount(tx, 'user', learnerId)
        const workshop = await lockAhead(tx, id)
        // The error is the same as for a full waiting list, so that it does not reveal the block.
        if (await isBlockedPair(tx, { learner_id: learnerId, mentor_id: workshop.mentor_id }))
          throw sessionErrors.sessionChanged()
        const before = await findPlace(tx, id, learnerId)
        if (!before && workshop.text_hidden_at !== null) throw errors.notFound('Workshop')
        if (before?.state === 'booked') return
        const hasSeat = await takeSeat(tx, id)
        if (!hasSeat && before) return
        if (hasSeat && !(await claimLearner(tx, workshop, learnerId))) throw sessionErrors.slotTaken()
        if (!hasSeat && (await countWaiting(tx, id)) >= WORKSHOP_WAITING_MAX)
          throw sessionErrors.sessionChanged()
        if (before) await takeSeatByName(tx, id, learnerId)
        else await insertPerson(tx, id, learnerId, hasSeat ? 'booked' : 'waiting', clock().toISOString())
        if (hasSeat) await news.calendar(tx, workshop, 'booked', [learnerId], learnerId)
      })
      return read({ personId: learnerId, role: 'user' }, id)
    },

    async leave(learnerId: string, id: string): Promise<WorkshopPlace> {
      await db.transaction().execute(async (tx) => {
        const workshop = await lockAhead(tx, id)
        const place = await findPlace(tx, id, learnerId)
        await news.seat(tx, workshop, (await removePerson(tx, id, learnerId)) ?? [])
        if (place?.state === 'booked') await news.calendar(tx, workshop, 'left', [learnerId], learnerId)
      })
      return { state: 'none' }
    },
  }
}

/**
 * Returns the link of the call shortly before and during the workshop.
 *
 * @param room link that is used if the mentor has not entered one
 */
function joinUrl(
  { state, starts_at, ends_at, meeting_url }: StoredWorkshop,
  room: string | undefined,
  now: number,
) {
  const opens = Date.parse(starts_at) - JOIN_MINUTES_BEFORE * MINUTE_MS
  const isOpen = state === 'open' && now >= opens && now < Date.parse(ends_at)
  const link = meeting_url || room
  return isOpen && link ? { joinUrl: link } : {}
}
