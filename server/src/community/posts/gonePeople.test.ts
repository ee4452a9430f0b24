import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { markService } from './marks.service'
import { postService } from './posts.service'

let chat: ChatDoors
let t: TestApp
let kavita: SignedIn<Mentor>
let arun: SignedIn<Mentor>

beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  kavita = await signedInMentor(t, { name: 'Kavita Iyer' })
  arun = await signedInMentor(t, { name: 'Arun Das' })
  await ask('q1')
  await post('/community/questions/q1/answers', arun, { id: 'a1', text: 'Use a loop.', language: 'en' })
  await post('/community/questions/q1/answers/a1/helpful', kavita, { helpful: true })
  await post('/community/questions/q1/accept', kavita, { answerId: 'a1' })
  await post('/community/subjects/python/follow', kavita, { follows: true })
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

type Person = SignedIn<{ _id: string }>
const post = (url: string, { account, headers }: Person, payload: object = {}) => {
  const isAccount = url.startsWith('/account')
  const body = isAccount ? { userId: account._id, ...payload } : payload
  return t.app.inject({ method: 'POST', url, headers, payload: body })
}
const get = async (url: string, person?: Person) =>
  (await t.app.inject({ method: 'GET', url, headers: { ...person?.headers } })).json()
const ask = (id: string) =>
  post('/community/questions', kavita, {
    id,
    title: `Why does ${id} fail?`,
    text: `It says ${id}.`,
    subject: 'python',
    tags: [],
    language: 'en',
  })

test('everything that a person has written, marked and followed is part of the export', async () => {
  expect(await get(`/account/export?userId=${kavita.account._id}`, kavita)).toMatchObject({
    communityQuestions: [{ id: 'q1', text: 'It says q1.' }],
    communityHelpful: [{ answer_id: 'a1' }],
    communityFollows: { questions: [{ question_id: 'q1' }], subjects: ['python'] },
  })
  expect(await get(`/account/export?userId=${arun.account._id}`, arun)).toMatchObject({
    communityAnswers: [{ id: 'a1', text: 'Use a loop.' }],
  })
})

test('posts of a deleted account stay without their author, and marks and follows go', async () => {
  await ask('q2')
  await post('/community/questions/q2/remove', kavita)
  await post('/account/erase', kavita, { password: PASSWORD })
  await post('/account/erase', arun, { password: PASSWORD })
  await t.jobs.settle()
  const { data } = await get('/community/questions/q1')
  expect(data).toMatchObject({
    question: { author: { name: '' }, helpful: 0, isAnswered: true },
    answers: [{ author: { name: '' }, text: 'Use a loop.', isAccepted: true }],
  })
  for (const table of ['community_questions', 'community_answers'] as const) {
    const rows = await t.db.selectFrom(table).select(['id', 'person_id', 'text_hash']).execute()
    expect(rows.every(({ person_id, text_hash }) => person_id === '' && text_hash === '')).toBe(true)
  }
  expect(await t.db.selectFrom('community_questions').select('id').execute()).toEqual([{ id: 'q1' }])
  expect(await t.db.selectFrom('community_followed_questions').selectAll().execute()).toEqual([])
  expect(await t.db.selectFrom('community_digests').selectAll().execute()).toEqual([])
})

test('nothing can be written, marked or followed once the account is deleted', async () => {
  await post('/account/erase', arun, { password: PASSWORD })
  // The session of a request is checked before its transaction begins.
  const session = {
    personId: arun.account._id,
    role: 'mentor',
    sessionId: 's',
    isActiveMentor: true,
  } as const
  const content = { title: 'Why?', text: 'Why so?', subject: 'python', language: 'en' as const }
  const sent = { ...content, id: 'late', tags: [] }
  const gone = { status: 401 }
  await expect(postService(t).ask(sent, session)).rejects.toMatchObject(gone)
  await expect(postService(t).answer('q1', sent, session)).rejects.toMatchObject(gone)
  await expect(markService(t).markHelpful('q1', 'a1', true, session)).rejects.toMatchObject(gone)
  const rows = await t.db.selectFrom('community_questions').select('id').execute()
  expect(rows).toEqual([{ id: 'q1' }])
})

describe('a report', () => {
  const report = (person: Person, kind = 'community-question', subjectId = 'q1') =>
    t.app.inject({
      method: 'POST',
      url: '/reports',
      headers: person.headers,
      payload: { userId: person.account._id, kind, subjectId, category: 'spam', text: '' },
    })
  const learners = (names: string[]): Promise<SignedIn<Learner>[]> =>
    Promise.all(names.map((name) => signedInLearner(t, { name })))

  it('hides a post once three different people have sent it, but not for its author', async () => {
    const people = await learners(['Asha Verma', 'Ravi Kumar', 'Zoya Khan'])
    await report(people[0]!)
    await report(people[0]!)
    await report(people[1]!)
    expect((await get('/community/questions/q1')).data).toBeDefined()
    expect((await report(people[2]!)).statusCode).toBe(200)
    expect((await get('/community/questions/q1')).code).toBe('not_found')
    expect((await get('/community/questions')).data.questions).toEqual([])
    expect((await get('/community/reader/questions/q1', kavita)).data.question.state).toBe('hidden')
    expect((await get('/community/own', kavita)).data.isReadFirst).toBe(false)
    const cases = await t.db.selectFrom('case_evidence').select('content').execute()
    expect(JSON.stringify(cases)).toContain('It says q1.')
  })

  it('about an answer hides it alone', async () => {
    for (const person of await learners(['Asha Verma', 'Ravi Kumar', 'Zoya Khan']))
      await report(person, 'community-answer', 'a1')
    expect((await get('/community/questions/q1')).data).toMatchObject({
      answers: [],
      question: { answers: 0 },
    })
  })
})
