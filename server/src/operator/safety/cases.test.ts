import type { OwnReport } from '@mentor-connect/contract/trust/safety'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql } from 'kysely'
import { deleteOldCases, type Case } from '../../trust/safety/cases.repo'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { safetyWorld, type Person, type SafetyWorld } from '../../testing/safetyWorld'
import { signedInLearner } from '../../testing/signedIn'
import { listAudit } from '../audit.repo'
import { itRaces } from '../../testing/raceTests'

type ListedCase = Case & { reports: number }

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
})
afterEach(() => w.close())

const report = ({ account, headers }: Person, more: object) =>
  w.app.inject({
    method: 'POST',
    url: '/reports',
    headers,
    payload: { userId: account._id, category: 'other', text: 'He asks for money', ...more },
  })
const reportRavi = (by: Person) => report(by, { kind: 'profile', subjectId: w.ravi.account._id })
const cases = async (state = 'open') => (await w.operate('cases list', '', { state })).json as ListedCase[]
const ownReports = async (person: Person): Promise<OwnReport[]> =>
  (await w.get(person, `/reports?userId=${person.account._id}`)).json().data.reports
const show = async (id: string) =>
  (await w.operate('cases show', id)).json as {
    reports: { kind: string }[]
    evidence: { content: Record<string, unknown>; isIntact: boolean }[]
    person: unknown
    proposal: string | null
  }
const decide = (id: string, outcome: string, operator = 'root') =>
  w.operate('cases decide', id, { outcome, reason: 'Please read our rules.' }, operator)

async function assigned(operator = 'root'): Promise<string> {
  const [{ id }] = (await cases()) as [ListedCase]
  await w.operate('cases assign', id, {}, operator)
  return id
}

