import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { listEntries } from '../kernel/restore-journal/restoreJournal.repo'
import { removeExpired } from '../api/housekeeping'
import { startApiAndChat, type ApiAndChat } from '../testing/apiAndChat'
import { cookiesOf, PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../testing/signedIn'
import { operatorContext, operatorOn } from '../testing/operatorContext'
import { insertCourse } from '../courses/catalogue/testing/insertCourse'
import { accessCommands } from './commands/access'
import { ageCommands } from './commands/ages'
import { userCommands } from './commands/users'
import { personOf } from './personOf'
import { refuseConsent, verifyConsent } from './safety/consentActs'

// These tests run both real services, because the age in the main API decides about access to chat.

/** A year of birth: this person turns 18 in 2026 and is a minor until the end of that year. */
const MINOR = 2008
const ADULT = 2007
const GUARDIAN = 'meera@example.org'

let t: ApiAndChat
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
let operator: ReturnType<typeof operatorOn>

async function start(config: object = {}) {
  t = await startApiAndChat({ supportEmail: 'help@example.org', ...config })
  asha = await signedInLearner(t, { email: 'asha@example.org' })
  ravi = await signedInMentor(t, { email: 'ravi@example.org' })
  operator = operatorOn(t, [...ageCommands, ...accessCommands, ...userCommands])
}
afterEach(() => t.close())

const learnerNamed = (email: string) => personOf(operatorContext(t), email, { role: 'user' })

type Person = SignedIn<Learner | Mentor>
const ask = ({ headers }: Pick<Person, 'headers'>, url: string, payload?: object) =>
  t.app.inject({ url, headers, ...(payload && { method: 'POST', payload }) })
const inChat = ({ bearer }: Pick<Person, 'bearer'>, url: string, payload?: object) =>
  t.chat.inject({
    url,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload && { method: 'POST', payload }),
  })
const open = (caller: Person, learner: Person = asha) =>
  inChat(caller, '/api/chat/create', { userId1: ravi.account._id, userId2: learner.account._id })
const chatList = (person: Person) => inChat(person, `/api/chat/chat-list/?userId=${person.account._id}`)
const ageOf = async (person: Person) =>
  (await ask(person, `/user/age?userId=${person.account._id}`)).json().data
const sayYear = (person: Person, birthYear: unknown) =>
  ask(person, '/user/birth-year', { userId: person.account._id, birthYear })
const askGuardian = (person: Person, guardianEmail = GUARDIAN) =>
  ask(person, '/user/guardian-consent', { userId: person.account._id, guardianEmail })
const guardian = (path: string, token: string, more: object = {}) =>
  t.app.inject({ method: 'POST', url: `/guardian/${path}`, payload: { token, ...more } })
const CONSENT = { name: 'Meera Verma', relation: 'parent' }

async function connect(person: Person) {
  const socket = t.dial(person.account._id, person.bearer)
  await socket.next('hello')
  return socket
}

const waitUntil = (time: string) => t.clock.advance(new Date(time).getTime() - t.clock().getTime())

/** The token in the link that was last mailed to the guardian. */
async function mailedToken() {
  await t.jobs.settle()
  const mail = t.mailer.sent.filter(({ to }) => to === GUARDIAN).at(-1)!
  return /guardian-consent#([\w-]+)/.exec(mail.text)![1]!
}

/** Logs the person in again, with a new session and a new bearer token. */
async function loggedInAgain<P extends Person>(person: P): Promise<P> {
  const login = await t.app.inject({
    method: 'POST',
    url: '/user/login-user',
    payload: { email: person.account.email, password: PASSWORD },
  })
  const headers = { cookie: cookiesOf(login) }
  return { ...person, headers, bearer: login.json().data.token as string }
}

