import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { queueDigests } from '../digest/digest'

let t: TestApp
let kavita: SignedIn<Mentor>
let arun: SignedIn<Mentor>

beforeEach(async () => {
  t = await testApp()
  kavita = await signedInMentor(t, { name: 'Kavita Iyer' })
  arun = await signedInMentor(t, { name: 'Arun Das' })
})
afterEach(() => t.close())

type Person = SignedIn<{ _id: string }>
const get = async (url: string, person?: Person) =>
  (await t.app.inject({ method: 'GET', url, headers: { ...person?.headers } })).json().data
const post = (url: string, person: Person, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers: person.headers, payload })

/** Asks as a mentor, whose posts are shown at once. Each question is a minute later than the one before. */
async function ask(id: string, title: string, changes: object = {}, person: Person = kavita) {
  t.clock.advance(MINUTE_MS)
  const question = {
    id,
    title,
    text: `About ${id}.`,
    subject: 'python',
    tags: [],
    language: 'en',
    ...changes,
  }
  expect((await post('/community/questions', person, question)).statusCode).toBe(200)
}
const answer = (questionId: string, person: Person = arun) =>
  post(`/community/questions/${questionId}/answers`, person, {
    id: `answer-${questionId}`,
    text: `Try ${questionId}.`,
    language: 'en',
  })
const ids = ({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => id)
const list = async (query = '') => ids(await get(`/community/questions?${query}`))

it('lists questions by time, without an answer, and by help', async () => {
  for (const id of ['a', 'b', 'c']) await ask(id, `How does ${id} work?`)
  await answer('a')
  await post('/community/questions/a/answers/answer-a/helpful', kavita, { helpful: true })
  expect(await list()).toEqual(['c', 'b', 'a'])
  expect(await list('order=unanswered')).toEqual(['c', 'b'])
  expect(await list('order=helpful')).toEqual(['a', 'c', 'b'])
  await ask('d', 'यह कैसे काम करता है?', { language: 'hi' })
  expect(await list('language=hi')).toEqual(['d'])
})

it('continues after a page, also while new questions come', async () => {
  for (let number = 10; number < 35; number += 1) await ask(`q${number}`, `Question ${number}`)
  for (const order of ['newest', 'unanswered', 'helpful']) {
    const first = await get(`/community/questions?order=${order}`)
    expect(first.questions).toHaveLength(20)
    await ask(`new-${order}`, `Later ${order}`, { subject: 'cooking' })
    const second = await get(`/community/questions?order=${order}&after=${first.next}`)
    expect(ids(second)).toEqual(expect.arrayContaining(['q14', 'q10']))
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(
      first.questions.length + second.questions.length,
    )
    expect(second.next).toBeNull()
  }
  expect(await list('after=nonsense')).toHaveLength(20)
})

it('counts the subjects that have questions, with their broader ones', async () => {
  await ask('a', 'Why is my loop slow?', { tags: ['statistics'] })
  await answer('a')
  await ask('b', 'How do I begin with Python?')
  expect(await get('/community/subjects')).toEqual([
    { subject: 'programming', questions: 2, unanswered: 1 },
    { subject: 'python', questions: 2, unanswered: 1 },
    { subject: 'statistics', questions: 1, unanswered: 0 },
    { subject: 'mathematics', questions: 1, unanswered: 0 },
  ])
})

it('finds words of questions, and what is similar to a title, in both scripts', async () => {
  await ask('a', 'How do I prepare for an interview at a bank?', { subject: 'interview' })
  await ask('b', 'बैंक के इंटरव्यू में क्या पूछते हैं?', { subject: 'interview', language: 'hi' })
  await ask('c', 'How long does dough rest?', { subject: 'cooking' })
  expect(await list('q=dough')).toEqual(['c'])
  expect(await list('q=interview bank')).toEqual(expect.arrayContaining(['a']))
  expect(await list('q=zebra')).toEqual([])
  const similar = await get('/community/similar?title=What to say in a bank interview', kavita)
  expect(similar.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['a', 'b']))
  expect(similar.map(({ id }: { id: string }) => id)).not.toContain('c')
})

