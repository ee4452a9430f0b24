import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { listEntries } from '../kernel/restore-journal/restoreJournal.repo'
import { startApiAndChat, type ApiAndChat } from '../testing/apiAndChat'
import { operatorOn } from '../testing/operatorContext'
import { cookiesOf, PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../testing/signedIn'
import { listAudit } from './audit.repo'
import type { Command, Options } from './command'
import { accessCommands } from './commands/access'
import { mentorCommands } from './commands/mentors'

// These tests run both real services, because an operator's decision takes effect in both at once.

let t: ApiAndChat
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await startApiAndChat({ supportEmail: 'help@example.org' })
  asha = await signedInLearner(t, { email: 'asha@example.org' })
  ravi = await signedInMentor(t, { email: 'ravi@example.org', name: 'Ravi Kumar' })
  const ids = { userId1: ravi.account._id, userId2: asha.account._id }
  expect((await inChat(asha, '/api/chat/create', ids)).statusCode).toBe(200)
  // A mentor may write after the learner has written.
  expect((await write(asha, ravi)).type).toBe('ack')
})
afterEach(() => t.close())

const COMMANDS: Command[] = [...mentorCommands, ...accessCommands]
const REASON = 'Wrote to learners about money.'

const operator = (name: string, email: string, options: Options = { reason: REASON }) =>
  operatorOn(t, COMMANDS)(name, email, options)

type Person = SignedIn<Learner | Mentor>
type Answer = Awaited<ReturnType<ApiAndChat['app']['inject']>>

const inChat = ({ bearer }: Pick<Person, 'bearer'>, url: string, payload?: object): Promise<Answer> =>
  t.chat.inject({
    url,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload && { method: 'POST', payload }),
  })
const chatList = (person: Person) => inChat(person, `/api/chat/chat-list/?userId=${person.account._id}`)
const logIn = (person: Person) =>
  t.app.inject({
    method: 'POST',
    url: person.account.role === 'user' ? '/user/login-user' : '/mentor/login-mentor',
    payload: { email: person.account.email, password: PASSWORD },
  })

async function connect(person: Person) {
  const socket = t.dial(person.account._id, person.bearer)
  await socket.next('hello')
  return socket
}

async function write(from: Person, to: Person) {
  const socket = await connect(from)
  socket.send({ receiverId: to.account._id, message: 'hello' })
  return Promise.race([socket.next('ack'), socket.next('error')])
}

describe('a rejected mentor', () => {
  it('loses access to chat at once, with every token, and regains it when approved', async () => {
    const [open, learner] = [await connect(ravi), await connect(asha)]
    expect((await operator('mentors reject', 'ravi@example.org')).text).toMatch(/rejected.*chat knows it/)
    expect(await open.closed).toBe(4403)

    const login = await logIn(ravi)
    expect(login.json().data.mentorData).toMatchObject({ status: 'inactive' })
    const again = { ...ravi, bearer: login.json().data.token }
    for (const person of [ravi, again]) {
      expect(await t.dial(ravi.account._id, person.bearer).closed).toBe(4403)
      expect((await chatList(person)).json().code).toBe('mentor_pending')
    }
    learner.send({ receiverId: ravi.account._id, message: 'are you there?' })
    expect(await learner.next('error')).toMatchObject({ code: 'blocked' })

    await operator('mentors approve', 'ravi@example.org')
    const verified = await verify(again)
    expect(verified.json().data.account.status).toBe('active')
    expect((await write({ ...ravi, bearer: verified.json().data.token }, asha)).type).toBe('ack')
  })

  it('sees on the main API what a visitor sees', async () => {
    const other = await signedInMentor(t)
    const page = async () =>
      (await t.app.inject({ url: `/mentor/get-mentor/${other.account._id}`, headers: ravi.headers })).json()
    expect((await page()).data).toHaveProperty('email')
    await operator('mentors reject', 'ravi@example.org')
    expect((await page()).data).not.toHaveProperty('email')
    const details = await t.app.inject({
      method: 'POST',
      url: '/auth/chat-details',
      headers: ravi.headers,
      payload: { userIds: [asha.account._id] },
    })
    expect([details.statusCode, details.json().code]).toEqual([403, 'mentor_pending'])
  })
})

