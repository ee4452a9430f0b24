import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { BookingWorld } from '../../../testing/bookingWorld'
import type { SignedIn } from '../../../testing/signedIn'

/** Gives a learner an active mentorship with the mentor of the world. */
export async function accompanied(w: BookingWorld, learner: SignedIn<Learner>): Promise<SignedIn<Learner>> {
  const [learner_id, mentor_id] = [learner.account._id, w.mentor.account._id]
  const now = w.t.clock().toISOString()
  await w.t.db
    .insertInto('mentorships')
    .values({
      id: `of-${learner_id}`,
      learner_id,
      mentor_id,
      topic: 'career',
      goal: 'A job',
      state: 'active',
      version: 2,
      open_pair: `${learner_id} ${mentor_id}`,
      proposed_by: null,
      questions: 0,
      due_at: null,
      nudge_at: null,
      accepted_at: now,
      created_at: now,
      changed_at: now,
    })
    .execute()
  return learner
}
