import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import type { TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { PDF, png } from '../../testing/files/samples'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../catalogue/testing/insertCourse'

const TASK = '/learn/tasks/one/lesson-0-1'
const criterion = (id: string) => ({
  id,
  title: `Criterion ${id}`,
  levels: [
    { text: 'Missing', points: 0 },
    { text: 'There', points: 2 },
    { text: 'Convincing', points: 4 },
  ],
})
const RUBRIC = { criteria: ['a', 'b', 'c'].map(criterion), passPoints: 6 }
const ALL = (level: number) => ['a', 'b', 'c'].map((criterionId) => ({ criterionId, level }))

let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  await t.db.updateTable('lessons').set({ kind: 'task', url: '' }).where('id', '=', 'lesson-0-1').execute()
  asha = await signedInLearner(t, { name: 'Asha' })
  ravi = await signedInLearner(t, { name: 'Ravi' })
  for (const learner of [asha, ravi])
    await post(learner, '/user/add-course', { courseId: 'one', courseName: '' })
  await saveRubric(mentor, { rubric: RUBRIC })
})
afterEach(() => t.close())

type Person = SignedIn<Learner | Mentor>
const post = ({ account, headers }: Person, url: string, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const get = (person: Person, url: string) => t.app.inject({ url, headers: person.headers })
const saveRubric = ({ headers }: Person, payload: object) =>
  t.app.inject({ method: 'POST', url: '/learn/own-tasks/one/lesson-0-1', headers, payload })
const task = async (learner = asha) => (await get(learner, TASK)).json().data as TaskWork
const send = (after = 0, parts: object = {}, learner = asha) =>
  post(learner, `${TASK}/send`, { text: 'My budget', link: '', after, ...parts })
const withdraw = (number = 1) => post(asha, `${TASK}/withdraw`, { number })
const works = async (query = '', person = mentor) => (await get(person, `/mentor/works${query}`)).json().data
const theWork = async () => (await works()).works[0] as { id: string; number: number }
const decide = (id: string, payload: object, { headers }: Person = mentor) =>
  t.app.inject({ method: 'POST', url: `/mentor/works/${id}/decide`, headers, payload })
const approve = (id: string, parts: object = {}) =>
  decide(id, { number: 1, outcome: 'approved', marks: ALL(2), comment: '', ...parts })
const giveBack = (id: string, parts: object = {}) =>
  decide(id, { number: 1, outcome: 'returned', marks: [], comment: 'Add the rent.', ...parts })
const notificationsOf = async (person: Person) =>
  (await get(person, `/notifications?userId=${person.account._id}`)).json().data.notifications

async function attach(field: 'document' | 'picture', content: Buffer, learner = asha) {
  const payload = new FormData()
  payload.append('userId', learner.account._id)
  payload.append(field, new File([new Uint8Array(content)], field === 'picture' ? 'page.png' : 'budget.pdf'))
  return t.app.inject({ method: 'POST', url: `${TASK}/file`, headers: learner.headers, payload })
}

describe('a draft', () => {
  it('is kept if it was written later, in whatever order drafts arrive', async () => {
    t.clock.advance(60_000)
    await post(asha, `${TASK}/draft`, { text: 'new', link: '', ageMs: 1000 })
    await post(asha, `${TASK}/draft`, { text: 'old', link: '', ageMs: 30_000 })
    expect((await task()).draft).toMatchObject({ text: 'new' })
    expect((await task(ravi)).draft).toEqual({ text: '' })
  })

  it('is one, however often it is saved at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(asha, `${TASK}/draft`, { text: `${n}`, link: '' })),
    )
    expect(saved.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await t.db.selectFrom('task_works').select('id').execute()).toHaveLength(1)
  })

  it('belongs to enrolled learners', async () => {
    const stranger = await signedInLearner(t, { name: 'Kabir' })
    expect((await get(stranger, TASK)).json().code).toBe('not_enrolled')
    expect((await post(stranger, `${TASK}/draft`, { text: '', link: '' })).json().code).toBe('not_enrolled')
    const other = await post(asha, `${TASK}/draft`, { userId: ravi.account._id, text: '', link: '' })
    expect(other.statusCode).toBe(403)
    expect((await get(mentor, TASK)).statusCode).toBe(403)
    expect((await get(asha, '/learn/tasks/one/lesson-0-0')).statusCode).toBe(404)
  })

  it('is not seen by the mentor', async () => {
    await post(asha, `${TASK}/draft`, { text: 'not ready', link: '' })
    expect((await works()).works).toEqual([])
    const { id } = await t.db.selectFrom('task_works').select('id').executeTakeFirstOrThrow()
    expect((await get(mentor, `/mentor/works/${id}`)).statusCode).toBe(404)
  })
})

