import type { Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import type { Database } from '../../../kernel/database/schema'
import type { Participant } from '../participant'
import { sideOf, type StoredMeeting } from '../meetings.repo'
import { canGiveFeedback, outcomeAfter } from './aftermath'
import { attendanceOf, feedbackOf } from './aftermath.repo'
import { itemsOf } from './meetingNotes.repo'

/** Returns, for each of these meetings, whether it counts as held, and what this person still has to do. */
export async function followUpOf(
  db: Database,
  who: Participant,
  meetings: StoredMeeting[],
  now: number,
): Promise<(meeting: StoredMeeting) => Pick<Meeting, 'outcome' | 'todo'>> {
  const ids = meetings.filter(({ state }) => state === 'booked').map(({ id }) => id)
  const marks = await attendanceOf(db, ids)
  const feedback = await feedbackOf(db, ids)
  const items = await itemsOf(db, ids)
  const side = sideOf(who)
  return (meeting) => {
    const { id } = meeting
    const after = { meeting, marks: marks.get(id) ?? {}, feedback: feedback.get(id) ?? {}, now }
    const open = (items.get(id) ?? []).filter(({ by, isDone }) => by === side && !isDone)
    const outcome = outcomeAfter(after)
    const todo = { feedback: canGiveFeedback(after, side), items: open.length }
    return { ...(outcome && { outcome }), ...((todo.feedback || todo.items > 0) && { todo }) }
  }
}