describe('a report', () => {
  it('of a profile, a course and a message join one case with evidence, which survives both accounts', async () => {
    const { asha, ravi } = w
    await insertCourse(w.db, { id: 'c', mentorId: ravi.account._id, title: 'Secrets of cooking' })
    expect((await reportRavi(asha)).json().data).toEqual({ reported: true })
    await report(asha, { kind: 'course', subjectId: 'c' })
    await report(asha, { kind: 'message', subjectId: ravi.account._id, seq: 2 })
    await w.jobs.settle()
    const [found, ...others] = await cases()
    expect(others).toEqual([])
    expect(found).toMatchObject({ about_id: ravi.account._id, reports: 3 })

    for (const person of [asha, ravi]) await w.erase(person)
    const details = await show(found!.id)
    expect(details.person).toBeNull()
    expect(details.evidence.every(({ isIntact }) => isIntact)).toBe(true)
    expect(details.evidence.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ravi Kumar' }),
        expect.objectContaining({ title: 'Secrets of cooking' }),
        expect.objectContaining({ messages: [1, 2].map((seq) => expect.objectContaining({ seq })) }),
      ]),
    )
    expect(await listAudit(w.db, 5)).toMatchObject([{ act: 'cases show', target: found!.id }])
  })

  it('has at most 1,000 characters as people count them, also in Devanagari', async () => {
    const of = (count: number) =>
      report(w.asha, { kind: 'profile', subjectId: w.ravi.account._id, text: 'क्षि'.repeat(count) })
    expect((await of(1_001)).json()).toMatchObject({
      code: 'invalid_input',
      fields: { text: expect.anything() },
    })
    expect((await of(1_000)).statusCode).toBe(200)
    expect((await ownReports(w.asha))[0]?.text).toHaveLength(4_000)
  })

  it('of a review is about its author, whom readers cannot identify', async () => {
    await insertCourse(w.db, { id: 'c', mentorId: w.ravi.account._id })
    await w.post(w.asha, '/user/add-course', { userId: w.asha.account._id, courseId: 'c', courseName: 'x' })
    const own = { userId: w.asha.account._id, courseId: 'c' }
    await w.post(w.asha, '/user/update-progress', { ...own, progress: { '0-0': 'in-progress' } })
    const review = { ...own, rating: 1, comment: 'Rude words' }
    expect((await w.post(w.asha, '/resource/save-review', review)).statusCode).toBe(200)
    const course = await w.get(w.ravi, '/resource/get-resource/c')
    const [{ _id: reviewId }] = course.json().data.reviews
    expect(course.body).not.toContain(w.asha.account._id)
    await report(w.ravi, { kind: 'review', subjectId: 'c', reviewId })
    const [found] = await cases()
    expect(found).toMatchObject({ about_id: w.asha.account._id })
    expect((await show(found!.id)).evidence[0]!.content).toMatchObject({ comment: 'Rude words' })
  })

  it('from chat joins the same queue; doing it twice counts once', async () => {
    const { asha, ravi } = w
    const payload = { userId: asha.account._id, partnerId: ravi.account._id, reason: 'Rude', seq: 1 }
    for (let i = 0; i < 2; i += 1) {
      expect((await w.inChat(asha, '/api/chat/report', payload)).statusCode).toBe(200)
      await w.settleChat()
      await w.jobs.settle()
    }
    expect(await cases()).toMatchObject([{ about_id: ravi.account._id, reports: 1 }])
    expect(await ownReports(asha)).toMatchObject([{ kind: 'message', text: 'Rude', state: 'open' }])
  })

  it('about nothing, oneself or a stranger’s conversation is answered like any other and opens no case', async () => {
    const other = await signedInLearner(w, { email: 'other@example.org' })
    const ravi = w.ravi.account._id
    for (const [by, what] of [
      [w.asha, { kind: 'profile', subjectId: 'nobody' }],
      [w.ravi, { kind: 'profile', subjectId: ravi }],
      [w.asha, { kind: 'course', subjectId: 'none' }],
      [w.asha, { kind: 'review', subjectId: 'none', reviewId: 'none' }],
      [w.asha, { kind: 'message', subjectId: ravi, seq: 99 }],
      [other, { kind: 'message', subjectId: ravi, seq: 1 }],
    ] as const) {
      const response = await report(by, what)
      expect([response.statusCode, response.json().data]).toEqual([200, { reported: true }])
    }
    await w.jobs.settle()
    expect(await cases()).toEqual([])
  })

  it('in another person’s name, of an unknown kind or without a session is refused', async () => {
    const body = { kind: 'profile', subjectId: w.ravi.account._id }
    expect((await report(w.asha, { ...body, userId: w.ravi.account._id })).statusCode).toBe(403)
    expect((await report(w.asha, { ...body, kind: 'life' })).statusCode).toBe(400)
    expect((await report({ ...w.asha, headers: {} as Person['headers'] }, body)).statusCode).toBe(401)
  })

  itRaces('and another one at once open one case', async () => {
    const other = await signedInLearner(w, { email: 'learner@example.org' })
    const answers = await Promise.all([w.asha, other].map(reportRavi))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await cases()).toMatchObject([{ reports: 2 }])
  })

  itRaces('at the same time as the erasure of the account is complete or ignored', async () => {
    const [answer] = await Promise.all([reportRavi(w.asha), w.erase(w.ravi)])
    expect(answer.statusCode).toBe(200)
    for (const { id } of await cases()) expect((await show(id)).evidence).toHaveLength(1)
  })
})

