import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { insertSanction } from '../../accounts/people/sanctions.repo'
import { saveBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { postApproval } from './approval.service'
import { hidingOf } from './hiddenPosts.repo'

let t: TestApp
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>
let kavita: SignedIn<Mentor>

beforeEach(async () => {
  t = await testApp()
  kavita = await signedInMentor(t, { name: 'Kavita Iyer' })
  asha = await signedInLearner(t, { name: 'Asha Devi Verma' })
  ravi = await signedInLearner(t, { name: 'Ravi Kumar' })
})
afterEach(() => t.close())

type Person = SignedIn<{ _id: string; name: string }>
const get = (url: string, person?: Person) =>
  t.app.inject({ method: 'GET', url, headers: { ...person?.headers } })
const post = (url: string, person: Person, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers: person.headers, payload })

const QUESTION = {
  title: 'How do I read a file line by line?',
  text: 'My file is large.\n\n```py\nopen("a.txt").read()\n```',
  subject: 'python',
  tags: ['databases'],
  language: 'en',
}
const ask = (person: Person, id = 'q1', changes: object = {}) =>
  post('/community/questions', person, { id, ...QUESTION, title: `${QUESTION.title} ${id}`, ...changes })
const answer = (person: Person, id = 'a1', text = `Iterate over it, as in ${id}.`, questionId = 'q1') =>
  post(`/community/questions/${questionId}/answers`, person, { id, text, language: 'en' })
const read = async (id = 'q1', person?: Person) =>
  (await get(person ? `/community/reader/questions/${id}` : `/community/questions/${id}`, person)).json().data
const ids = (questions: { id: string }[]) => questions.map(({ id }) => id)
const list = async (query = '', person?: Person) =>
  ids((await get(`/community/${person ? 'reader/' : ''}questions?${query}`, person)).json().data.questions)
const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode
const reasonOf = async (response: Promise<{ json: () => { reason?: string } }>) =>
  (await response).json().reason
const bell = async (person: Person) =>
  (
    await t.db.selectFrom('notifications').selectAll().where('person_id', '=', person.account._id).execute()
  ).map(({ kind, count }) => `${kind} ${count}`)
const approve = (kind: 'question' | 'answer', id: string) => postApproval(t).approve({ kind, id }, 0)

/** Makes a learner someone whose posts are shown at once. */
async function trusted(person: Person) {
  for (const at of ['first', 'second']) {
    const id = `${person.account._id}-${at}`
    // Not the id: its digits may look like a telephone number, which is refused.
    await ask(person, id, { title: `The ${at} question of ${person.account.name}` })
    await approve('question', id)
    await post(`/community/questions/${id}/remove`, person)
  }
}

describe('first posts', () => {
  it('wait for an operator, and only their author sees them meanwhile', async () => {
    expect((await ask(asha)).json().data).toEqual({ isWaiting: true })
    expect(await statusOf(get('/community/questions/q1'))).toBe(404)
    expect(await statusOf(get('/community/reader/questions/q1', ravi))).toBe(404)
    expect(await read('q1', asha)).toMatchObject({
      question: { state: 'waiting', isOwn: true },
      canAnswer: false,
    })
    expect(await list()).toEqual([])

    await approve('question', 'q1')
    expect(await list('subject=programming')).toEqual(['q1'])
    expect(await list('subject=databases')).toEqual(['q1'])
    expect(await list('subject=cooking')).toEqual([])
    expect(await bell(asha)).toEqual(['community-approved 1'])
  })

  it('are shown again after they were refused and changed', async () => {
    await ask(asha)
    await postApproval(t).refuse({ kind: 'question', id: 'q1' }, 0, 'Say which language you use.')
    expect((await read('q1', asha)).question).toMatchObject({
      state: 'refused',
      reason: 'Say which language you use.',
    })
    await post('/community/questions/q1/edit', asha, QUESTION)
    expect((await read('q1', asha)).question.state).toBe('waiting')
    await expect(approve('question', 'q1')).rejects.toMatchObject({ status: 409 })
    await postApproval(t).approve({ kind: 'question', id: 'q1' }, 2)
    expect(await list()).toEqual(['q1'])
  })

  it('wait again if they are changed after they were approved', async () => {
    await ask(asha)
    await approve('question', 'q1')
    const changed = { ...QUESTION, text: 'Something that nobody has read.' }
    expect((await post('/community/questions/q1/edit', asha, changed)).json().data).toEqual({
      isWaiting: true,
    })
    expect(await list()).toEqual([])
    await ask(kavita, 'q2')
    await answer(ravi, 'a1', 'An answer', 'q2')
    await approve('answer', 'a1')
    await post('/community/questions/q2/answers/a1/edit', ravi, { text: 'Another one', language: 'en' })
    expect((await read('q2')).answers).toEqual([])
    await postApproval(t).approve({ kind: 'answer', id: 'a1' }, 2)
    expect((await read('q2')).answers).toMatchObject([{ text: 'Another one' }])
  })

  it('can be hidden by reports once they were changed', async () => {
    await ask(asha)
    await approve('question', 'q1')
    await ask(asha, 'q2')
    await approve('question', 'q2')
    const hide = () =>
      t.db
        .transaction()
        .execute((tx) => hidingOf('question').hideReported!(tx, 'q1', t.clock().toISOString()))
    await hide()
    expect(await list()).toContain('q1')
    await post('/community/questions/q1/edit', asha, QUESTION)
    expect(await list()).toContain('q1')
    await hide()
    expect(await list()).not.toContain('q1')
  })

  it('of mentors, and later ones of others, are shown at once', async () => {
    expect((await ask(kavita)).json().data).toEqual({ isWaiting: false })
    await trusted(asha)
    expect((await ask(asha, 'q2')).json().data).toEqual({ isWaiting: false })
    expect((await get('/community/own', asha)).json().data).toMatchObject({
      isReadFirst: false,
      done: { questions: 1, answers: 0 },
    })
  })
})