describe('a minor', () => {
  beforeEach(() => start())

  it('is out of chat from the moment that the year is known, and the mentor sees a closed conversation', async () => {
    await open(asha)
    const [own, mentor] = [await connect(asha), await connect(ravi)]
    expect((await sayYear(asha, MINOR)).json().data.guardianConsent).toEqual({ state: 'none' })
    await t.access.sendPending()
    expect(await own.closed).toBe(4403)
    expect(await t.dial(asha.account._id, (await loggedInAgain(asha)).bearer).closed).toBe(4403)
    expect((await chatList(asha)).json().code).toBe('guardian_consent_needed')
    mentor.send({ receiverId: asha.account._id, message: 'are you there?' })
    expect(await mentor.next('error')).toMatchObject({ code: 'blocked' })
  })

  it('is closed to a mentor in the same words as somebody who is suspended', async () => {
    const aman = await signedInLearner(t, { email: 'aman@example.org' })
    const minor = await signedInLearner(t, { birthYear: MINOR })
    for (const learner of [aman, minor]) {
      const id = `course-of-${learner.account._id}`
      await insertCourse(t.db, { id, title: 'Bread', mentorId: ravi.account._id })
      await ask(learner, '/user/add-course', {
        userId: learner.account._id,
        courseId: id,
        courseName: 'Bread',
      })
    }
    await operator('users suspend', 'aman@example.org', { reason: 'Wrote to learners about money.' })
    const [suspended, underAge] = [await open(ravi, aman), await open(ravi, minor)]
    expect(underAge.statusCode).toBe(403)
    expect(underAge.json()).toEqual(suspended.json())
    const details = await ask(ravi, '/auth/chat-details', {
      userIds: [aman.account._id, minor.account._id],
    })
    const { users } = details.json().data as { users: object[] }
    expect(users.map((user) => Object.keys(user))).toEqual([
      ['_id', 'name', 'role'],
      ['_id', 'name', 'role'],
    ])
  })

  it('learns and enrols as everybody else', async () => {
    const minor = await signedInLearner(t, { birthYear: MINOR })
    await insertCourse(t.db, { id: 'bread', title: 'Bread', mentorId: ravi.account._id })
    const enrolment = { userId: minor.account._id, courseId: 'bread', courseName: 'Bread' }
    expect((await ask(minor, '/user/add-course', enrolment)).statusCode).toBe(200)
  })

  it('chats after the guardian has agreed and an operator has checked it, and no longer after a withdrawal', async () => {
    const minor = await signedInLearner(t, { email: 'minor@example.org', birthYear: MINOR })
    expect((await askGuardian(minor)).json().data.guardianConsent).toMatchObject({ state: 'asked' })
    const token = await mailedToken()
    expect((await guardian('request', token)).json().data).toEqual({
      learnerName: 'Asha Verma',
      state: 'asked',
    })
    expect((await guardian('consent', token, CONSENT)).json().data.state).toBe('given')
    expect((await open(await loggedInAgain(minor), minor)).json().code).toBe('guardian_consent_needed')

    await verifyConsent(operatorContext(t), await learnerNamed('minor@example.org'))
    const withChat = await loggedInAgain(minor)
    expect((await open(withChat, minor)).statusCode).toBe(200)
    const socket = await connect(withChat)

    expect((await guardian('withdrawal', token)).json().data.state).toBe('withdrawn')
    await t.access.sendPending()
    expect(await socket.closed).toBe(4403)
    expect((await chatList(withChat)).json().code).toBe('guardian_consent_needed')
    expect((await listEntries(t.db)).map(({ kind }) => kind)).toContain('guardian-consent-ended')
  })

  it('loses chat at once when an operator withdraws the consent for the guardian', async () => {
    const minor = await signedInLearner(t, { email: 'minor@example.org', birthYear: MINOR })
    await askGuardian(minor)
    await guardian('consent', await mailedToken(), CONSENT)
    await verifyConsent(operatorContext(t), await learnerNamed('minor@example.org'))
    const socket = await connect(await loggedInAgain(minor))
    const withdraw = () =>
      operator('guardians withdraw', 'minor@example.org', { reason: 'The guardian called.' })
    expect((await withdraw()).text).toBe('minor@example.org is without chat again (chat knows it).')
    expect(await socket.closed).toBe(4403)
    expect((await ageOf(minor)).guardianConsent).toMatchObject({ state: 'withdrawn' })
    await expect(withdraw()).rejects.toThrow('has no consent that could be withdrawn')
  })

  it('hears the reason if an operator refuses, and may ask again; the earlier link is void', async () => {
    const minor = await signedInLearner(t, { email: 'minor@example.org', birthYear: MINOR })
    await askGuardian(minor)
    const first = await mailedToken()
    await guardian('consent', first, CONSENT)
    const learner = await learnerNamed('minor@example.org')
    await refuseConsent(operatorContext(t), learner, 'Nobody answered the phone.')
    expect(t.mailer.sent.at(-1)?.text).toContain('Nobody answered the phone.')
    expect((await askGuardian(minor)).json().data.guardianConsent.state).toBe('asked')
    expect((await guardian('consent', first, CONSENT)).statusCode).toBe(404)
    expect((await guardian('consent', await mailedToken(), CONSENT)).json().data.state).toBe('given')
  })

  it('grows up at the turn of the year in India, without anybody’s doing', async () => {
    const minor = await signedInLearner(t, { birthYear: MINOR })
    waitUntil('2026-12-31T18:29:00.000Z')
    await removeExpired(t.db, t.clock())
    expect((await ageOf(await loggedInAgain(minor))).guardianConsent).toEqual({ state: 'none' })
    waitUntil('2026-12-31T18:31:00.000Z')
    await removeExpired(t.db, t.clock())
    await t.access.sendPending()
    expect((await ageOf(await loggedInAgain(minor))).guardianConsent).toBeNull()
    expect((await open(await loggedInAgain(minor), minor)).statusCode).toBe(200)
  })

  it('takes the consent along into the export, without its token, and to the deletion', async () => {
    const minor = await signedInLearner(t, { email: 'minor@example.org', birthYear: MINOR })
    await askGuardian(minor)
    const { json } = await operator('users export', 'minor@example.org')
    expect(json).toMatchObject({
      account: { birth_year: MINOR },
      guardianConsent: { state: 'asked', guardian_email: GUARDIAN },
    })
    expect(JSON.stringify(json)).not.toContain('token_hash')
    await operator('users erase', 'minor@example.org', { reason: 'Asked for it.' })
    expect(await t.db.selectFrom('guardian_consents').selectAll().execute()).toEqual([])
  })

  it('gets no chat from a link that is too old, unknown, or of an adult', async () => {
    const minor = await signedInLearner(t, { birthYear: MINOR })
    await askGuardian(minor)
    t.clock.advance(31 * DAY_MS)
    for (const token of [await mailedToken(), 'nonsense'])
      for (const path of ['request', 'withdrawal']) expect((await guardian(path, token)).statusCode).toBe(404)
    const adult = await signedInLearner(t, { birthYear: ADULT })
    expect((await askGuardian(adult)).statusCode).toBe(403)
  })

  it.each([
    ['asha.v@gmail.example', 'asha.v@gmail.example'],
    ['asha.v@gmail.example', 'Asha.V+mum@Gmail.example'],
    ['asha.v@gmail.com', 'a.s.h.a.v+father@googlemail.com'],
  ])('whose address is %s cannot be their own guardian at %s', async (email, guardianEmail) => {
    const minor = await signedInLearner(t, { email, birthYear: MINOR })
    expect((await askGuardian(minor, guardianEmail)).json().fields).toHaveProperty('guardianEmail')
    expect((await askGuardian(minor, 'ashav@example.org')).statusCode).toBe(200)
  })
})