describe('evidence', () => {
  it('cannot be changed or deleted, and is deleted a year after the decision', async () => {
    await reportRavi(w.asha)
    await expect(w.db.updateTable('case_evidence').set({ content: '{}' }).execute()).rejects.toThrow(
      /changed/,
    )
    await expect(sql`delete from case_evidence`.execute(w.db)).rejects.toThrow(/a year after/)
    const id = await assigned()
    await decide(id, 'dismissed')
    const old = async (days: number) =>
      deleteOldCases(w.db, new Date(w.clock().getTime() + (days - 365) * DAY_MS).toISOString())
    await old(364)
    expect(await cases('decided')).toHaveLength(1)
    await old(366)
    for (const table of ['cases', 'case_reports', 'case_evidence', 'case_history'] as const)
      expect(await w.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

describe('a case', () => {
  itRaces('is decided once by the one of two operators to whom it is assigned', async () => {
    await reportRavi(w.asha)
    const [{ id }] = (await cases()) as [ListedCase]
    await expect(decide(id, 'warning')).rejects.toThrow(/open and assigned to nobody/)
    const assigns = await Promise.allSettled(
      ['asif', 'bina'].map((one) => w.operate('cases assign', id, {}, one)),
    )
    expect(assigns.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [{ assignee }] = (await cases('assigned')) as [ListedCase]
    const other = assignee === 'asif' ? 'bina' : 'asif'
    await expect(decide(id, 'warning', other)).rejects.toThrow(`is assigned to ${assignee}`)
    await w.operate('cases assign', id, { from: assignee! }, other)
    const decisions = await Promise.allSettled([decide(id, 'warning', other), decide(id, 'dismissed', other)])
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(id, 'warning', other)).rejects.toThrow(new RegExp(`decided by ${other} at`))
  })

  it('that ends with a warning tells the person the reason and the reporter that something was done', async () => {
    await reportRavi(w.asha)
    await decide(await assigned(), 'warning')
    await w.jobs.settle()
    const to = (address: string) => w.mailer.sent.filter((mail) => mail.to === address)
    expect(to('ravi@example.org').at(-1)?.text).toContain('Please read our rules.')
    expect(to('asha@example.org').at(-1)?.text).toMatch(/reviewed it and taken action/)
    expect(to('asha@example.org').at(-1)?.text).not.toMatch(/warning|Ravi/)
    expect(await ownReports(w.asha)).toMatchObject([{ state: 'acted' }])
  })

  it('is opened again, and then decided anew', async () => {
    await reportRavi(w.asha)
    const id = await assigned()
    await decide(id, 'dismissed')
    expect(await ownReports(w.asha)).toMatchObject([{ state: 'closed' }])
    await w.operate('cases reopen', id, { reason: 'New evidence' })
    expect(await ownReports(w.asha)).toMatchObject([{ state: 'open' }])
    await expect(w.operate('cases reopen', id, { reason: 'again' })).rejects.toThrow(/is open/)
    await assigned()
    await decide(id, 'suspension')
    expect((await w.logIn(w.ravi)).json().code).toBe('account_suspended')
  })

  it('proposes a suspension after three warnings within twelve months, and does no more', async () => {
    for (let i = 0; i < 3; i += 1)
      await w.operate('sanctions impose', 'ravi@example.org', { kind: 'warning', reason: 'Rude' })
    await reportRavi(w.asha)
    const [{ id }] = (await cases()) as [ListedCase]
    expect((await show(id)).proposal).toBe('suspension')
    w.clock.advance(366 * DAY_MS)
    expect((await show(id)).proposal).toBeNull()
  })

  it('with three reporters within a day limits the person until an operator has decided', async () => {
    const learners = [w.asha]
    for (const name of ['b', 'c']) learners.push(await signedInLearner(w, { email: `${name}@example.org` }))
    await reportRavi(learners[0]!)
    await reportRavi(learners[0]!)
    await reportRavi(learners[1]!)
    const limits = () =>
      w.db.selectFrom('sanctions').select('limits').where('limits', 'is not', null).execute()
    expect(await limits()).toEqual([])
    await reportRavi(learners[2]!)
    expect(await limits()).toEqual([{ limits: w.ravi.account._id }])
    await w.jobs.settle()
    expect(w.mailer.sent.at(-1)?.text).toMatch(/Several people have reported you/)
    expect(await cases()).toMatchObject([{ severity: 'high' }])
    await decide(await assigned(), 'dismissed')
    expect(await limits()).toEqual([])
    expect(w.mailer.lastThatSays(/no longer limited|have lifted the limit/)).toMatchObject({
      to: 'ravi@example.org',
    })
  })
})