describe('what is written', () => {
  it('shows learners by a short name without an id, and mentors with theirs', async () => {
    await trusted(asha)
    await ask(asha)
    await answer(kavita)
    const { question, answers } = await read()
    expect(question.author).toEqual({ name: 'Asha V.' })
    expect(JSON.stringify(question)).not.toContain(asha.account._id)
    expect(answers[0].author).toEqual({
      name: 'Kavita Iyer',
      isMentor: true,
      mentorId: kavita.account._id,
      done: { answers: 1, accepted: 0 },
    })
    expect(question).toMatchObject({ answers: 1, isAnswered: false, subject: 'python', tags: ['databases'] })
  })

  it('is stored once if a request is repeated', async () => {
    await ask(kavita)
    await ask(kavita)
    await Promise.all([answer(kavita), answer(kavita)])
    expect(await list()).toEqual(['q1'])
    expect((await read()).answers).toHaveLength(1)
    expect(await statusOf(ask(asha))).toBe(400)
  })

  it.each([
    ['a subject that does not exist', { subject: 'alchemy' }],
    ['an empty title', { title: ' ' }],
    ['a text that is too long', { text: 'x'.repeat(5001) }],
    [
      'pictures of somebody else',
      { pictures: [{ file: `/files/lesson-${'a'.repeat(22)}/picture.webp`, width: 1, height: 1, alt: '' }] },
    ],
  ])('is refused with %s', async (_, changes) => {
    expect(await statusOf(ask(kavita, 'q1', changes))).toBe(400)
  })

  it('is refused if it looks like spam', async () => {
    const links = 'See https://a.example.org and https://b.example.org'
    expect(await reasonOf(ask(asha, 'q1', { text: links }))).toBe('too_many_links')
    expect(await statusOf(ask(kavita, 'q1', { text: links }))).toBe(200)
    expect(await reasonOf(ask(kavita, 'q2', { text: 'Call me: 98765 43210' }))).toBe('contact_data')
    await answer(kavita, 'a1', 'The same text')
    expect(await reasonOf(answer(kavita, 'a2', ' the  SAME text'))).toBe('equal_post')
    t.clock.advance(31 * DAY_MS)
    const again = await signedInMentor(t, { name: 'Other Mentor' })
    expect(await statusOf(answer(again, 'a3', 'The same text'))).toBe(200)
  })

  it('is refused from a limited person, and without a session', async () => {
    const person = { id: kavita.account._id, role: 'mentor' } as const
    const now = t.clock().toISOString()
    await t.db
      .transaction()
      .execute((tx) => insertSanction(tx, { person, kind: 'limit', reason: 'Spam', by: 'op', now }))
    expect(await reasonOf(ask(kavita))).toBe('contact_limited')
    expect(
      await statusOf(
        t.app.inject({ method: 'POST', url: '/community/questions', payload: { id: 'q1', ...QUESTION } }),
      ),
    ).toBe(401)
  })
})