describe('the year of birth', () => {
  beforeEach(() => start())

  it('is asked once, and kept', async () => {
    expect(await ageOf(asha)).toEqual({
      birthYear: null,
      ask: true,
      beforeContact: 'ask',
      guardianConsent: null,
    })
    expect((await sayYear(asha, null)).json().data.ask).toBe(false)
    expect((await sayYear(asha, ADULT)).json().data).toEqual({
      birthYear: ADULT,
      ask: false,
      guardianConsent: null,
    })
    expect((await sayYear(asha, ADULT)).statusCode).toBe(200)
    expect((await sayYear(asha, 1990)).json().reason).toBe('birth_year_known')
  })

  it('is asked again before the first contact, after it was put off, and then no more', async () => {
    const putOff = (more: object) =>
      ask(asha, '/user/birth-year', { userId: asha.account._id, birthYear: null, ...more })
    expect((await putOff({})).json().data).toMatchObject({ ask: false, beforeContact: 'ask' })
    expect((await putOff({ beforeContact: true })).json().data).not.toHaveProperty('beforeContact')
    expect((await putOff({})).json().data).not.toHaveProperty('beforeContact')
    expect((await open(asha)).statusCode).toBe(200)
  })

  it.each([2027, 1899, 'soon', 2000.5])('%j is refused', async (year) => {
    expect((await sayYear(asha, year)).json().fields).toHaveProperty('birthYear')
    expect((await ageOf(asha)).birthYear).toBeNull()
  })

  it('is corrected by an operator, also in chat', async () => {
    await sayYear(asha, MINOR)
    await t.access.sendPending()
    await operator('users birth-year', 'asha@example.org', { year: '1998', reason: 'A typing error.' })
    expect((await open(await loggedInAgain(asha))).statusCode).toBe(200)
    const wrong = operator('users birth-year', 'asha@example.org', { year: '98', reason: 'A typing error.' })
    await expect(wrong).rejects.toThrow('--year: Enter a year from 1900 to 2026.')
  })

  it('of somebody else is neither told nor set', async () => {
    const other = await signedInLearner(t)
    for (const response of [
      await ask(other, `/user/age?userId=${asha.account._id}`),
      await ask(other, '/user/birth-year', { userId: asha.account._id, birthYear: MINOR }),
      await ask(ravi, `/user/age?userId=${asha.account._id}`),
    ])
      expect(response.statusCode).toBe(403)
  })
})

it('where the age is required, it is asked before the first contact, and the mentor learns nothing', async () => {
  await start({ requireAge: 'on' })
  expect((await open(asha)).json().reason).toBe('birth_year_needed')
  const mayOpen = `/api/chat/may-open?userId=${asha.account._id}&partnerId=${ravi.account._id}`
  expect((await inChat(asha, mayOpen)).json().data.allowed).toBe(true)
  const [userId, mentor] = [asha.account._id, ravi.account._id]
  const request = { userId, mentor, topic: 'python', goal: 'g'.repeat(60) }
  const booking = {
    userId,
    mentor,
    clientId: 'c'.repeat(22),
    kindId: 'k',
    start: '2026-12-01T10:00:00.000Z',
    topic: '',
  }
  for (const [path, body] of [
    ['/mentorships', request],
    ['/meetings', booking],
  ] as const)
    expect((await ask(asha, path, body)).json().reason).toBe('birth_year_needed')
  const putOff = { userId, birthYear: null, beforeContact: true }
  expect((await ask(asha, '/user/birth-year', putOff)).json().data.beforeContact).toBe('require')
  await sayYear(asha, ADULT)
  expect((await open(asha)).statusCode).toBe(200)
})
