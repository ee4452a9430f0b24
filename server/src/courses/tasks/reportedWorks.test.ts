import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { PDF } from '../../testing/files/samples'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'
import { insertCourse } from '../catalogue/testing/insertCourse'

const TASK = '/learn/tasks/one/lesson-0-1'
const criterion = (id: string) => ({
  id,
  title: `Criterion ${id}`,
  levels: [
    { text: 'Missing', points: 0 },
    { text: 'There', points: 2 },
  ],
})
const RUBRIC = { criteria: ['a', 'b', 'c'].map(criterion), passPoints: 4 }
const RUDE = 'Are you stupid?'

let t: TestAdmin
let kavita: SignedIn<Mentor>
let asha: SignedIn<Learner>
let operator: Record<string, string>
let workId: string
beforeEach(async () => {
  t = await TestAdmin.start()
  kavita = await signedInMentor(t.api, { name: 'Kavita Iyer' })
  await insertCourse(t.db, { id: 'one', title: 'Money', mentorId: kavita.account._id, lessons: [2] })
  await t.db.updateTable('lessons').set({ kind: 'task', url: '' }).where('id', '=', 'lesson-0-1').execute()
  asha = await signedInLearner(t.api, { name: 'Asha Verma' })
  await post(asha, '/user/add-course', { courseId: 'one', courseName: '' })
  await plain(kavita, '/learn/own-tasks/one/lesson-0-1', { rubric: RUBRIC })
  await send(0)
  workId = (await get(kavita, '/mentor/works')).json().data.works[0].id
  operator = (await t.operator('moderator')).headers
})
afterEach(() => t.close())

type Person = SignedIn<Learner | Mentor>
const plain = ({ headers }: Person, url: string, payload: object) =>
  t.api.app.inject({ method: 'POST', url, headers, payload })
const post = (person: Person, url: string, payload: object = {}) =>
  plain(person, url, { userId: person.account._id, ...payload })
const get = ({ headers }: Person, url: string) => t.api.app.inject({ url, headers })
const send = (after: number, text = 'My budget') => post(asha, `${TASK}/send`, { text, link: '', after })
const giveBack = (number = 1, comment = RUDE) =>
  plain(kavita, `/mentor/works/${workId}/decide`, { number, outcome: 'returned', marks: [], comment })
const report = (by: Person, kind: 'work' | 'work-comment', parts: object = {}) =>
  post(by, '/reports', { kind, subjectId: workId, seq: 1, category: 'harassment', text: '', ...parts })
const task = async () => (await get(asha, TASK)).json().data
const seen = async () => (await get(kavita, `/mentor/works/${workId}`)).json().data.submissions
const notificationsOf = async (person: Person) =>
  (await get(person, `/notifications?userId=${person.account._id}`)).json().data.notifications

async function cases() {
  return (await t.get('/api/cases', operator)).json().data.rows
}
async function theCase() {
  const [{ id }] = await cases()
  return { url: `/api/cases/${id}`, ...(await t.get(`/api/cases/${id}`, operator)).json().data }
}
async function act(verb: 'hide' | 'restore') {
  const { url, reports } = await theCase()
  return t.post(`${url}/reports/${reports[0].id}/${verb}`, { reason: 'Insults.' }, operator)
}
const evidence = async () =>
  (await t.post(`${(await theCase()).url}/evidence`, {}, operator)).json().data.evidence

describe('the comment of a mentor', () => {
  beforeEach(async () => void (await giveBack()))

  it('is reported by the learner, once, into a case about the mentor, with the work as context', async () => {
    expect((await report(asha, 'work-comment')).statusCode).toBe(200)
    expect((await report(asha, 'work-comment', { category: 'spam' })).statusCode).toBe(200)
    expect(await cases()).toMatchObject([{ reports: 1, kinds: ['work-comment'] }])
    expect(await theCase()).toMatchObject({
      about: { id: kavita.account._id, role: 'mentor', name: 'Kavita Iyer' },
      reports: [{ category: 'harassment', post: { id: `${workId}/1`, state: 'shown' } }],
    })
    expect(await evidence()).toMatchObject([
      {
        content: {
          comment: RUDE,
          mentor: 'Kavita Iyer',
          learner: 'Asha Verma',
          text: 'My budget',
          course: 'Money',
          course_id: 'one',
          lesson: 'Lesson 1.2',
        },
      },
    ])
    const { reports } = (await get(asha, `/reports?userId=${asha.account._id}`)).json().data
    expect(reports).toMatchObject([{ kind: 'work-comment', state: 'open' }])
  })

  it('is hidden from the learner by an operator; the mentor is told why, and still sees it', async () => {
    await report(asha, 'work-comment')
    expect((await act('hide')).statusCode).toBe(200)
    const [hidden] = (await task()).submissions
    expect(hidden).toMatchObject({ outcome: 'returned', isCommentHidden: true })
    expect(hidden).not.toHaveProperty('comment')
    expect(await seen()).toMatchObject([{ comment: RUDE, isCommentHidden: true }])
    expect((await act('hide')).json()).toMatchObject({ reason: 'state_changed' })

    expect((await act('restore')).statusCode).toBe(200)
    expect((await task()).submissions).toMatchObject([{ comment: RUDE }])
    await t.api.jobs.settle()
    const mails = t.api.mailer.sent.filter(({ to }) => to === kavita.account.email)
    expect(mails.find(({ subject }) => subject.includes('hidden your comment'))?.text).toContain('Insults.')
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is shown again'))
    expect((await notificationsOf(kavita)).slice(0, 2)).toMatchObject([
      { kind: 'work-comment-shown', subject: workId },
      { kind: 'work-comment-hidden', subject: workId },
    ])
  })
})

