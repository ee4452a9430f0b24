import type { Learner } from '@mentor-connect/contract/accounts/people'
import { COMMENT_MAX, REVIEWS_SHOWN } from '@mentor-connect/contract/rules/limits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../catalogue/testing/insertCourse'

let t: TestApp
let asha: SignedIn<Learner>
let meera: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one' })
  asha = await signedInLearner(t, { name: 'Asha' })
  meera = await signedInLearner(t, { name: 'Meera' })
  for (const learner of [asha, meera]) {
    await post(learner, '/user/add-course', { courseName: '' })
    await post(learner, '/user/update-progress', { progress: { '0-0': 'in-progress' } })
  }
})
afterEach(() => t.close())

const post = (learner: SignedIn<Learner>, url: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { userId: learner.account._id, courseId: 'one', ...payload },
    headers: learner.headers,
  })
const write = (learner: SignedIn<Learner>, rating: unknown, comment: unknown = 'Good', more: object = {}) =>
  post(learner, '/resource/save-review', { rating, comment, ...more })
const remove = (learner: SignedIn<Learner>) => post(learner, '/resource/remove-review', {})
const course = async (headers: object = {}) =>
  (await t.app.inject({ method: 'GET', url: '/resource/get-resource/one', headers: { ...headers } })).json()
    .data
const pageOf = (query: string, headers: object = {}) =>
  t.app.inject({ method: 'GET', url: `/resource/get-reviews/one?${query}`, headers: { ...headers } })
const figures = () =>
  t.db
    .selectFrom('courses')
    .select(['rating_sum', 'rating_count', 'rating_average'])
    .where('id', '=', 'one')
    .executeTakeFirstOrThrow()
const stored = () => t.db.selectFrom('reviews').selectAll().execute()

describe('a review', () => {
  it('is shown to everybody, and marked as own to its author', async () => {
    const response = await write(asha, 4, '  स्पष्ट और उपयोगी  ')
    const createdAt = t.clock().toISOString()
    const _id = expect.stringMatching(/^[\w-]{22}$/) as string
    const review = { _id, user: 'Asha', rating: 4, comment: 'स्पष्ट और उपयोगी', createdAt }
    expect(response.json()).toEqual({
      message: 'Review saved',
      data: { rating: 4, reviewCount: 1, reviews: [{ ...review, mine: true }] },
    })
    expect(await course()).toMatchObject({ rating: 4, reviewCount: 1, reviews: [review] })
    expect((await course()).reviews[0]).not.toHaveProperty('mine')
    expect((await course(asha.headers)).reviews[0]).toHaveProperty('mine', true)
  })

  it('is one per learner: a new one replaces it and updates the average', async () => {
    await write(asha, 1)
    await write(meera, 4)
    t.clock.advance(1000)
    const { data } = (await write(asha, 5, '')).json()
    expect(data).toMatchObject({ rating: 4.5, reviewCount: 2 })
    expect(data.reviews).toMatchObject([
      { user: 'Asha', rating: 5, comment: '', mine: true },
      { user: 'Meera' },
    ])
    expect(await figures()).toEqual({ rating_sum: 9, rating_count: 2, rating_average: 4.5 })
  })

  it('can be removed, once', async () => {
    await write(asha, 2)
    await write(meera, 5)
    expect((await remove(asha)).json()).toMatchObject({
      message: 'Review removed',
      data: { rating: 5, reviewCount: 1, reviews: [{ user: 'Meera' }] },
    })
    expect((await remove(asha)).statusCode).toBe(200)
    await remove(meera)
    expect(await figures()).toEqual({ rating_sum: 0, rating_count: 0, rating_average: 0 })
  })

  it('counts once when it is sent several times concurrently', async () => {
    const ratings = [1, 2, 3, 4, 5]
    const responses = await Promise.all(ratings.flatMap((rating) => [write(asha, rating), write(meera, 3)]))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const sum = (await stored()).reduce((total, { rating }) => total + rating, 0)
    expect(await figures()).toEqual({ rating_sum: sum, rating_count: 2, rating_average: sum / 2 })
  })

  it('keeps the average correct when it is written and removed concurrently', async () => {
    await Promise.all([write(asha, 5), remove(asha), write(asha, 4), write(meera, 2), remove(meera)])
    const rows = await stored()
    const sum = rows.reduce((total, { rating }) => total + rating, 0)
    expect(await figures()).toMatchObject({ rating_sum: sum, rating_count: rows.length })
  })

  it('is always shown to its author, however many newer ones there are', async () => {
    await write(asha, 3)
    const learner = await t.db.selectFrom('learners').selectAll().limit(1).executeTakeFirstOrThrow()
    const others = Array.from({ length: REVIEWS_SHOWN + 1 }, (_, n) => `other-${n}`)
    await t.db
      .insertInto('learners')
      .values(others.map((id) => ({ ...learner, id, email: `${id}@example.org` })))
      .execute()
    await t.db
      .insertInto('reviews')
      .values(
        others.map((learner_id) => ({
          course_id: 'one',
          learner_id,
          rating: 4,
          comment: '',
          created_at: '2027-01-01T00:00:00.000Z',
          updated_at: '2027-01-01T00:00:00.000Z',
        })),
      )
      .execute()
    const { reviews } = await course(asha.headers)
    expect(reviews).toHaveLength(REVIEWS_SHOWN)
    expect(reviews[0]).toMatchObject({ user: 'Asha', mine: true })
    await t.db
      .updateTable('courses')
      .set({ rating_count: REVIEWS_SHOWN + 2 })
      .execute()
    const rest = (await pageOf('page=2&limit=50', asha.headers)).json().data
    expect(rest.reviews).toHaveLength(2)
    expect(rest.reviews).not.toContainEqual(expect.objectContaining({ mine: true }))
    expect(rest.pagination).toEqual({ page: 2, limit: 50, totalItems: REVIEWS_SHOWN + 2, totalPages: 2 })
  })

  it('appears on one of the pages, newest first, for everybody', async () => {
    await write(asha, 3)
    t.clock.advance(1000)
    await write(meera, 4)
    const users = async (query: string) =>
      (await pageOf(query)).json().data.reviews.map(({ user }: { user: string }) => user)
    expect(await users('limit=1')).toEqual(['Meera'])
    expect(await users('limit=1&page=2')).toEqual(['Asha'])
    expect(await users('limit=1&page=3')).toEqual([])
    expect((await pageOf('page=0')).statusCode).toBe(400)
    expect((await pageOf('limit=51')).statusCode).toBe(400)
    await t.db.updateTable('courses').set({ status: 'archived' }).execute()
    expect((await pageOf('')).statusCode).toBe(404)
    expect((await pageOf('', asha.headers)).statusCode).toBe(200)
  })
})