describe('sending', () => {
  it('stores one submission, however often it is sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(sent[0]!.json().data).toMatchObject({
      state: 'sent',
      number: 1,
      submissions: [{ text: 'My budget' }],
    })
    expect(await works()).toMatchObject({ waiting: 1, works: [{ name: 'Asha', number: 1, state: 'sent' }] })
    const told = (await notificationsOf(mentor)).filter(({ kind }: { kind: string }) => kind === 'work-sent')
    expect(told).toMatchObject([{ subject: 'one', count: 1 }])
  })

  it.each<[string, object]>([
    ['nothing', { text: '  ' }],
    ['a link that is none', { link: 'javascript:alert(1)' }],
    ['a link to the own device', { link: 'http://127.0.0.1:4500/' }],
    ['a text that is too long', { text: 'a'.repeat(15_001) }],
    ['a submission number that is none', { after: -1 }],
  ])('refuses %s', async (_, parts) => {
    expect((await send(0, parts)).statusCode).toBe(400)
    expect((await task()).number).toBe(0)
  })

  it('refuses what was sent elsewhere with another text', async () => {
    await send()
    expect((await send(0, { text: 'Another' })).json()).toMatchObject({ code: 'edit_conflict' })
    expect((await task()).submissions).toHaveLength(1)
  })

  it('waits for the rubric if there is none yet', async () => {
    await t.db.deleteFrom('tasks').execute()
    expect((await send()).statusCode).toBe(200)
    await saveRubric(mentor, { rubric: RUBRIC })
    expect((await task()).submissions).toMatchObject([{ rubric: RUBRIC }])
  })

  it('can be taken back, which the mentor then does not see any more', async () => {
    await send()
    const { id } = await theWork()
    expect((await withdraw()).json().data).toMatchObject({ state: 'draft', draft: { text: 'My budget' } })
    expect((await withdraw()).statusCode).toBe(200)
    expect((await works()).waiting).toBe(0)
    expect((await approve(id)).json().code).toBe('edit_conflict')
    await send(1, { text: 'Better' })
    const { submissions } = (await get(mentor, `/mentor/works/${id}`)).json().data
    expect(submissions).toMatchObject([{ number: 2, text: 'Better' }])
    expect((await task()).submissions).toMatchObject([{ number: 2 }, { number: 1, outcome: 'withdrawn' }])
  })
})

