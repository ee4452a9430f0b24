import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import type { AccessChanges } from '@mentor-connect/contract/trust/restrictions'
import type { Restriction } from '@mentor-connect/contract/trust/restrictionCodes'
import { SERVICE_KEY } from '../../testing/chatApi'
import { findUntold } from '../unread/unread.repo'
import { TestChat } from '../testing/chatService'

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start()
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

const tell = (changes: Partial<AccessChanges>, key = SERVICE_KEY) =>
  chat.nodes[0]!.inject({
    method: 'POST',
    url: '/internal/access',
    headers: { 'x-service-key': key },
    payload: { people: [], endedSessions: [], ...changes },
  })
const restrict = (userId: string, restriction: Restriction | null, version = 1) =>
  tell({ people: [{ userId, version, restriction }] })
const end = (...endedSessions: string[]) => tell({ endedSessions })

async function sends(from: string, to: string, sessionId?: string) {
  const client = await chat.connect(from, { token: await chat.tokenOf(from, { sessionId }) })
  client.send({ receiverId: to, message: 'hello' })
  const answer = await Promise.race([client.next('ack').then(() => 'stored'), client.next('error')])
  client.terminate()
  return answer
}

describe.each(['mentor_pending', 'account_suspended'] as const)('a person whose access ended: %s', (by) => {
  it('loses open sockets on every device', async () => {
    const [phone, laptop] = [await chat.connect('m-ravi'), await chat.connect('m-ravi')]
    const asha = await chat.connect('asha')
    expect((await restrict('m-ravi', by)).statusCode).toBe(200)
    expect(await Promise.all([phone.closed, laptop.closed])).toEqual([4403, 4403])
    await asha.settled()
    expect(asha.isOpen).toBe(true)
  })

  it('is refused a new connection, by socket and over HTTP', async () => {
    await restrict('m-ravi', by)
    expect(await (await chat.dial('m-ravi')).closed).toBe(4403)
    for (const [url, payload] of [
      ['/api/chat/chat-list/?userId=m-ravi'],
      ['/api/chat/history?userId1=m-ravi&userId2=asha'],
      ['/api/chat/create', { userId1: 'm-ravi', userId2: 'asha' }],
      ['/api/chat/report', { userId: 'm-ravi', partnerId: 'asha', reason: 'x' }],
    ] as const) {
      const response = await chat.call('m-ravi', url, payload)
      expect([response.statusCode, response.json().code]).toEqual([403, by])
    }
  })

  it('has access again when the main API says so, and ignores older changes that arrive late', async () => {
    await restrict('m-ravi', by, 3)
    await restrict('m-ravi', null, 2)
    expect(await (await chat.dial('m-ravi')).closed).toBe(4403)
    await restrict('m-ravi', null, 4)
    await restrict('m-ravi', by, 3)
    expect(await sends('m-ravi', 'asha')).toBe('stored')
  })
})

it('a message in flight when access ends is not stored', async () => {
  const ravi = await chat.connect('m-ravi')
  await chat.db.insertInto('person_access').values(suspended('m-ravi')).execute()
  ravi.send({ receiverId: 'asha', message: 'one more', clientMsgId: 'late' })
  expect(await ravi.next('error')).toMatchObject({ code: 'forbidden', clientMsgId: 'late', retryable: false })
})

it('the other person sees the same as after a block', async () => {
  const asha = await chat.connect('asha')
  await restrict('m-ravi', 'account_suspended')
  const blocked = { type: 'blocked', conversationId, userId: 'm-ravi' }
  expect(await asha.next('blocked')).toEqual({ ...blocked, blocked: true })
  asha.send({ receiverId: 'm-ravi', message: 'are you there?' })
  expect(await asha.next('error')).toMatchObject({ code: 'blocked' })
  const list = () => chat.call('asha', '/api/chat/chat-list/?userId=asha')
  expect((await list()).json().data).toMatchObject([{ _id: conversationId, blockedBy: ['m-ravi'] }])
  expect((await list()).body).not.toMatch(/suspend|pending|restrict/)

  await restrict('m-ravi', null, 2)
  expect(await asha.next('blocked')).toEqual({ ...blocked, blocked: false })
  expect((await list()).json().data[0]).not.toHaveProperty('blockedBy')
})

it('the person’s own block remains when access is restored', async () => {
  await chat.call('m-ravi', '/api/chat/block', { userId: 'm-ravi', partnerId: 'asha' })
  await restrict('m-ravi', 'account_suspended')
  await restrict('m-ravi', null, 2)
  const { data } = (await chat.call('asha', '/api/chat/chat-list/?userId=asha')).json()
  expect(data[0].blockedBy).toEqual(['m-ravi'])
})

it('a token marked as restricted is refused, even before the main API has sent the change', async () => {
  const token = await chat.tokenOf('m-ravi', { restriction: 'mentor_pending' })
  expect(await (await chat.dial('m-ravi', { token })).closed).toBe(4403)
  const headers = { authorization: `Bearer ${token}` }
  const response = await chat.nodes[0]!.inject({ url: '/api/chat/chat-list/?userId=m-ravi', headers })
  expect(response.json().code).toBe('mentor_pending')
})