describe('answers', () => {
  beforeEach(async () => {
    await trusted(asha)
    await ask(asha)
  })

  it('are accepted by the asker only', async () => {
    await answer(kavita)
    expect(await statusOf(post('/community/questions/q1/accept', kavita, { answerId: 'a1' }))).toBe(403)
    expect(await statusOf(post('/community/questions/q1/accept', asha, { answerId: 'a2' }))).toBe(404)
    await post('/community/questions/q1/accept', asha, { answerId: 'a1' })
    const { question, answers } = await read()
    expect(question.isAnswered).toBe(true)
    expect(answers[0]).toMatchObject({ isAccepted: true, author: { done: { accepted: 1 } } })
    expect(await bell(kavita)).toEqual(['community-accepted 1'])
  })

  it('keep one accepted answer if two are accepted at once', async () => {
    await answer(kavita)
    await answer(kavita, 'a2')
    await Promise.all(
      ['a1', 'a2'].map((answerId) => post('/community/questions/q1/accept', asha, { answerId })),
    )
    expect((await read()).answers.filter((one: { isAccepted?: true }) => one.isAccepted)).toHaveLength(1)
  })

  it('count once for each person whom they have helped', async () => {
    await answer(kavita)
    const mark = (person: Person, helpful = true) =>
      post('/community/questions/q1/answers/a1/helpful', person, { helpful })
    await Promise.all([mark(asha), mark(asha), mark(ravi)])
    expect((await read()).question.helpful).toBe(2)
    expect(await statusOf(mark(kavita))).toBe(403)
    await mark(ravi, false)
    expect((await read('q1', ravi)).answers[0]).toMatchObject({ helpful: 1 })
    expect((await read('q1', asha)).answers[0]).toMatchObject({ helpful: 1, hasHelped: true })
    expect(await bell(kavita)).toEqual(['community-helpful 2'])
  })

  it('are told to the asker and to followers, but not to those who are blocked', async () => {
    await post('/community/questions/q1/follow', ravi, { follows: true })
    await answer(kavita)
    await t.jobs.settle()
    expect(await bell(asha)).toContain('community-answered 1')
    expect(await bell(ravi)).toEqual(['community-followed 1'])
    const pair = { learner_id: ravi.account._id, mentor_id: kavita.account._id }
    const changed = { by_learner: 1, by_mentor: 0, changed_at: t.clock().toISOString() } as const
    await saveBlockedPair(t.db, { ...pair, ...changed })
    await answer(kavita, 'a2')
    await t.jobs.settle()
    expect(await bell(ravi)).toEqual(['community-followed 1'])
    expect((await read('q1', ravi)).answers.every((one: { isFolded?: true }) => one.isFolded)).toBe(true)
    expect(JSON.stringify(await read('q1'))).not.toContain('isFolded')
  })

  it('keep the former text of an accepted one', async () => {
    await answer(kavita)
    await post('/community/questions/q1/accept', asha, { answerId: 'a1' })
    const edit = { text: 'Use a loop.', language: 'en' }
    expect(await statusOf(post('/community/questions/q1/answers/a1/edit', ravi, edit))).toBe(404)
    await post('/community/questions/q1/answers/a1/edit', kavita, edit)
    expect((await read()).answers[0]).toMatchObject({ text: 'Use a loop.', isAccepted: true })
    expect((await read()).answers[0].editedAt).toBeDefined()
    const former = await t.db.selectFrom('community_former_texts').select('text').execute()
    expect(former).toEqual([{ text: 'Iterate over it, as in a1.' }])
  })

  it('leave the accepted place when they are deleted', async () => {
    await answer(kavita)
    await post('/community/questions/q1/accept', asha, { answerId: 'a1' })
    await post('/community/questions/q1/answers/a1/remove', kavita)
    await post('/community/questions/q1/answers/a1/remove', kavita)
    expect(await read()).toMatchObject({ question: { isAnswered: false, answers: 0 }, answers: [] })
  })
})

describe('a deleted question', () => {
  it('is gone without answers of others, which the site turns into 410', async () => {
    await ask(kavita)
    expect(await statusOf(post('/community/questions/q1/remove', ravi))).toBe(404)
    await post('/community/questions/q1/remove', kavita)
    const response = await get('/community/questions/q1')
    expect([response.statusCode, response.json().reason]).toEqual([404, 'removed'])
    expect(await list()).toEqual([])
  })

  it('stays without author and text if others have answered', async () => {
    await trusted(asha)
    await ask(asha)
    await answer(kavita)
    await post('/community/questions/q1/remove', asha)
    await post('/community/questions/q1/remove', asha)
    expect(await read()).toMatchObject({
      question: { author: { name: '' }, text: '', title: 'How do I read a file line by line? q1' },
      answers: [{ id: 'a1' }],
    })
  })
})
