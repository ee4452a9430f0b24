import { ANSWER_DAYS } from '@mentor-connect/contract/mentoring/mentorship'
import type { Insertable } from 'kysely'
import { DEMO_LEARNER, DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import type { ApiDatabase, Tx } from '../../kernel/database/schema'
import { pairOf } from '../../mentoring/mentorships/storedMentorships.repo'
import { LEARNERS, MENTORS } from './demoContent'
import { daysBefore } from './rows'

type Row = Insertable<ApiDatabase['mentorships']>
type Event = Insertable<ApiDatabase['mentorship_events']>

const ACTIVE_SINCE_DAYS = 20
const WAITING_DAYS = 1

const ACTIVE_GOAL =
  'I work in a shop and would like to build websites for a living. I want to know what to learn first, and have two pages of my own to show within half a year.'
const ASKED_GOAL =
  'I have an interview in six weeks, my first one in English. I would like to practise it with somebody who has sat on the other side.'
const RECEIVED_GOAL =
  'I finish college in May. I know some HTML and would like somebody to look at my projects and tell me what employers miss.'

/**
 * Writes three mentorships: an active one between the demo learner and the demo mentor, whose plan the mentor
 * can see; a request of the demo learner to another mentor; and a request of another learner to the demo
 * mentor.
 */
export async function writeDemoMentorships(tx: Tx, now: Date) {
  const asked = MENTORS.find(({ id, active }) => active && id !== DEMO_MENTOR.id)!
  const asking = LEARNERS.find(({ id }) => id !== DEMO_LEARNER.id)!
  const rows: Row[] = [
    active(now),
    requested(now, {
      id: 'demo-asked',
      learner_id: DEMO_LEARNER.id,
      mentor_id: asked.id,
      topic: 'jobs',
      goal: ASKED_GOAL,
    }),
    requested(now, {
      id: 'demo-received',
      learner_id: asking.id,
      mentor_id: DEMO_MENTOR.id,
      topic: 'web-development',
      goal: RECEIVED_GOAL,
    }),
  ]
  await tx.insertInto('mentorships').values(rows).execute()
  await tx
    .insertInto('mentorship_events')
    .values(rows.flatMap((row) => (row.state === 'active' ? historyOfActive(now) : [firstEvent(row)])))
    .execute()
  const shared = { mentorship_id: 'demo-active', plan_at: daysBefore(now, WAITING_DAYS) }
  await tx.insertInto('plan_shares').values(shared).execute()
  await tx.insertInto('mentor_places').values({ mentor_id: DEMO_MENTOR.id, taken: 1 }).execute()
}

function active(now: Date): Row {
  const pair = { learner_id: DEMO_LEARNER.id, mentor_id: DEMO_MENTOR.id }
  return {
    id: 'demo-active',
    ...pair,
    open_pair: pairOf(pair),
    topic: 'web-development',
    goal: ACTIVE_GOAL,
    state: 'active',
    version: 4,
    questions: 1,
    proposed_by: null,
    due_at: null,
    nudge_at: null,
    accepted_at: daysBefore(now, ACTIVE_SINCE_DAYS + 1),
    created_at: daysBefore(now, ACTIVE_SINCE_DAYS + 4),
    changed_at: daysBefore(now, ACTIVE_SINCE_DAYS),
  }
}

type Asked = Pick<Row, 'id' | 'learner_id' | 'mentor_id' | 'topic' | 'goal'>

function requested(now: Date, row: Asked): Row {
  const at = daysBefore(now, WAITING_DAYS)
  return {
    ...row,
    open_pair: pairOf(row),
    state: 'requested',
    version: 0,
    questions: 0,
    proposed_by: null,
    due_at: daysBefore(now, WAITING_DAYS - ANSWER_DAYS),
    nudge_at: daysBefore(now, -2),
    accepted_at: null,
    created_at: at,
    changed_at: at,
  }
}

const firstEvent = ({ id, created_at }: Row): Event => ({
  mentorship_id: id,
  version: 0,
  event: 'request',
  side: 'learner',
  text: '',
  at: created_at,
})

function historyOfActive(now: Date): Event[] {
  const events: Omit<Event, 'mentorship_id' | 'version' | 'at'>[] = [
    { event: 'request', side: 'learner', text: '' },
    { event: 'ask', side: 'mentor', text: 'How many hours a week do you have?' },
    { event: 'answer', side: 'learner', text: 'About six, mostly in the evening.' },
    {
      event: 'accept',
      side: 'mentor',
      text: 'That is enough to begin. Book a first session when it suits you.',
    },
    { event: 'confirm', side: 'learner', text: '' },
  ]
  return events.map((event, version) => ({
    ...event,
    mentorship_id: 'demo-active',
    version,
    at: daysBefore(now, ACTIVE_SINCE_DAYS + 4 - version),
  }))
}
