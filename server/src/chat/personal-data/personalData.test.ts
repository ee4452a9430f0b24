import { SERVICE_KEY } from '../../testing/chatApi'
import { TestChat } from '../testing/chatService'

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start()
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

const ask = (path: string, payload: object, key: string | undefined = SERVICE_KEY) =>
  chat.nodes[0]!.inject({
    method: 'POST',
    url: `/internal/${path}`,
    headers: key === undefined ? {} : { 'x-service-key': key },
    payload,
  })

async function write(from: string, to: string, message: string) {
  const client = await chat.connect(from)
  client.send({ receiverId: to, message })
  await client.next('ack')
  client.terminate()
}

const messagesAfter = async (userId: string, afterSeq: number) =>
  (await ask('people/export-messages', { userId, conversationId, afterSeq })).json().data

it('returns all data about a person, with both participants’ messages', async () => {
  await write('asha', 'm-ravi', 'नमस्ते')
  await write('m-ravi', 'asha', 'Hello')
  await chat.call('asha', '/api/chat/report', { userId: 'asha', partnerId: 'm-ravi', reason: 'spam', seq: 2 })
  const { data } = (await ask('people/export', { userId: 'asha' })).json()
  expect(data).toMatchObject({
    conversations: [{ _id: conversationId, partnerId: 'm-ravi' }],
    reports: [{ conversationId, reason: 'spam', seq: 2 }],
  })
  expect(await messagesAfter('asha', 0)).toMatchObject([
    { senderId: 'asha', message: 'नमस्ते' },
    { senderId: 'm-ravi', message: 'Hello' },
  ])
  expect(await messagesAfter('asha', 1)).toMatchObject([{ message: 'Hello' }])
  expect(await messagesAfter('asha', 2)).toEqual([])
  expect(await messagesAfter('somebody-else', 0)).toEqual([])
  expect((await ask('people/export', { userId: 'nobody' })).json().data).toEqual({
    conversations: [],
    rooms: [],
    calls: [],
    callConsents: [],
    reports: [],
  })
})

it('closes the conversations and connections of a deleted account, and is idempotent', async () => {
  await write('asha', 'm-ravi', 'remember me')
  const own = await chat.connect('asha')
  const ravi = await chat.connect('m-ravi')
  for (let time = 0; time < 2; time += 1)
    expect((await ask('people/erase', { userId: 'asha' })).json().data).toEqual({ erased: true })
  expect(await own.closed).toBe(4401)

  ravi.send({ receiverId: 'asha', message: 'are you there?' })
  expect(await ravi.next('error')).toMatchObject({ code: 'blocked' })
  const history = await chat.call('m-ravi', '/api/chat/history?userId1=asha&userId2=m-ravi')
  expect(history.json().data).toMatchObject([{ senderId: 'asha', message: 'remember me' }])
})

it('forgets how many mentors a deleted account has written to', async () => {
  chat.api.connections.isEnrolled = () => false
  await chat.converse('asha', 'm-sita')
  await write('asha', 'm-sita', 'Hello')
  const counters = () => chat.db.selectFrom('new_contacts').select(['person_id', 'started']).execute()
  expect(await counters()).toEqual([{ person_id: 'asha', started: 1 }])
  await ask('people/erase', { userId: 'asha' })
  expect(await counters()).toEqual([])
})

it('shows reports to operators', async () => {
  await write('asha', 'm-ravi', 'buy this')
  await chat.call('m-ravi', '/api/chat/report', { userId: 'm-ravi', partnerId: 'asha', reason: 'ad', seq: 1 })
  expect((await ask('reports', { limit: 10 })).json().data).toMatchObject([
    { reporterId: 'm-ravi', reportedId: 'asha', reason: 'ad', message: 'buy this' },
  ])
})

it.each([
  ['people/export', { userId: 'asha' }],
  ['people/export-messages', { userId: 'asha', conversationId: 'k1', afterSeq: 0 }],
  ['people/erase', { userId: 'asha' }],
  ['reports', { limit: 1 }],
])('%s is refused without the service key', async (path, payload) => {
  const refused = [await ask(path, payload, ''), await ask(path, payload, `${SERVICE_KEY}x`)]
  refused.push(
    await chat.nodes[0]!.inject({
      method: 'POST',
      url: `/internal/${path}`,
      headers: { authorization: `Bearer ${await chat.tokenOf('asha')}` },
      payload,
    }),
  )
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})
