import type {
  Mentorship,
  MentorshipDetails,
  MentorshipEvent,
} from '@mentor-connect/contract/mentoring/mentorships'
import {
  MENTORSHIP_ACTS,
  mayAct,
  QUESTIONS_BACK_MAX,
  waitsFor,
} from '@mentor-connect/contract/mentoring/mentorship'
import type { Database } from '../../kernel/database/schema'
import type { StoredMentorship } from './storedMentorships.repo'
import { hasHeldSession } from './heldSession.query'
import { eventsOf, partnersOf, type Participant, type Partner } from './mentorships.repo'

export const partnerIdOf = ({ side }: Participant, row: StoredMentorship) =>
  side === 'mentor' ? row.learner_id : row.mentor_id

/** Returns the facts of a mentorship on which the rules for acts depend. */
export const situationOf = ({ state, proposed_by, questions }: StoredMentorship) => ({
  state,
  proposedBy: proposed_by ?? undefined,
  questions,
})

export function present(row: StoredMentorship, partner: Partner): Mentorship {
  const waiting = waitsFor(situationOf(row))
  return {
    id: row.id,
    partner,
    topic: row.topic,
    goal: row.goal,
    state: row.state,
    version: row.version,
    ...(waiting && { waitsFor: waiting }),
    ...(row.due_at && { dueAt: row.due_at }),
    ...(row.proposed_by && { proposedBy: row.proposed_by }),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }
}

export async function presentDetails(
  db: Database,
  who: Participant,
  row: StoredMentorship,
  now: Date,
): Promise<MentorshipDetails> {
  const partnerId = partnerIdOf(who, row)
  const partner = (await partnersOf(db, who, [partnerId])).get(partnerId)!
  const history = (await eventsOf(db, row.id)).map(({ version, event, side, text, at }): MentorshipEvent => ({
    version,
    event,
    at,
    ...(side && { by: side }),
    // The reason for ending a mentorship is shown only to the person who gave it.
    ...(text && (event !== 'end' || side === who.side) && { text }),
  }))
  const hasHeld = await hasHeldSession(db, row, now.toISOString())
  const situation = situationOf(row)
  return {
    ...present(row, partner),
    history,
    mayDo: MENTORSHIP_ACTS.filter(
      (act) => mayAct(act, who.side, situation) && (act !== 'complete' || hasHeld),
    ),
    questionsLeft: QUESTIONS_BACK_MAX - row.questions,
    hasHeldSession: hasHeld,
  }
}
