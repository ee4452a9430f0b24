import type { Instant, Database } from '../../kernel/database/schema'
import { hasHeldSession } from '../mentorships/heldSession.query'
import { placedPairs } from '../mentorships/placedPairs.query'
import { findPersonById } from '../../accounts/people/person.repo'
import type { CalendarMailPayload } from './calendarMails'
import { isComing } from './calendarWords'
import { readBy } from './hiddenText'

interface CalendarFacts {
  /**
   * True if no later change has replaced this one. Otherwise no mail is sent. The cancellation of a session
   * is always up to date.
   */
  isCurrent: boolean
  /** True if the session or workshop was deleted, so that it has no page. */
  isDeleted: boolean
  /**
   * Title that replaces the title in the payload if operators have hidden the text of the workshop from this
   * person.
   */
  title?: string
  /** Topic of a session as the learner wrote it; empty if the recipient may read it only on the page. */
  topic: string
  /** True if there is a topic that the recipient may read only on the page. */
  isTopicHidden?: boolean
  /** Description of the calendar entry. */
  description: string
  /**
   * Name of the other person in a session, or of the mentor of a workshop. Undefined for the mentor's own
   * workshop, or if the account was deleted.
   */
  partner: string | undefined
}

/** Reads the facts that are needed to write a mail about a change. */
export function calendarFacts(
  db: Database,
  payload: CalendarMailPayload,
  now: Instant,
): Promise<CalendarFacts> {
  return payload.occurrence === 'meeting' ? meetingFacts(db, payload, now) : workshopFacts(db, payload)
}

async function meetingFacts(
  db: Database,
  { id, revision, change, personId }: CalendarMailPayload,
  now: Instant,
) {
  const row = await db
    .selectFrom('meetings')
    .select(['state', 'revision', 'topic', 'learner_id', 'mentor_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isRead = row && (personId === row.learner_id || (await haveAnswered(db, row, now)))
  const topic = isRead ? row.topic : ''
  const isBooked = row?.state === 'booked' && Number(row.revision) === revision
  return {
    isCurrent: change === 'cancelled' || isBooked,
    isDeleted: !row,
    topic,
    isTopicHidden: Boolean(row?.topic) && !isRead,
    description: topic,
    partner: row && (await partnerOf(db, row, personId)),
  }
}

/**
 * Tells whether a mentor has agreed to hear from a learner, by a mentorship or by a session that both
 * attended. Anybody can enrol in a course, so the learner's text is otherwise only shown on the page and not
 * mailed.
 */
async function haveAnswered(
  db: Database,
  { learner_id, mentor_id }: { learner_id: string; mentor_id: string },
  now: Instant,
): Promise<boolean> {
  const placed = await placedPairs(db, [learner_id], [mentor_id]).select('mentorships.id').executeTakeFirst()
  return placed !== undefined || (await hasHeldSession(db, { learner_id, mentor_id }, now))
}

async function partnerOf(
  db: Database,
  { learner_id, mentor_id }: { learner_id: string; mentor_id: string },
  personId: string,
) {
  return (await findPersonById(db, personId === mentor_id ? learner_id : mentor_id))?.name
}

async function workshopFacts(db: Database, { id, change, personId, startsAt }: CalendarMailPayload) {
  const row = await db
    .selectFrom('workshops')
    .innerJoin('mentors', 'mentors.id', 'workshops.mentor_id')
    .leftJoin('workshop_people', (join) =>
      join.onRef('workshop_id', '=', 'workshops.id').on('learner_id', '=', personId),
    )
    .select(['workshops.state', 'starts_at', 'mentor_id', 'title', 'description'])
    .select(['text_hidden_at', 'mentors.name as mentor_name'])
    .select('workshop_people.state as place')
    .where('workshops.id', '=', id)
    .executeTakeFirst()
  const takesPart = row?.place === 'booked' || row?.mentor_id === personId
  const isOpen = row?.state === 'open' && row.starts_at === startsAt
  const read = row && readBy(row, personId)
  return {
    isCurrent: isComing(change) ? isOpen && takesPart : change === 'cancelled' || !takesPart,
    isDeleted: !row,
    topic: '',
    description: read?.description ?? '',
    ...(row?.text_hidden_at && { title: read?.title }),
    partner: row?.mentor_id === personId ? undefined : row?.mentor_name,
  }
}
