import {
  MENTOR_NO_SHOW_DAYS,
  MENTOR_NO_SHOW_KEPT_DAYS,
  MENTOR_NO_SHOWS,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Database, Instant } from '../../../kernel/database/schema'
import { decidedUntil } from './missedSessionDecisions.repo'
import { countsFrom, missedBy } from './noShows.query'

export interface MissedSession {
  id: string
  mentorId: string
  learnerId: string
  start: Instant
  /** The time after which the mentor could no longer contradict. */
  countsFrom: Instant
}

/** A mentor on whose missed sessions operators must decide. */
export interface NoShowMentor {
  mentorId: string
  since: Instant
  /** The sessions on which no operator has decided. */
  undecided: MissedSession[]
}

/**
 * Returns the time since which operators have had to decide about a mentor: at that time, `MENTOR_NO_SHOWS`
 * missed sessions counted within `MENTOR_NO_SHOW_DAYS` days. Returns undefined if that never happened.
 *
 * @param times the times from which missed sessions count, in order
 */
export function reviewDueSince(times: Instant[]): Instant | undefined {
  return times.find((at, index) => {
    const first = times[index - MENTOR_NO_SHOWS + 1]
    return first !== undefined && Date.parse(at) - Date.parse(first) <= MENTOR_NO_SHOW_DAYS * DAY_MS
  })
}

/** Returns the mentors about whom operators must decide, longest wait first. */
export async function noShowMentors(db: Database, now: Date): Promise<NoShowMentor[]> {
  const several = [...byMentor(await missedSessions(db, now))].filter(
    ([, sessions]) => sessions.length >= MENTOR_NO_SHOWS,
  )
  const decided = await decidedUntil(
    db,
    several.map(([mentorId]) => mentorId),
  )
  return several
    .flatMap(([mentorId, sessions]) => noShowMentor(mentorId, sessions, decided.get(mentorId)) ?? [])
    .sort((a, b) => (`${a.since}${a.mentorId}` < `${b.since}${b.mentorId}` ? -1 : 1))
}

function byMentor(sessions: MissedSession[]): Map<string, MissedSession[]> {
  const found = new Map<string, MissedSession[]>()
  for (const session of sessions)
    found.set(session.mentorId, [...(found.get(session.mentorId) ?? []), session])
  return found
}

/** Returns the mentor with the undecided sessions; undefined if no decision is due. */
export function noShowMentor(
  mentorId: string,
  sessions: MissedSession[],
  decided: Instant | undefined = '',
): NoShowMentor | undefined {
  const undecided = sessions.filter((session) => session.countsFrom > decided)
  const since = reviewDueSince(undecided.map((session) => session.countsFrom))
  return since === undefined ? undefined : { mentorId, since, undecided }
}

/**
 * Returns the sessions that mentors have missed and can no longer contradict, in the order in which they
 * began to count.
 *
 * @param mentorId undefined for the sessions of all mentors
 */
export async function missedSessions(db: Database, now: Date, mentorId?: string): Promise<MissedSession[]> {
  const since = new Date(now.getTime() - MENTOR_NO_SHOW_KEPT_DAYS * DAY_MS).toISOString()
  const query = missedBy(db, 'mentor')
    .select(['meetings.id', 'meetings.mentor_id', 'meetings.learner_id', 'meetings.starts_at'])
    .where('said.marked_at', '>', since)
  const rows = await (
    mentorId === undefined ? query : query.where('meetings.mentor_id', '=', mentorId)
  ).execute()
  return rows
    .map((row) => ({
      id: row.id,
      mentorId: row.mentor_id,
      learnerId: row.learner_id,
      start: row.starts_at,
      countsFrom: new Date(countsFrom(row, 'mentor', now)).toISOString(),
    }))
    .filter((session) => session.countsFrom <= now.toISOString())
    .sort((a, b) => (`${a.countsFrom}${a.id}` < `${b.countsFrom}${b.id}` ? -1 : 1))
}
