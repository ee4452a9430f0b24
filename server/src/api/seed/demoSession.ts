import type { ActionItem } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { DEMO_LEARNER, DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import type { Tx } from '../../kernel/database/schema'
import { claimTime } from '../../mentoring/meetings/timeCells.repo'
import { daysBefore } from './rows'

const ID = 'demo-held'
/** 18:30 in India, in ms since midnight UTC. */
const EVENING_MS = 13 * HOUR_MS
const LENGTH_MS = 45 * 60_000

const NOTES = 'We looked at the first page together. It is clear on a phone; the form still needs labels.'
const ITEMS: ActionItem[] = [
  { id: 'labels', text: 'Give each field of the form a label', by: 'learner', isDone: true },
  { id: 'second', text: 'Sketch the second page on paper', by: 'learner', isDone: false },
  { id: 'example', text: 'Send an example of a good contact page', by: 'mentor', isDone: false },
]

/**
 * Writes a session that the demo learner and the demo mentor have held three days ago, so that the learner can
 * give feedback and write a review.
 */
export async function writeDemoSession(tx: Tx, now: Date) {
  const start = Math.floor(now.getTime() / DAY_MS) * DAY_MS - 3 * DAY_MS + EVENING_MS
  const end = start + LENGTH_MS
  const starts_at = new Date(start).toISOString()
  const booked = daysBefore(now, 6)
  const pair = { mentor_id: DEMO_MENTOR.id, learner_id: DEMO_LEARNER.id }
  await tx
    .insertInto('meetings')
    .values({
      id: ID,
      ...pair,
      client_id: ID,
      kind_id: 'demo-interview',
      title: 'Practise an interview',
      topic: 'My first page',
      first_start: starts_at,
      starts_at,
      ends_at: new Date(end).toISOString(),
      state: 'booked',
      revision: 0,
      cancelled_by: null,
      created_at: booked,
      changed_at: booked,
    })
    .execute()
  await tx
    .insertInto('meeting_notes')
    .values({
      meeting_id: ID,
      version: 1,
      text: NOTES,
      items: JSON.stringify(ITEMS),
      saved_by: 'mentor',
      saved_at: new Date(end).toISOString(),
    })
    .execute()
  await claimTime(
    tx,
    { meeting_id: ID },
    [DEMO_MENTOR.id, DEMO_LEARNER.id].map((personId) => ({ personId, start, end })),
  )
}