describe('is refused', () => {
  test.each([
    ['a rating of 0', 0, '', 'rating'],
    ['a rating of 6', 6, '', 'rating'],
    ['half a star', 3.5, '', 'rating'],
    ['no rating', undefined, '', 'rating'],
    ['a comment that is not a string', 4, { $ne: '' }, 'comment'],
    ['one character too many', 4, 'क्षि'.repeat(COMMENT_MAX + 1), 'comment'],
    ['ten thousand words', 4, 'word '.repeat(10_000), 'comment'],
    ['text that PostgreSQL cannot store', 4, 'a\u0000b', 'comment'],
  ])('%s', async (_, rating, comment, field) => {
    const response = await write(asha, rating, comment)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty(field)
    expect(await stored()).toEqual([])
  })

  it('accepts a comment of the full length in any script', async () => {
    expect((await write(asha, 4, 'क्षि'.repeat(COMMENT_MAX))).statusCode).toBe(200)
  })

  it('a learner who is not enrolled', async () => {
    await insertCourse(t.db, { id: 'two' })
    const response = await write(asha, 4, '', { courseId: 'two' })
    expect([response.statusCode, response.json().code]).toEqual([403, 'not_enrolled'])
    expect(await stored()).toEqual([])
  })

  it('a learner who has not opened a lesson; a review that exists can still be changed', async () => {
    const progress = (status: string) => post(asha, '/user/update-progress', { progress: { '0-0': status } })
    await progress('not-started')
    const response = await write(asha, 4)
    expect([response.statusCode, response.json().code]).toEqual([403, 'lesson_not_opened'])
    expect(await stored()).toEqual([])

    await progress('completed')
    expect((await write(asha, 4)).statusCode).toBe(200)
    await progress('not-started')
    expect((await write(asha, 3)).statusCode).toBe(200)
  })

  it('a course that does not exist', async () => {
    expect((await write(asha, 4, '', { courseId: 'nothing' })).statusCode).toBe(404)
  })

  it('another person’s id, visitors and mentors, and nothing changes', async () => {
    await write(asha, 2)
    const forged = { userId: asha.account._id }
    expect((await write(meera, 5, '', forged)).statusCode).toBe(403)
    expect((await post(meera, '/resource/remove-review', forged)).statusCode).toBe(403)
    const mentor = await signedInMentor(t)
    for (const headers of [{}, mentor.headers]) {
      const payload = { ...forged, courseId: 'one', rating: 5, comment: '' }
      const response = await t.app.inject({ method: 'POST', url: '/resource/save-review', payload, headers })
      expect([401, 403]).toContain(response.statusCode)
    }
    expect(await stored()).toMatchObject([{ rating: 2 }])
  })

  it('keeps a comment that looks like code as text', async () => {
    const comment = "<script>alert(1)</script> '; drop table reviews; --"
    await write(asha, 5, comment)
    expect((await course()).reviews[0].comment).toBe(comment)
  })
})