describe('a review', () => {
  beforeEach(async () => void (await send()))

  it('approves, completes the lesson and tells the learner once', async () => {
    const { id } = await theWork()
    const decided = await Promise.all(Array.from({ length: 10 }, () => approve(id)))
    expect(decided.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(decided[0]!.json().data.submissions[0]).toMatchObject({ outcome: 'approved', points: 12 })
    expect((await task()).state).toBe('approved')
    const { progress } = (
      await get(asha, `/user/get-progress?userId=${asha.account._id}&resourceId=one`)
    ).json().data
    expect(progress).toEqual({ '0-1': 'completed' })
    const told = (await notificationsOf(asha)).filter(
      ({ kind }: { kind: string }) => kind === 'work-approved',
    )
    expect(told).toMatchObject([{ subject: 'one/lesson-0-1', name: 'Lesson 1.2' }])
    expect((await send(1)).json().code).toBe('edit_conflict')
  })

  it('returns with a comment and marks, and the learner sends again', async () => {
    const { id } = await theWork()
    await giveBack(id, { marks: [{ criterionId: 'a', level: 1 }] })
    expect(await task()).toMatchObject({
      state: 'returned',
      draft: { text: 'My budget' },
      submissions: [{ outcome: 'returned', comment: 'Add the rent.', points: 2 }],
    })
    await saveRubric(mentor, { rubric: { ...RUBRIC, passPoints: 12 } })
    await send(1, { text: 'With rent' })
    const after = await task()
    expect(after.submissions.map(({ rubric }) => rubric.passPoints)).toEqual([12, 6])
    expect((await approve(id)).json().code).toBe('edit_conflict')
    expect((await approve(id, { number: 2 })).statusCode).toBe(200)
  })

  it('counts once when the mentor decides twice in two tabs, or the learner withdraws meanwhile', async () => {
    const { id } = await theWork()
    const results = await Promise.all([approve(id), giveBack(id), withdraw(), approve(id), giveBack(id)])
    const { state } = await task()
    const [submission] = (await task()).submissions
    expect(['approved', 'returned', 'draft']).toContain(state)
    expect(submission!.outcome).toBe(state === 'draft' ? 'withdrawn' : state)
    for (const result of results)
      if (result.statusCode !== 200) expect(result.json().code).toBe('edit_conflict')
    const told = (await notificationsOf(asha)).filter(({ kind }: { kind: string }) =>
      kind.startsWith('work-'),
    )
    expect(told).toHaveLength(state === 'draft' ? 0 : 1)
  })

  it.each<[string, object]>([
    ['approval without all marks', { outcome: 'approved', marks: ALL(2).slice(1) }],
    ['approval with too few points', { outcome: 'approved', marks: ALL(0) }],
    ['a level that does not exist', { outcome: 'approved', marks: ALL(3) }],
    ['two marks for one criterion', { outcome: 'approved', marks: [...ALL(2), ...ALL(2)] }],
    ['a return without a comment', { outcome: 'returned', comment: ' ' }],
  ])('refuses %s', async (_, parts) => {
    const { id } = await theWork()
    expect((await decide(id, { number: 1, marks: ALL(2), comment: '', ...parts })).statusCode).toBe(400)
    expect((await task()).state).toBe('sent')
  })

  it('is for the mentor of the course only', async () => {
    const { id } = await theWork()
    const other = await signedInMentor(t, { email: 'other@example.org' })
    expect((await works('', other)).works).toEqual([])
    expect((await get(other, `/mentor/works/${id}`)).statusCode).toBe(404)
    expect(
      (await decide(id, { number: 1, outcome: 'approved', marks: ALL(2), comment: '' }, other)).statusCode,
    ).toBe(404)
    expect(
      (await decide(id, { number: 1, outcome: 'approved', marks: ALL(2), comment: '' }, asha)).statusCode,
    ).toBe(403)
    expect((await get(other, '/learn/own-tasks/one/lesson-0-1')).statusCode).toBe(404)
    expect((await saveRubric(other, { rubric: RUBRIC })).statusCode).toBe(404)
  })

  it('lists what has waited longest first, by state and course', async () => {
    t.clock.advance(1000)
    await send(0, {}, ravi)
    expect((await works()).works.map(({ name }: { name: string }) => name)).toEqual(['Asha', 'Ravi'])
    await approve((await theWork()).id)
    expect((await works()).works).toMatchObject([{ name: 'Ravi' }])
    expect((await works('?state=approved&courseId=one')).works).toMatchObject([{ name: 'Asha' }])
    expect((await works('?courseId=other')).works).toEqual([])
    expect(await works('?limit=1')).toMatchObject({
      pagination: { totalItems: 1 },
      courses: [{ courseId: 'one', waiting: 1 }],
    })
    expect((await get(mentor, '/mentor/get-waiting')).json().data).toEqual({ questions: 0, works: 1 })
  })

  it('is what completes the lesson: a tick neither completes it nor takes the completion away', async () => {
    const tick = async (status: string) =>
      (await post(asha, '/user/update-progress', { courseId: 'one', progress: { '0-1': status } })).json()
        .data
    expect(await tick('completed')).toEqual({ progress: { '0-1': 'in-progress' }, held: ['0-1'] })
    await approve((await theWork()).id)
    expect(await tick('not-started')).toEqual({ progress: { '0-1': 'completed' } })
  })

  it('is what the certificate says', async () => {
    const facts = { level: 'beginner', hours: 3, language: 'hi' } as const
    await t.db.updateTable('courses').set(facts).where('id', '=', 'one').execute()
    await approve((await theWork()).id, { marks: ALL(1) })
    await post(asha, '/user/update-progress', { courseId: 'one', progress: { '0-0': 'completed' } })
    const issued = await post(asha, '/user/generate-certificate', { courseId: 'one' })
    const id = issued.headers['x-certificate-id'] as string
    const checked = await t.app.inject(`/user/verify-certificate?certificateId=${id}`)
    expect(checked.json().data.passed).toMatchObject({ kind: 'passed', percent: 50, required: 50 })
  })
})

describe('a file', () => {
  it('is private: for its learner, and for the mentor once it was sent', async () => {
    const { id, name } = (await attach('document', PDF)).json().data
    const url = `/learn/work-files/${id}`
    expect(name).toBe('budget.pdf')
    expect((await task()).draft.file).toEqual({ id, name, bytes: PDF.length })
    expect((await get(mentor, url)).statusCode).toBe(404)
    await send()
    const loaded = await get(mentor, url)
    expect(loaded.rawPayload).toEqual(PDF)
    expect(loaded.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('attachment; filename="budget.pdf"'),
    })
    expect((await get(asha, url)).statusCode).toBe(200)
    expect((await get(ravi, url)).statusCode).toBe(404)
    expect((await t.app.inject({ url })).statusCode).toBe(401)
    expect((await t.app.inject({ url: `/files/${id}/work.pdf` })).statusCode).toBe(404)
    const other = await signedInMentor(t, { email: 'other@example.org' })
    expect((await get(other, url)).statusCode).toBe(404)
    await withdraw()
    expect((await get(mentor, url)).statusCode).toBe(404)
  })

  it('stays with what was sent when it is taken out of the draft', async () => {
    const { id } = (await attach('picture', await png(40, 40))).json().data
    await send()
    await withdraw()
    await post(asha, `${TASK}/remove-file`)
    expect((await task()).draft.file).toBeUndefined()
    expect((await task()).submissions[0]!.file).toMatchObject({ id, name: 'page.webp' })
    t.clock.advance(72 * HOUR_MS)
    await t.jobs.settle()
    expect((await get(asha, `/learn/work-files/${id}`)).statusCode).toBe(200)
  })

  it('is judged by its content, and needs a task', async () => {
    expect((await attach('document', Buffer.from('<html>'))).json().code).toBe('file_not_accepted')
    await t.db.updateTable('lessons').set({ kind: 'text' }).where('id', '=', 'lesson-0-1').execute()
    expect((await attach('document', PDF)).statusCode).toBe(404)
  })
})

it('can be ticked off once the account of the mentor was deleted, because nobody can approve it', async () => {
  await send()
  expect((await post(mentor, '/account/erase', { password: PASSWORD })).statusCode).toBe(200)
  expect((await get(asha, TASK)).statusCode).toBe(404)
  const tick = { courseId: 'one', progress: { '0-1': 'completed' } }
  expect((await post(asha, '/user/update-progress', tick)).json().data.held).toBeUndefined()
})

it('keeps the rubric of two tabs apart', async () => {
  const { version } = (await get(mentor, '/learn/own-tasks/one/lesson-0-1')).json().data
  t.clock.advance(1000)
  expect((await saveRubric(mentor, { rubric: RUBRIC, version })).statusCode).toBe(200)
  expect((await saveRubric(mentor, { rubric: RUBRIC, version })).json().code).toBe('edit_conflict')
  const short = { criteria: RUBRIC.criteria.slice(1), passPoints: 1 }
  const refused = await saveRubric(mentor, { rubric: short })
  expect(refused.json().fields).toEqual({ 'rubric.criteria': 'A rubric has 3 to 8 criteria.' })
})
