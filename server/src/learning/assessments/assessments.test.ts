import type { Assessment } from '@mentor-connect/contract/learning/assessments'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import { HURRIED_ITEM_MS } from '@mentor-connect/contract/learning/planLimits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let asha: SignedIn<Learner>

beforeEach(async () => {
  t = await testApp()
  asha = await signedInLearner(t)
})
afterEach(() => t.close())

type Person = SignedIn<{ _id: string }>
const get = (person: Person = asha) =>
  t.app.inject({ method: 'GET', url: '/career/assessment', headers: person.headers })
const post = (path: string, body: object, person: Person = asha) =>
  t.app.inject({
    method: 'POST',
    url: `/career/assessment/${path}`,
    headers: person.headers,
    payload: { userId: person.account._id, ...body },
  })
const read = async (person: Person = asha): Promise<Assessment> => (await get(person)).json().data
const answer = (item: string, value: number, body: object = {}) =>
  post('answers', { item, answer: value, ...body })
const finish = () => post('finish', { language: 'hi' })

/**
 * Answers every item.
 *
 * @param secondsEach time between two answers
 */
async function answerAll(likingOf: (type: string) => number, secondsEach = 5) {
  for (const { id, type } of INTEREST_ITEMS) {
    t.clock.advance(secondsEach * 1000)
    await answer(id, likingOf(type))
  }
}
const likesTools = (type: string) => (type === 'R' ? 5 : 2)

it('keeps answers as they are given, for any device', async () => {
  expect(await read()).toEqual({ results: [] })
  expect((await answer('R1', 4)).statusCode).toBe(200)
  await answer('I1', 0)
  expect(await read()).toEqual({ open: { R1: 4, I1: 0 }, results: [] })
})

it('keeps the later of two answers, in whichever order they arrive', async () => {
  await answer('R1', 5)
  await answer('R1', 1, { ageMs: 60_000 })
  expect((await read()).open).toEqual({ R1: 5 })
})

it('opens one run for parallel answers', async () => {
  await Promise.all(INTEREST_ITEMS.slice(0, 8).map(({ id }) => answer(id, 3)))
  expect(Object.keys((await read()).open!)).toHaveLength(8)
})

it('scores a run once it is complete, and once only', async () => {
  await answer('R1', 5)
  expect((await finish()).json()).toMatchObject({
    code: 'invalid_input',
    fields: { answers: expect.any(String) },
  })
  await answerAll(likesTools)
  const replies = await Promise.all([finish(), finish(), finish()])
  const results = replies.map((reply) => reply.json().data)
  expect(results[0]).toMatchObject({
    language: 'hi',
    scores: { R: 5, I: 2, A: 2, S: 2, E: 2, C: 2 },
    isFlat: false,
    isHurried: false,
  })
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect(await read()).toEqual({ results: [results[0]] })
})

it('says when answers were flat or hurried', async () => {
  await answerAll(() => 3, (HURRIED_ITEM_MS / 1000) * 0.5)
  expect((await finish()).json().data).toMatchObject({ isFlat: true, isHurried: true })
})

it('can be taken again; the history stays until a result is deleted', async () => {
  await answerAll(likesTools)
  const first = (await finish()).json().data
  // This answer was given before the run was finished, on a device without a network.
  await answer('R1', 1, { ageMs: 60_000 })
  expect((await read()).open).toBeUndefined()
  await answerAll((type) => (type === 'S' ? 5 : 1))
  await finish()
  const { results } = await read()
  expect(results.map(({ scores }) => [scores.R, scores.S])).toEqual([
    [1, 5],
    [5, 2],
  ])
  expect((await post(`results/${first.id}/remove`, {})).statusCode).toBe(200)
  expect((await post(`results/${first.id}/remove`, {})).statusCode).toBe(200)
  expect((await read()).results).toHaveLength(1)
})

it('is private', async () => {
  await answerAll(likesTools)
  const { id } = (await finish()).json().data
  const ravi = await signedInLearner(t)
  const mentor = await signedInMentor(t)
  expect(await read(ravi)).toEqual({ results: [] })
  await post(`results/${id}/remove`, {}, ravi)
  expect((await read()).results).toHaveLength(1)
  expect((await get(mentor)).statusCode).toBe(403)
  expect((await answer('R1', 3, { userId: ravi.account._id })).statusCode).toBe(403)
  expect((await t.app.inject('/career/assessment')).statusCode).toBe(401)
})

it.each([
  ['R9', 3],
  ['R1', 6],
  ['R1', -1],
  ['R1', 2.5],
])('refuses the answer %s: %s', async (item, value) => {
  expect((await answer(item, value)).statusCode).toBe(400)
})

it('is erased with the account', async () => {
  await answer('R1', 5)
  await t.db.deleteFrom('learners').where('id', '=', asha.account._id).execute()
  expect(await t.db.selectFrom('assessment_answers').selectAll().execute()).toEqual([])
})
