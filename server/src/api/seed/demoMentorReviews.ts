import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Tx } from '../../kernel/database/schema'
import { claimTime } from '../../mentoring/meetings/timeCells.repo'
import { COURSES, MENTOR_REVIEWS, type DemoMentorReview } from './demoContent'
import { enrolledAt, studentsOf } from './enrolments'
import { daysBefore, type Row } from './rows'

const HALF_HOUR_MS = 30 * MINUTE_MS
/** The first time of a session, 09:30 in India, in half hours since midnight UTC. */
const FIRST_SLOT = 8
const SLOTS = 20

/** Days from the beginning of a mentorship to its session, and to its completion. */
const MENTORSHIP_DAYS = { session: 10, completed: 45 }
const BEGUN_DAYS_AGO = 60

interface DemoSession extends DemoMentorReview {
  id: string
  starts: number
}

/** Writes reviews of mentors, with the sessions and mentorships that they require. */
export async function writeDemoMentorReviews(tx: Tx, now: Date) {
  const sessions = MENTOR_REVIEWS.map((review, index) => sessionOf(review, index, now))
  await tx.insertInto('meetings').values(sessions.map(meetingRow)).execute()
  for (const session of sessions) await claim(tx, session)
  const completed = sessions.filter(isCompleted)
  await tx
    .insertInto('mentorships')
    .values(completed.map(mentorshipRow(now)))
    .execute()
  await tx
    .insertInto('mentorship_events')
    .values(completed.flatMap(eventRows(now)))
    .execute()
  await tx.insertInto('mentor_reviews').values(sessions.map(reviewRow)).execute()
  await writeFigures(tx)
}

/**
 * Returns the session that a review requires. It is held after the enrolment or the beginning of the
 * mentorship, and before the review.
 */
function sessionOf(review: DemoMentorReview, index: number, now: Date): DemoSession {
  const day = Math.floor(begunAt(review, now) / DAY_MS) * DAY_MS
  const daysLater = review.completed ? MENTORSHIP_DAYS.session : 2
  const slot = FIRST_SLOT + (index % SLOTS)
  return {
    ...review,
    id: `demo-session-${index + 1}`,
    starts: day + daysLater * DAY_MS + slot * HALF_HOUR_MS,
  }
}

function begunAt({ mentor, learner, completed }: DemoMentorReview, now: Date): number {
  if (completed) return now.getTime() - BEGUN_DAYS_AGO * DAY_MS
  const enrolled = COURSES.filter((course) => course.mentor === mentor).flatMap((course) => {
    const place = studentsOf(course).indexOf(learner)
    return place < 0 ? [] : [Date.parse(enrolledAt(now, course, learner, place))]
  })
  if (enrolled.length === 0) throw new Error(`${learner} is in no course of ${mentor}`)
  return Math.min(...enrolled)
}

const instant = (ms: number) => new Date(ms).toISOString()

const meetingRow = ({ id, mentor, learner, starts }: DemoSession): Row<'meetings'> => ({
  id,
  mentor_id: mentor,
  learner_id: learner,
  client_id: id,
  kind_id: 'demo-first',
  topic: '',
  title: 'First session',
  first_start: instant(starts),
  starts_at: instant(starts),
  ends_at: instant(starts + HALF_HOUR_MS),
  state: 'booked',
  revision: 0,
  cancelled_by: null,
  created_at: instant(starts - DAY_MS),
  changed_at: instant(starts - DAY_MS),
})

async function claim(tx: Tx, { id, mentor, learner, starts }: DemoSession) {
  const span = { start: starts, end: starts + HALF_HOUR_MS }
  const people = [mentor, learner].map((personId) => ({ personId, ...span }))
  if (!(await claimTime(tx, { meeting_id: id }, people))) throw new Error(`${id} overlaps with another one`)
}

type Completed = DemoSession & Required<Pick<DemoSession, 'completed'>>
const isCompleted = (session: DemoSession): session is Completed => session.completed !== undefined
const mentorshipId = ({ id }: DemoSession) => `${id}-mentorship`
const completedAt = (now: Date) => daysBefore(now, BEGUN_DAYS_AGO - MENTORSHIP_DAYS.completed)

const mentorshipRow =
  (now: Date) =>
  (session: Completed): Row<'mentorships'> => ({
    id: mentorshipId(session),
    learner_id: session.learner,
    mentor_id: session.mentor,
    ...session.completed,
    open_pair: null,
    state: 'completed',
    version: 4,
    questions: 0,
    proposed_by: null,
    due_at: null,
    nudge_at: null,
    accepted_at: daysBefore(now, BEGUN_DAYS_AGO + 1),
    created_at: daysBefore(now, BEGUN_DAYS_AGO + 2),
    changed_at: completedAt(now),
  })

const eventRows =
  (now: Date) =>
  (session: Completed): Row<'mentorship_events'>[] => {
    const events: Pick<Row<'mentorship_events'>, 'event' | 'side' | 'at'>[] = [
      { event: 'request', side: 'learner', at: daysBefore(now, BEGUN_DAYS_AGO + 2) },
      { event: 'accept', side: 'mentor', at: daysBefore(now, BEGUN_DAYS_AGO + 1) },
      { event: 'confirm', side: 'learner', at: daysBefore(now, BEGUN_DAYS_AGO) },
      {
        event: 'propose',
        side: 'mentor',
        at: daysBefore(now, BEGUN_DAYS_AGO - MENTORSHIP_DAYS.completed + 1),
      },
      { event: 'complete', side: 'learner', at: completedAt(now) },
    ]
    return events.map((event, version) => ({
      ...event,
      mentorship_id: mentorshipId(session),
      version,
      text: '',
    }))
  }

/**
 * Returns the row of a review. The review is written a day after the session or the completion, and the reply
 * another day later.
 */
function reviewRow(session: DemoSession, index: number): Row<'mentor_reviews'> {
  const { mentor, learner, rating, text, reply = '', starts, completed } = session
  const lasted = completed ? MENTORSHIP_DAYS.completed - MENTORSHIP_DAYS.session : 0
  const written = starts + (lasted + 1) * DAY_MS
  return {
    id: `demo-mentor-review-${index + 1}`,
    mentor_id: mentor,
    learner_id: learner,
    rating,
    text,
    created_at: instant(written),
    updated_at: instant(written),
    reply,
    hidden_at: null,
    replied_at: reply ? instant(written + DAY_MS) : null,
  }
}

async function writeFigures(tx: Tx) {
  for (const mentor of new Set(MENTOR_REVIEWS.map((review) => review.mentor))) {
    const ratings = MENTOR_REVIEWS.flatMap((review) => (review.mentor === mentor ? [review.rating] : []))
    await tx
      .updateTable('mentors')
      .set({ rating_sum: ratings.reduce((sum, rating) => sum + rating, 0), rating_count: ratings.length })
      .where('id', '=', mentor)
      .execute()
  }
}