describe('a person who has to agree to new terms', () => {
  const owing = () => chat.tokenOf('asha', { mustAgree: true })

  it('writes nothing, but reads on', async () => {
    const asha = await chat.connect('asha', { token: await owing() })
    asha.send({ receiverId: 'm-ravi', message: 'hello', clientMsgId: 'early' })
    expect(await asha.next('error')).toMatchObject({
      code: 'terms_changed',
      clientMsgId: 'early',
      retryable: false,
    })
    await chat.write('m-ravi', 'asha', 'are you there?')
    expect(await asha.next('private_message')).toMatchObject({ data: { message: 'are you there?' } })
    expect(await chat.db.selectFrom('messages').select('sender_id').execute()).toEqual([
      { sender_id: 'm-ravi' },
    ])
  })

  it('writes again with the token that follows the consent, on the same connection', async () => {
    const asha = await chat.connect('asha', { token: await owing() })
    asha.send({ type: 'auth', token: await chat.tokenOf('asha') })
    await asha.next('renewed')
    asha.send({ receiverId: 'm-ravi', message: 'hello' })
    await asha.next('ack')
  })

  it('loses that right when a later token says so', async () => {
    const asha = await chat.connect('asha')
    asha.send({ type: 'auth', token: await owing() })
    await asha.next('renewed')
    asha.send({ receiverId: 'm-ravi', message: 'hello' })
    expect(await asha.next('error')).toMatchObject({ code: 'terms_changed' })
  })

  it('starts no conversation over HTTP', async () => {
    const headers = { authorization: `Bearer ${await owing()}` }
    const payload = { userId1: 'm-ravi', userId2: 'asha' }
    const create = { method: 'POST', url: '/api/chat/create', headers, payload } as const
    const refused = await chat.nodes[0]!.inject(create)
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'terms_changed'])
    const list = await chat.nodes[0]!.inject({ url: '/api/chat/chat-list/?userId=asha', headers })
    expect(list.statusCode).toBe(200)
  })
})

describe('a session that has ended', () => {
  it('loses its own sockets, and keeps those of other devices', async () => {
    const browser = await chat.connect('asha', { token: await chat.tokenOf('asha', { sessionId: 'one' }) })
    const phone = await chat.connect('asha', { token: await chat.tokenOf('asha', { sessionId: 'two' }) })
    await end('one')
    expect(await browser.closed).toBe(4401)
    await phone.settled()
    expect(phone.isOpen).toBe(true)
  })

  it('has only invalid tokens, however new they are', async () => {
    const token = await chat.tokenOf('asha', { sessionId: 'one' })
    await end('one')
    expect(await (await chat.dial('asha', { token })).closed).toBe(4401)
    const headers = { authorization: `Bearer ${token}` }
    const list = await chat.nodes[0]!.inject({ url: '/api/chat/chat-list/?userId=asha', headers })
    expect(list.statusCode).toBe(401)
    expect(await sends('asha', 'm-ravi', 'two')).toBe('stored')
  })

  it('ends a connection that renewed its token from that session', async () => {
    const asha = await chat.connect('asha', { token: await chat.tokenOf('asha', { sessionId: 'one' }) })
    asha.send({ type: 'auth', token: await chat.tokenOf('asha', { sessionId: 'two' }) })
    await asha.next('renewed')
    await end('one')
    await asha.settled()
    expect(asha.isOpen).toBe(true)
    await end('two')
    expect(await asha.closed).toBe(4401)
  })

  it('is forgotten once no token or connection of it can exist', async () => {
    await chat.close()
    chat = await TestChat.start({ timing: { forgetSessions: 20 } })
    await end('one')
    const known = () => chat.db.selectFrom('ended_sessions').select('session_id').execute()
    expect(await known()).toHaveLength(1)
    chat.clock.advance(2 * BEARER_LIFETIME_MS + 1)
    while ((await known()).length > 0) await new Promise(setImmediate)
  })
})

it('only the main API may change access', async () => {
  const people = [{ userId: 'm-ravi', version: 1, restriction: 'account_suspended' as const }]
  expect((await tell({ people }, 'a key that somebody has made up')).statusCode).toBe(404)
  expect(await sends('m-ravi', 'asha')).toBe('stored')
})

it('a suspended person is not notified of messages', async () => {
  expect(await sends('asha', 'm-ravi')).toBe('stored')
  await restrict('m-ravi', 'account_suspended')
  const untold = async () =>
    (await findUntold(chat.db, 'high', { afterId: '', limit: 10 })).map((one) => one.personId)
  expect(await untold()).toEqual([])
  await restrict('m-ravi', null, 2)
  expect(await untold()).toEqual(['m-ravi'])
})

const suspended = (person_id: string) =>
  ({ person_id, version: 1, restriction: 'account_suspended' }) as const