it.each(['', '?!', '—'])(
  'finds nothing that is similar to the title “%s”, which has no words',
  async (title) => {
    await ask('a', 'How do I prepare for an interview at a bank?')
    const request = { method: 'GET', headers: kavita.headers } as const
    const url = `/community/similar?title=${encodeURIComponent(title)}`
    const response = await t.app.inject({ ...request, url })
    expect([response.statusCode, response.json().data]).toEqual([200, []])
  },
)

it('shows mentors the questions about their subjects that have no answer', async () => {
  await t.db
    .insertInto('mentor_topics')
    .values({ person_id: arun.account._id, position: 0, value: 'programming' })
    .execute()
  await ask('a', 'Why is my loop slow?')
  await ask('b', 'How long does dough rest?', { subject: 'cooking' })
  expect(ids(await get('/mentor/community/questions', arun))).toEqual(['a'])
  expect(await get('/mentor/community/unanswered', arun)).toEqual({ unanswered: 1 })
  expect(await get('/mentor/community/unanswered', kavita)).toEqual({ unanswered: 0 })
  expect(ids(await get('/mentor/community/questions', kavita))).toEqual(['b', 'a'])
  await answer('a')
  expect(await get('/mentor/community/unanswered', arun)).toEqual({ unanswered: 0 })
  const learner = await signedInLearner(t, { name: 'Ravi Kumar' })
  const refused = await t.app.inject({
    method: 'GET',
    url: '/mentor/community/unanswered',
    headers: { ...learner.headers },
  })
  expect(refused.statusCode).toBe(403)
})

it('lists own posts and followed questions', async () => {
  await ask('a', 'Why is my loop slow?')
  await answer('a')
  expect(ids(await get('/community/own/questions', kavita))).toEqual(['a'])
  expect(ids(await get('/community/own/questions', arun))).toEqual([])
  expect((await get('/community/own/answers', arun)).answers).toMatchObject([
    { id: 'answer-a', question: { id: 'a', title: 'Why is my loop slow?' } },
  ])
  expect(ids(await get('/community/own/followed', kavita))).toEqual(['a'])
  await post('/community/questions/a/follow', arun, { follows: true })
  expect(ids(await get('/community/own/followed', arun))).toEqual(['a'])
  await post('/community/questions/a/follow', arun, { follows: false })
  expect(ids(await get('/community/own/followed', arun))).toEqual([])
})

it('mails the new questions of followed subjects once a week, if that is turned on', async () => {
  await post('/community/subjects/programming/follow', arun, { follows: true })
  expect((await post('/community/subjects/alchemy/follow', arun, { follows: true })).statusCode).toBe(404)
  await ask('a', 'Why is my loop slow?')
  await ask('b', 'My own question', {}, arun)
  const week = async () => {
    t.clock.advance(7 * DAY_MS)
    await queueDigests(t, t.clock())
    await t.jobs.settle()
    return t.mailer.sent.filter(({ subject }) => /new question/.test(subject))
  }
  expect(await week()).toEqual([])
  for (const isOn of [true, false, true]) {
    expect((await post('/community/own/mail', arun, { isOn })).statusCode).toBe(200)
    expect((await get('/community/own', arun)).hasWeeklyMail).toBe(isOn)
  }
  expect((await get('/community/own', kavita)).hasWeeklyMail).toBe(false)
  const anonymous = { method: 'POST', url: '/community/own/mail', payload: { isOn: true } } as const
  expect((await t.app.inject(anonymous)).statusCode).toBe(401)
  await ask('c', 'How do I begin?')
  const mails = await week()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('How do I begin?')
  expect(mails[0]!.text).not.toContain('My own question')
  expect(await week()).toHaveLength(1)
})
