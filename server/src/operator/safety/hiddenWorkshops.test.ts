import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { cookiesOf, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'
import type { VirtualAuthenticator } from '../../testing/virtualAuthenticator'

const TITLE = 'Get rich with me'
const DESCRIPTION = 'Pay me first.'
const HIDDEN = { title: 'Ravi Kumar', description: '', isHidden: true }

type Person = SignedIn<Learner | Mentor>

let t: TestAdmin
let ravi: SignedIn<Mentor>
let asha: SignedIn<Learner>
let meena: SignedIn<Learner>
let other: SignedIn<Learner>
let operator: Record<string, string>
let key: VirtualAuthenticator
beforeEach(async () => {
  t = await TestAdmin.start()
  ravi = await signedInMentor(t.api, { name: 'Ravi Kumar' })
  asha = await signedInLearner(t.api, { name: 'Asha' })
  meena = await signedInLearner(t.api, { name: 'Meena' })
  other = await signedInLearner(t.api, { name: 'Other' })
  await save()
  await post(ravi, '/mentor/workshops/w1/open', { revision: 0 })
  for (const person of [asha, meena]) await post(person, '/workshops/w1/join')
  ;({ headers: operator, key } = await t.operator('moderator'))
})
afterEach(() => t.close())

const post = ({ headers }: Person, url: string, payload: object = {}) =>
  t.api.app.inject({ method: 'POST', url, headers, payload })
const get = (url: string, person?: Person) =>
  t.api.app.inject({ url, ...(person && { headers: person.headers }) })
const read = async (url: string, person?: Person) => (await get(url, person)).json().data
const save = (parts: object = {}) => {
  const now = t.api.clock().getTime()
  const start = new Date(Math.ceil(now / HOUR_MS) * HOUR_MS + 48 * HOUR_MS).toISOString()
  return post(ravi, '/mentor/workshops', {
    id: 'w1',
    title: TITLE,
    description: DESCRIPTION,
    language: 'en',
    subject: 'Career',
    start,
    minutes: 60,
    seats: 2,
    meetingUrl: '',
    ...parts,
  })
}
const report = (person: Person, id = 'w1') =>
  post(person, '/reports', {
    userId: person.account._id,
    kind: 'workshop',
    subjectId: id,
    category: 'money',
    text: '',
  })
const cases = async () => (await t.get('/api/cases', operator)).json().data.rows
const theCase = async () => {
  const [{ id }] = await cases()
  return { url: `/api/cases/${id}`, ...(await t.get(`/api/cases/${id}`, operator)).json().data }
}
const act = async (verb: 'hide' | 'restore') => {
  const { url, reports } = await theCase()
  return t.post(`${url}/reports/${reports[0].id}/${verb}`, { reason: 'Asks for money.' }, operator)
}
const hidden = async () => {
  await report(other)
  return act('hide')
}

describe('the text of a workshop', () => {
  it('is reported by who reads it, once, into a case about the mentor, as it was then', async () => {
    for (const person of [other, asha]) expect((await report(person)).statusCode).toBe(200)
    await report(other)
    await save({ title: 'Harmless', description: 'Bring a pen.', revision: 1 })
    expect(await cases()).toMatchObject([{ reports: 2, kinds: ['workshop'] }])
    const { url, about, reports } = await theCase()
    expect(about).toMatchObject({ id: ravi.account._id, role: 'mentor' })
    expect(reports[0]).toMatchObject({ kind: 'workshop', post: { id: 'w1', state: 'shown' } })
    const { evidence } = (await t.post(`${url}/evidence`, {}, operator)).json().data
    const content = { title: TITLE, description: DESCRIPTION, mentor: 'Ravi Kumar', subject: 'Career' }
    expect(evidence[0]).toMatchObject({ content })
    const own = await read(`/reports?userId=${other.account._id}`, other)
    expect(own.reports).toMatchObject([{ kind: 'workshop', state: 'open' }])
  })

  it('of a draft, of no workshop and of an own one cannot be reported', async () => {
    await save({ id: 'draft' })
    await report(other, 'draft')
    await report(other, 'none')
    await report(ravi)
    expect((await get('/workshops/w1')).statusCode).toBe(200)
    expect(await cases()).toEqual([])
    const headers = { 'content-type': 'application/json' }
    const visitor = await t.api.app.inject({ method: 'POST', url: '/reports', headers, payload: {} })
    expect(visitor.statusCode).toBe(401)
  })

  it('stays until an operator hides it, however many report it', async () => {
    const more = await signedInLearner(t.api)
    for (const person of [other, asha, meena, more]) await report(person)
    expect((await get('/workshops/w1')).statusCode).toBe(200)
  })
})

describe('a hidden workshop', () => {
  it('leaves the lists, the site map and its page, and comes back', async () => {
    const listed = async () => (await read('/workshops')).workshops.map(({ id }: { id: string }) => id)
    await t.db.deleteFrom('content_changes').execute()
    expect((await hidden()).statusCode).toBe(200)
    // Cached pages are rendered again.
    const changes = await t.db.selectFrom('content_changes').select('tag').execute()
    expect(changes.map(({ tag }) => tag).sort()).toEqual(['workshop:w1', 'workshops'])
    expect(await listed()).toEqual([])
    expect((await get('/workshops/w1')).statusCode).toBe(404)
    expect((await get('/workshops/w1', other)).statusCode).toBe(404)
    expect((await get('/site-map/workshops')).json().data).toEqual([])
    expect((await act('hide')).json()).toMatchObject({ reason: 'state_changed' })
    expect((await act('restore')).statusCode).toBe(200)
    expect(await listed()).toEqual(['w1'])
    expect((await read('/workshops/w1')).title).toBe(TITLE)
  })

  it('keeps the places of its people, who do not read its text', async () => {
    await hidden()
    for (const person of [asha, meena]) {
      const place = await read('/workshops/w1/place', person)
      expect(place).toMatchObject({ state: 'booked', hidden: HIDDEN })
      expect((await get('/workshops/w1/messages', person)).statusCode).toBe(200)
    }
    const own = (await read('/own-workshops?when=upcoming', asha)).workshops
    expect(own).toMatchObject([{ title: 'Ravi Kumar', isHidden: true, place: 'booked' }])
    const calendar = (await get('/workshops/w1/calendar', asha)).payload
    expect(calendar).toContain('SUMMARY:Ravi Kumar\r\n')
    expect(calendar).not.toContain('Pay me')
    expect((await post(asha, '/workshops/w1/leave')).statusCode).toBe(200)
    expect((await get('/workshops/w1/place', asha)).statusCode).toBe(404)
  })

  it('is joined by nobody, but by who waits already', async () => {
    await post(other, '/workshops/w1/join')
    const more = await signedInLearner(t.api)
    await report(more)
    await act('hide')
    expect((await get('/workshops/w1/place', more)).statusCode).toBe(404)
    expect((await post(more, '/workshops/w1/join')).statusCode).toBe(404)
    await post(asha, '/workshops/w1/leave')
    expect((await post(other, '/workshops/w1/join')).json().data).toMatchObject({ state: 'booked' })
  })

  it('gives up its text in the calendars of its people, and gets it back', async () => {
    const wait = async () => {
      t.api.clock.advance(6 * 60_000)
      await t.api.jobs.settle()
      // The last use of the passkey is too long ago for this action.
      operator = { cookie: cookiesOf(await t.signIn(key)) }
    }
    const mailTo = (person: Person) => {
      const mail = t.api.mailer.sent
        .filter(({ to, calendar }) => to === person.account.email && calendar)
        .at(-1)!
      const [, sequence] = /SEQUENCE:(\d+)/.exec(mail.calendar!.content)!
      return { text: mail.subject + mail.calendar!.content, sequence: Number(sequence) }
    }
    await wait()
    const before = mailTo(asha)
    expect(before.text).toContain(TITLE)
    expect((await hidden()).statusCode).toBe(200)
    await wait()
    const after = mailTo(asha)
    expect(after.text).toContain('SUMMARY:Ravi Kumar\r\n')
    expect(after.text).not.toMatch(/Get rich|Pay me/)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(mailTo(ravi).text).toContain(TITLE)
    await act('restore')
    await wait()
    expect(mailTo(asha).text).toContain(TITLE)
    expect(mailTo(asha).sequence).toBeGreaterThan(after.sequence)
  })

  it('is not named in mails and notifications to its people', async () => {
    await hidden()
    await t.api.jobs.settle()
    t.api.mailer.sent.length = 0
    await post(ravi, '/mentor/workshops/w1/cancel', { revision: 2 })
    await t.api.jobs.settle()
    const mails = t.api.mailer.sent.filter(({ to }) => to === asha.account.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toContain('Ravi Kumar')
    expect(JSON.stringify(mails)).not.toContain(TITLE)
    const { notifications } = await read(`/notifications?userId=${asha.account._id}`, asha)
    expect(notifications[0]).toMatchObject({ kind: 'workshop-cancelled', name: 'Ravi Kumar' })
  })

  it('is read by its mentor, who is told why, and stays hidden if the text is changed', async () => {
    await hidden()
    expect(await read('/mentor/workshops/w1', ravi)).toMatchObject({ title: TITLE, isHidden: true })
    expect(await read('/workshops/w1/place', ravi)).toMatchObject({ state: 'host', hidden: { title: TITLE } })
    expect((await save({ title: 'Harmless', revision: 2 })).json().data).toMatchObject({ isHidden: true })
    expect((await get('/workshops/w1')).statusCode).toBe(404)
    await act('restore')
    await t.api.jobs.settle()
    const mails = t.api.mailer.sent.filter(({ to }) => to === ravi.account.email)
    expect(mails.find(({ subject }) => subject.includes('hidden your workshop'))?.text).toContain(
      'Asks for money.',
    )
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is shown again'))
    const { notifications } = await read(`/notifications?userId=${ravi.account._id}`, ravi)
    expect(notifications.slice(0, 2)).toMatchObject([
      { kind: 'workshop-shown', subject: 'w1' },
      { kind: 'workshop-hidden', subject: 'w1' },
    ])
  })
})
