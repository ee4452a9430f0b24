import { DEMO_LEARNER, DEMO_MENTOR } from '../platform/demo/demoAccounts'
import { testApp, type TestApp } from '../testing/testApp'
import { brokenInvariants } from '../testing/mentorshipWorld'
import { learnsFrom } from '../mentoring/meetings/meetings.repo'
import { mayReview } from '../mentoring/mentor-reviews/mayReview.query'
import { seed } from './seed/seed'

// The demo data about mentors follows the same rules as data that people create.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seed(t.db, { ...t, hashPassword: async () => 'hash' })
})
afterAll(() => t.close())

const reviewsOf = () => t.db.selectFrom('mentor_reviews').selectAll().execute()

it('has reviews by learners who might write them then, from courses and from completed mentorships', async () => {
  const origins = new Set<string>()
  for (const review of await reviewsOf()) {
    const pair = { learnerId: review.learner_id, mentorId: review.mentor_id }
    expect(await mayReview(t.db, pair, review.created_at)).toBe(true)
    expect((review.replied_at ?? review.created_at) <= t.clock().toISOString()).toBe(true)
    const mentorship = await t.db
      .selectFrom('mentorships')
      .select('state')
      .where('learner_id', '=', pair.learnerId)
      .where('mentor_id', '=', pair.mentorId)
      .executeTakeFirst()
    const isInCourse = await learnsFrom(t.db, pair.learnerId, pair.mentorId)
    origins.add(mentorship?.state ?? (isInCourse ? 'course' : 'nothing'))
  }
  expect([...origins].sort()).toEqual(['completed', 'course'])
  expect(await brokenInvariants(t)).toEqual([])
})

it('lets the demo learner review the demo mentor after their session', async () => {
  const pair = { learnerId: DEMO_LEARNER.id, mentorId: DEMO_MENTOR.id }
  expect(await mayReview(t.db, pair, t.clock().toISOString())).toBe(true)
})

it('counts them for the figures, so that most mentors have an average', async () => {
  const reviews = await reviewsOf()
  const mentors = await t.db.selectFrom('mentors').select(['id', 'rating_sum', 'rating_count']).execute()
  for (const { id, rating_sum, rating_count } of mentors) {
    const ratings = reviews.flatMap((review) => (review.mentor_id === id ? [review.rating] : []))
    const sum = ratings.reduce((total, rating) => total + rating, 0)
    expect({ id, rating_sum, rating_count }).toEqual({ id, rating_sum: sum, rating_count: ratings.length })
  }
  expect(mentors.filter(({ rating_count }) => rating_count >= 3).length).toBeGreaterThan(8)
})