const verify = ({ headers }: Pick<Person, 'headers'>) =>
  t.app.inject({ method: 'POST', url: '/auth/verify-token', headers })

describe('a suspended person', () => {
  it('loses open sockets and every token, and is told the reason by mail', async () => {
    const open = await connect(asha)
    const { text } = await operator('users suspend', 'asha@example.org')
    expect(text).toMatch(/asha@example.org is suspended \(chat knows it\) and was told by mail/)
    expect(await open.closed).toBe(4403)
    expect((await chatList(asha)).json().code).toBe('account_suspended')
    const mail = t.mailer.sent.at(-1)
    expect(mail).toMatchObject({ to: 'asha@example.org', replyTo: 'help@example.org' })
    expect(mail?.text).toContain(REASON)
    expect(mail?.text).toContain('help@example.org')
    expect(mail?.text).toContain(`${t.config.siteUrl}/signup`)
  })

  it('is refused everywhere except the reason, new terms, the export and the deletion of the account', async () => {
    await operator('users suspend', 'asha@example.org')
    await operator('users suspend', 'ravi@example.org')
    const { paths } = (await t.app.inject('/docs/json')).json() as {
      paths: Record<string, Record<string, { security?: unknown }>>
    }
    const open = []
    for (const person of [asha, ravi])
      for (const [path, operations] of Object.entries(paths))
        for (const [method, { security }] of Object.entries(operations)) {
          if (!security || path.startsWith('/internal/')) continue
          const url = path.replace(/\{\w+\}/g, 'x')
          const response = await t.app.inject({ method: method as 'GET', url, headers: person.headers })
          if (response.json().code !== 'account_suspended') open.push(path)
        }
    expect([...new Set(open)].sort()).toEqual([
      '/account/consent',
      '/account/erase',
      '/account/erasure-terms',
      '/account/export',
      '/account/suspension',
      '/me/sanctions',
      '/me/sanctions/{sanctionId}/appeal',
    ])
    expect((await verify(asha)).json()).toMatchObject({ code: 'account_suspended' })
  })

  it('gets a session at log-in, but no token', async () => {
    await operator('users suspend', 'asha@example.org')
    const login = await logIn(asha)
    expect([login.statusCode, login.json().code]).toEqual([403, 'account_suspended'])
    expect(login.body).not.toContain('token')
    const headers = { cookie: cookiesOf(login) }
    const suspension = await t.app.inject({ url: '/account/suspension', headers })
    expect(suspension.json().data).toEqual({
      userId: asha.account._id,
      reason: REASON,
      since: t.clock().toISOString(),
      supportEmail: 'help@example.org',
    })
    const { _id: userId } = asha.account
    const data = await t.app.inject({ url: `/account/export?userId=${userId}`, headers })
    expect(data.json()).toMatchObject({ sanctions: [{ kind: 'suspension', reason: REASON }] })
    const payload = { userId, password: PASSWORD }
    const erased = await t.app.inject({ method: 'POST', url: '/account/erase', headers, payload })
    expect(erased.statusCode).toBe(200)
    for (const table of ['sanctions', 'account_access'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('does not see the suspension at log-in without the right password', async () => {
    await operator('users suspend', 'asha@example.org')
    const payload = { email: 'asha@example.org', password: 'not the right one' }
    const refused = await t.app.inject({ method: 'POST', url: '/user/login-user', payload })
    expect(refused.json().code).toBe('wrong_credentials')
  })

  it('who is a mentor leaves the directory and the catalogue, and is restored as before', async () => {
    const listed = async () => (await t.app.inject('/mentor/get-mentor')).json().data.length
    expect(await listed()).toBe(1)
    await operator('users suspend', 'ravi@example.org')
    expect(await listed()).toBe(0)
    await expect(operator('mentors approve', 'ravi@example.org')).rejects.toThrow(/suspended.*users restore/)
    const { json } = await operator('mentors list', '', {})
    expect(json).toMatchObject([{ email: 'ravi@example.org', standing: 'suspended', reason: REASON }])
    await operator('users restore', 'ravi@example.org')
    expect(await listed()).toBe(1)
    const { token } = (await verify(ravi)).json().data
    expect((await write({ ...ravi, bearer: token }, asha)).type).toBe('ack')
  })

  it('who is a pending mentor is pending again afterwards', async () => {
    const tanvi = await signedInMentor(t, { email: 'tanvi@example.org', status: 'inactive' })
    await operator('users suspend', 'tanvi@example.org')
    await operator('users restore', 'tanvi@example.org')
    expect((await verify(tanvi)).json().data.account.status).toBe('inactive')
  })

  it('is suspended once and restored once, with every action recorded', async () => {
    const mails = t.mailer.sent.length
    await operator('users suspend', 'asha@example.org')
    expect((await operator('users suspend', 'asha@example.org')).text).toMatch(/suspended already/)
    await operator('users restore', 'asha@example.org', { reason: 'It was somebody else.' })
    expect((await operator('users restore', 'asha@example.org')).text).toMatch(/is not suspended/)
    expect(t.mailer.sent).toHaveLength(mails + 2)
    expect(t.mailer.sent.at(-1)?.text).not.toContain('It was somebody else.')
    const acts = await listAudit(t.db, 10)
    expect(acts.map(({ act, reason }) => [act, reason])).toEqual(
      expect.arrayContaining([
        ['users suspend', REASON],
        ['users restore', 'It was somebody else.'],
      ]),
    )
    expect(acts).toHaveLength(2)
    const journal = await listEntries(t.db)
    expect(journal.map(({ kind, subject, role }) => [kind, subject, role])).toEqual([
      ['account-suspended', asha.account._id, 'user'],
      ['account-reinstated', asha.account._id, 'user'],
    ])
  })
})

describe('sessions', () => {
  it('ended by an operator are invalid in both services, and the person is told what to do', async () => {
    const open = await connect(asha)
    const { text } = await operator('sessions end', 'asha@example.org', {})
    expect(text).toMatch(/logged out everywhere \(chat knows it\) and was told by mail/)
    expect(await open.closed).toBe(4401)
    expect((await verify(asha)).statusCode).toBe(401)
    expect((await chatList(asha)).statusCode).toBe(401)
    expect(t.mailer.sent.at(-1)).toMatchObject({ to: 'asha@example.org', replyTo: 'help@example.org' })
    expect(t.mailer.sent.at(-1)?.text).toContain('/forgot-password')
    expect((await logIn(asha)).statusCode).toBe(200)
  })

  it('ended by logging out are invalid in chat; other devices stay connected', async () => {
    const login = (await logIn(asha)).json().data
    const [browser, phone] = [await connect(asha), await connect({ ...asha, bearer: login.token })]
    await t.app.inject({ method: 'POST', url: '/auth/logout', headers: asha.headers, payload: {} })
    await t.access.sendPending()
    expect(await browser.closed).toBe(4401)
    expect((await chatList(asha)).statusCode).toBe(401)
    await phone.settled()
    expect(phone.isOpen).toBe(true)
  })

  it('ended by a new password are invalid in chat', async () => {
    const open = await connect(asha)
    const body = { email: 'asha@example.org', role: 'user' }
    await t.app.inject({ method: 'POST', url: '/auth/request-password-reset', payload: body })
    await t.jobs.settle()
    const token = /reset-password#(\S+)/.exec(t.mailer.lastThatSays(/reset-password#/).text)?.[1]
    const payload = { token, password: 'another horse, another battery' }
    const reset = await t.app.inject({ method: 'POST', url: '/auth/reset-password', payload })
    expect(reset.statusCode).toBe(200)
    await t.access.sendPending()
    expect(await open.closed).toBe(4401)
  })
})

describe('while chat is down', () => {
  it('a decision stays pending and takes effect when chat is back', async () => {
    await t.stopChat()
    expect((await operator('users suspend', 'asha@example.org')).text).toMatch(/chat did not answer/)
    await t.startChat()
    t.access.start()
    const refused = async () => (await chatList(asha)).json().code === 'account_suspended'
    while (!(await refused())) await new Promise(setImmediate)
    await t.access.stop()
    expect(await t.dial(asha.account._id, asha.bearer).closed).toBe(4403)
  })

  it('only the latest of several decisions is sent to chat', async () => {
    await t.stopChat()
    await operator('users suspend', 'asha@example.org')
    await operator('users restore', 'asha@example.org')
    await t.startChat()
    await t.access.sendPending()
    expect((await write(asha, ravi)).type).toBe('ack')
  })
})
