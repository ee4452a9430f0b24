import type { MissedSessions, NoShowMentor } from '@mentor-connect/contract/admin/missedSessions'
import { peopleIn } from '../../accounts/people/person.repo'
import type { Database } from '../../kernel/database/schema'
import { decisionsAbout } from '../../mentoring/meetings/record/missedSessionDecisions.repo'
import {
  missedSessions,
  noShowMentor,
  noShowMentors,
} from '../../mentoring/meetings/record/noShowMentors.query'
import { pageOfAll } from '../sortedPage'

/** Returns a page of the mentors about whom operators have to decide, longest waiting first. */
export async function noShowMentorPage(
  db: Database,
  now: Date,
  after?: string,
): Promise<{ rows: NoShowMentor[]; next: string | null }> {
  const waiting = (await noShowMentors(db, now)).map(({ since, mentorId, undecided }) => ({
    sortValue: since,
    sortId: mentorId,
    since,
    sessions: undecided.length,
    learners: new Set(undecided.map(({ learnerId }) => learnerId)).size,
  }))
  const { rows, next } = pageOfAll(waiting, after)
  const people = await peopleIn(
    db,
    'mentors',
    rows.map(({ sortId }) => sortId),
  )
  return {
    rows: rows.map(({ sortId, ...row }) => ({ ...row, id: sortId, ...people.get(sortId)! })),
    next,
  }
}

/** Returns the sessions that a mentor has missed, and the decisions about them. */
export async function missedSessionsOf(db: Database, mentorId: string, now: Date): Promise<MissedSessions> {
  const sessions = await missedSessions(db, now, mentorId)
  const decisions = await decisionsAbout(db, mentorId)
  const decided = decisions[0]?.covers_until
  const learners = await peopleIn(
    db,
    'learners',
    sessions.map(({ learnerId }) => learnerId),
  )
  return {
    since: noShowMentor(mentorId, sessions, decided)?.since ?? null,
    sessions: sessions.toReversed().map(({ id, start, countsFrom, learnerId }) => ({
      id,
      start,
      countsFrom,
      learner: { id: learnerId, name: learners.get(learnerId)!.name },
      isDecided: decided !== undefined && countsFrom <= decided,
    })),
    decisions: decisions.map(({ decision, note, decided_by, decided_at }) => ({
      decision,
      note,
      by: decided_by,
      at: decided_at,
    })),
  }
}
