import type { MentorshipEvent } from '@mentor-connect/contract/mentoring/mentorships'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  ANSWER_DAYS,
  COMPLETION_DAYS,
  CONFIRM_DAYS,
  NUDGE_DAYS,
  PLACED_STATES,
  type MentorshipSide,
  type MentorshipState,
} from '@mentor-connect/contract/mentoring/mentorship'
import type { Database } from '../../kernel/database/schema'
import {
  CLOSED,
  insertEvent,
  isOpen,
  updateMentorship,
  type StoredMentorship,
} from './storedMentorships.repo'
import { freePlace } from './places.repo'
import { mentorshipErrors } from './mentorshipErrors'

export interface Change {
  event: MentorshipEvent['event']
  to: MentorshipState
  /** Side of the person who made the change; absent if a time limit caused it. */
  by?: MentorshipSide | undefined
  text?: string | undefined
}

/**
 * Changes state and history of a mentorship, and frees the mentor's place if the mentorship ends. The caller
 * must hold the locks of the pair and the row, and must have checked that the change is allowed. If a request
 * is accepted, the caller must also have taken a place.
 *
 * @throws ApiError `mentorship_changed` if the mentorship has changed since the caller read it
 */
export async function changeMentorship(
  tx: Database,
  before: StoredMentorship,
  { event, to, by, text }: Change,
  now: Date,
): Promise<StoredMentorship> {
  const at = now.toISOString()
  const proposed_by = event === 'propose' ? by! : null
  const values = isOpen(to) ? { proposed_by, ...timesOf(to, proposed_by !== null, now) } : CLOSED
  const after = await updateMentorship(tx, before, {
    state: to,
    ...values,
    changed_at: at,
    ...(event === 'ask' && { questions: before.questions + 1 }),
    ...(event === 'accept' && { accepted_at: at }),
  })
  if (!after) throw mentorshipErrors.mentorshipChanged(before.state)
  await insertEvent(tx, after, { event, by, text }, at)
  if (isPlaced(before.state) && !isPlaced(to)) await freePlace(tx, before.mentor_id)
  return after
}

const isPlaced = (state: MentorshipState) => PLACED_STATES.some((placed) => placed === state)

/**
 * Returns the time at which the mentorship changes if nobody acts, and the time of the first reminder. Both
 * are null if there is no time limit.
 */
export function timesOf(state: MentorshipState, isProposed: boolean, now: Date) {
  const days = daysOf(state, isProposed)
  return {
    due_at: days === undefined ? null : daysAfter(now, days),
    nudge_at: days === undefined ? null : daysAfter(now, NUDGE_DAYS[0]),
  }
}

function daysOf(state: MentorshipState, isProposed: boolean): number | undefined {
  if (state === 'requested' || state === 'asked') return ANSWER_DAYS
  if (state === 'accepted') return CONFIRM_DAYS
  return isProposed ? COMPLETION_DAYS : undefined
}

/** Returns the time of the next reminder; null if there is no further one. */
export function nextNudge({ changed_at }: StoredMentorship, now: Date): string | null {
  const since = new Date(changed_at)
  return NUDGE_DAYS.map((days) => daysAfter(since, days)).find((at) => at > now.toISOString()) ?? null
}

export const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS).toISOString()
