import { sessionErrors } from '../sessionErrors'
import type { Database } from '../../kernel/database/schema'
import { claimTime, freeTime } from '../meetings/timeCells.repo'
import {
  claimLearner,
  giveSeatBack,
  peopleOf,
  setPersonState,
  spanOf,
  type StoredWorkshop,
} from '../meetings/workshopSeats.repo'

/**
 * Takes the new time of an open workshop. Learners who are busy at that time lose their seat and go to the
 * waiting list, in the order in which they joined. The caller must hold the lock of the workshop. Returns the
 * ids of these learners.
 *
 * @throws ApiError `slot_taken` if the mentor is busy
 */
export async function moveWorkshop(tx: Database, workshop: StoredWorkshop): Promise<string[]> {
  const { id, mentor_id } = workshop
  const occasion = { workshop_id: id }
  await freeTime(tx, occasion)
  if (!(await claimTime(tx, occasion, [{ personId: mentor_id, ...spanOf(workshop) }])))
    throw sessionErrors.slotTaken()
  const waiting: string[] = []
  for (const learnerId of await peopleOf(tx, id, 'booked')) {
    if (await claimLearner(tx, workshop, learnerId)) continue
    await setPersonState(tx, id, learnerId, 'waiting')
    await giveSeatBack(tx, id)
    waiting.push(learnerId)
  }
  return waiting
}
