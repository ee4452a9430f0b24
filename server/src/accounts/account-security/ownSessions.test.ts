import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { OwnSession } from '@mentor-connect/contract/accounts/accountSecurity'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { SESSIONS_SHOWN } from '@mentor-connect/contract/rules/limits'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { visitor, type Visitor } from '../../testing/visitor'

// The API and the chat service both run, because a person who is logged out also loses access to chat.

const EMAIL = 'asha@example.org'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

let test: ApiAndChat
let asha: SignedIn<Learner>
let laptop: Visitor
let phone: Visitor
beforeEach(async () => {
  test = await startApiAndChat()
  asha = await signedInLearner(test, { email: EMAIL })
  await visitor(test, { cookie: asha.cookie }).post('/auth/logout', {})
  laptop = visitor(test, { 'user-agent': FIREFOX })
  phone = visitor(test, { 'user-agent': PHONE })
  await logIn(laptop)
  test.clock.advance(HOUR_MS)
  await logIn(phone)
})
afterEach(() => test.close())

const userId = () => asha.account._id
const logIn = async (at: Visitor) =>
  (await at.post('/user/login-user', { email: EMAIL, password: PASSWORD })).json().data.token as string
const list = async (at: Visitor) =>
  (await at.get(`/account/sessions?userId=${userId()}`)).json().data as OwnSession[]
const end = (at: Visitor, sessionId: string) =>
  at.post('/account/end-session', { userId: userId(), sessionId })
const endOthers = (at: Visitor) => at.post('/account/end-other-sessions', { userId: userId() })
const isIn = async (at: Visitor) => (await at.post('/auth/verify-token', {})).statusCode === 200
async function connect(bearer: string) {
  const socket = test.dial(userId(), bearer)
  await socket.next('hello')
  return socket
}

it('lists each browser with its start and last use, the current one first', async () => {
  expect(await list(laptop)).toEqual([
    {
      _id: expect.any(String),
      browser: 'Firefox',
      system: 'Linux',
      isCurrent: true,
      createdAt: new Date(test.clock().getTime() - HOUR_MS).toISOString(),
      lastUsedAt: test.clock().toISOString(),
    },
    expect.objectContaining({ browser: 'Chrome', system: 'Android', isCurrent: false }),
  ])
  expect((await list(phone))[0]).toMatchObject({ system: 'Android', isCurrent: true })
})

it('leaves out expired and idle sessions', async () => {
  test.clock.advance(10 * DAY_MS)
  expect(await list(laptop)).toHaveLength(2)
  test.clock.advance(5 * DAY_MS)
  expect(await list(laptop)).toMatchObject([{ isCurrent: true }])
})

it('is limited in length and always includes the current session', async () => {
  for (let i = 0; i < SESSIONS_SHOWN; i++) await logIn(visitor(test))
  const shown = await list(laptop)
  expect(shown).toHaveLength(SESSIONS_SHOWN)
  expect(shown[0]).toMatchObject({ isCurrent: true, browser: 'Firefox' })
})

describe('one browser that is logged out', () => {
  it('loses access at once, in chat too; others keep theirs', async () => {
    const [here, there] = [await connect(await logIn(laptop)), await connect(await logIn(phone))]
    const other = (await list(laptop)).find(({ isCurrent }) => !isCurrent)!
    expect((await end(laptop, other._id)).statusCode).toBe(200)
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    await test.access.sendPending()
    expect(await there.closed).toBe(4401)
    await here.settled()
    expect(here.isOpen).toBe(true)
  })

  it('is no longer a known device: its next sign-in is notified', async () => {
    const other = (await list(laptop)).find(({ isCurrent }) => !isCurrent)!
    await end(laptop, other._id)
    await test.jobs.settle()
    const before = test.mailer.sent.length
    await logIn(phone)
    await test.jobs.settle()
    expect(test.mailer.sent.slice(before).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('used in a new browser'),
    ])
  })

  it('may already be logged out', async () => {
    expect((await end(laptop, 'long-gone')).statusCode).toBe(200)
  })
})

it('logs out all others at once, in chat too, and keeps the current one', async () => {
  const [here, there] = [await connect(await logIn(laptop)), await connect(await logIn(phone))]
  expect((await endOthers(laptop)).statusCode).toBe(200)
  expect(await list(laptop)).toMatchObject([{ isCurrent: true }])
  expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
  await test.access.sendPending()
  expect(await there.closed).toBe(4401)
  await here.settled()
  expect(here.isOpen).toBe(true)
  expect(await test.db.selectFrom('known_devices').selectAll().execute()).toHaveLength(1)
})

it('is available to its owner only', async () => {
  const mentor = visitor(test, { cookie: (await signedInMentor(test)).cookie })
  const [{ _id: sessionId } = { _id: '' }] = await list(laptop)
  expect((await mentor.get(`/account/sessions?userId=${userId()}`)).statusCode).toBe(403)
  expect((await end(mentor, sessionId)).statusCode).toBe(403)
  expect((await endOthers(mentor)).statusCode).toBe(403)
  const { _id: ownId } = (await mentor.post('/auth/verify-token', {})).json().data
  expect((await mentor.post('/account/end-session', { userId: ownId, sessionId })).statusCode).toBe(200)
  expect(await isIn(laptop)).toBe(true)
  expect((await visitor(test).get(`/account/sessions?userId=${userId()}`)).statusCode).toBe(401)
})