describe('the work of a learner', () => {
  it('is hidden from the mentor with its file, also if it is sent again; the learner still sees it', async () => {
    await post(asha, `${TASK}/withdraw`, { number: 1 })
    const payload = new FormData()
    payload.append('userId', asha.account._id)
    payload.append('document', new File([new Uint8Array(PDF)], 'budget.pdf'))
    const { headers } = asha
    const attached = await t.api.app.inject({ method: 'POST', url: `${TASK}/file`, headers, payload })
    const file = `/learn/work-files/${attached.json().data.id}`
    await send(1, RUDE)
    expect((await report(kavita, 'work', { seq: 2 })).statusCode).toBe(200)
    expect(await theCase()).toMatchObject({ about: { id: asha.account._id, role: 'user' } })
    expect((await evidence())[0].content).toMatchObject({ text: RUDE, file: 'budget.pdf', number: 2 })
    expect((await evidence())[0].content).not.toHaveProperty('comment')
    expect((await act('hide')).statusCode).toBe(200)

    const hidden = [{ number: 2, text: '', isHidden: true }]
    expect(await seen()).toMatchObject(hidden)
    expect((await seen())[0]).not.toHaveProperty('file')
    expect((await get(kavita, file)).statusCode).toBe(404)
    expect((await get(asha, file)).statusCode).toBe(200)
    expect((await task()).submissions[0]).toMatchObject({ text: RUDE, isHidden: true })
    expect((await notificationsOf(asha))[0]).toMatchObject({
      kind: 'work-hidden',
      subject: 'one/lesson-0-1',
    })

    await post(asha, `${TASK}/withdraw`, { number: 2 })
    await send(2, RUDE)
    expect(await seen()).toMatchObject([{ number: 3, text: '', isHidden: true }])
    await giveBack(3, 'Please write about the task.')
    await send(3, 'My budget, with the rent')
    expect((await seen())[0]).toMatchObject({ number: 4, text: 'My budget, with the rent' })
    expect((await act('restore')).json()).toMatchObject({ reason: 'state_changed' })
  })

  it.each([
    ['spaces', '\n Are  you\u00a0stu pid? '],
    ['case', 'ARE YOU STUPID?'],
    ['wide letters', 'Ａｒｅ ｙｏｕ ｓｔｕｐｉｄ？'],
    ['letters of mathematics', '𝐀𝐫𝐞 𝐲𝐨𝐮 𝓼𝓽𝓾𝓹𝓲𝓭?'],
    ['joiners', 'Are you stu\u200bpid?'],
  ])('stays hidden if it is sent again with other %s', async (_, text) => {
    await post(asha, `${TASK}/withdraw`, { number: 1 })
    await send(1, RUDE)
    await report(kavita, 'work', { seq: 2 })
    await act('hide')
    await post(asha, `${TASK}/withdraw`, { number: 2 })
    await send(2, text)
    expect(await seen()).toMatchObject([{ number: 3, text: '', isHidden: true }])
    expect((await task()).submissions[0]).toMatchObject({ text })
  })

  it('is reported by the mentor of the course and by nobody else, its comment only by the learner', async () => {
    await giveBack()
    const other = await signedInMentor(t.api, { email: 'other@example.org' })
    const ravi = await signedInLearner(t.api, { name: 'Ravi' })
    await post(ravi, '/user/add-course', { courseId: 'one', courseName: '' })
    for (const by of [other, ravi, asha]) expect((await report(by, 'work')).statusCode).toBe(404)
    for (const by of [other, ravi, kavita]) expect((await report(by, 'work-comment')).statusCode).toBe(404)
    const foreign = { userId: kavita.account._id }
    expect((await report(asha, 'work', foreign)).statusCode).toBe(403)
    expect(await cases()).toEqual([])
  })

  it.each<[string, 'work' | 'work-comment', object]>([
    ['a work that does not exist', 'work', { subjectId: 'none' }],
    ['a submission that does not exist', 'work', { seq: 2 }],
    ['a work without the number of a submission', 'work', { seq: undefined }],
    ['a comment that is not written yet', 'work-comment', {}],
  ])('is not there: %s', async (_, kind, parts) => {
    const by = kind === 'work' ? kavita : asha
    const answer = await report(by, kind, parts)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  it('cannot be reported once it is taken back', async () => {
    await post(asha, `${TASK}/withdraw`, { number: 1 })
    expect((await report(kavita, 'work')).statusCode).toBe(404)
  })
})
