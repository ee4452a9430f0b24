import type { MentorReview, OwnMentorReview } from '@mentor-connect/contract/mentoring/mentorReviews'
import type { Pagination } from '@mentor-connect/contract/api/wire'
import { randomUUID } from 'node:crypto'
import { setReviewHidden } from '../mentoring/mentor-reviews/hiddenReviews.repo'
import { mentorshipWorld, type Person } from './mentorshipWorld'
import type { TestApp } from './testApp'

interface Figures {
  rating_sum: number
  rating_count: number
}

/** Actions of learners and mentors with reviews of mentors, through the API. */
export function mentorReviewWorld(t: TestApp) {
  const world = mentorshipWorld(t)
  const url = (mentor: Person) => `/mentors/${mentor.account._id}/own-review`
  const idOf = ({ account }: Person) => account._id
  return {
    ...world,
    url,
    own: (learner: Person, mentor: Person): Promise<OwnMentorReview> => world.get(learner, url(mentor)),
    write: (learner: Person, mentor: Person, rating: number, text = '') =>
      world.post(learner, url(mentor), { userId: idOf(learner), rating, text }),
    remove: (learner: Person, mentor: Person) =>
      world.post(learner, `${url(mentor)}/remove`, { userId: idOf(learner) }),
    list: (mentor: Person, reader?: Person): Promise<{ reviews: MentorReview[]; pagination: Pagination }> =>
      world.get(reader, `/mentors/${idOf(mentor)}/reviews`),

    /** Marks, as the mentor, that the learner did not come to the last session of the two. */
    async markAbsent(learner: Person, mentor: Person) {
      const { id } = await t.db
        .selectFrom('meetings')
        .select('id')
        .where('learner_id', '=', idOf(learner))
        .where('mentor_id', '=', idOf(mentor))
        .orderBy('starts_at', 'desc')
        .executeTakeFirstOrThrow()
      await t.db
        .insertInto('meeting_attendance')
        .values({ meeting_id: id, marked_by: 'mentor', mark: 'absent', marked_at: t.clock().toISOString() })
        .execute()
    },
    /** Limits a person like an operator, so that the person may not start new contacts. */
    async limit(person: Person) {
      const now = t.clock().toISOString()
      await t.db
        .insertInto('sanctions')
        .values({
          id: randomUUID(),
          person_id: idOf(person),
          role: person.account.role,
          kind: 'limit',
          limits: idOf(person),
          reason: 'Rude',
          imposed_by: 'root',
          imposed_at: now,
        })
        .execute()
    },

    /** The stored figures of a mentor; 0 if there is no account. */
    async figures(mentor: Person): Promise<Figures> {
      const row = await t.db
        .selectFrom('mentors')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', idOf(mentor))
        .executeTakeFirst()
      return row ?? { rating_sum: 0, rating_count: 0 }
    },
    /** The same figures, counted from the stored reviews. */
    async countedFigures(mentor: Person): Promise<Figures> {
      const rows = await t.db
        .selectFrom('mentor_reviews')
        .select('rating')
        .where('mentor_id', '=', idOf(mentor))
        .where('hidden_at', 'is', null)
        .execute()
      return { rating_sum: rows.reduce((sum, { rating }) => sum + rating, 0), rating_count: rows.length }
    },
  }
}

export async function hideMentorReview({ db, clock }: TestApp, id: string) {
  const now = clock().toISOString()
  await db.transaction().execute((tx) => setReviewHidden(tx, id, now))
}
