import { FRAME_BYTES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { openMany } from '../../testing/openMany'
import { TestChat } from '../testing/chatService'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start()
  await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

const stored = () => chat.db.selectFrom('messages').selectAll().execute()

it.each<[string, unknown]>([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a number', '5'],
  ['null', 'null'],
  ['an unknown type', { type: 'delete_all' }],
  ['a type that is not a string', { type: 5, receiverId: 'm-ravi', message: 'x' }],
  ['a type from the prototype', { type: 'constructor' }],
  ['a message without a receiver', { message: 'x' }],
  ['a message that is not a string', { receiverId: 'm-ravi', message: 5 }],
  ['an invalid receiver id', { receiverId: '../x', message: 'x' }],
  ['a long id', { receiverId: 'm-ravi', message: 'x', clientMsgId: 'k'.repeat(65) }],
  ['bytes', Buffer.from([0, 255])],
  ['a character that no database stores', { receiverId: 'm-ravi', message: 'a\u0000b' }],
  ['a resume without a list', { type: 'resume', cursors: 5 }],
  [
    'a resume with too many entries',
    { type: 'resume', cursors: Array(101).fill({ conversationId: 'c', seq: 1 }) },
  ],
  ['a read position without a conversation', { type: 'read', upToSeq: 1 }],
  ['a negative read position', { type: 'read', userId: 'm-ravi', upToSeq: -1 }],
])('refuses %s and keeps the connection', async (_, frame) => {
  const asha = await chat.connect('asha')
  asha.send(frame)
  expect(await asha.next('error')).toMatchObject({ code: 'invalid_frame', retryable: false })
  asha.send({ receiverId: 'm-ravi', message: 'still here' })
  expect(await asha.next('ack')).toMatchObject({ seq: 1 })
})

it.each([
  ['nothing', ''],
  ['spaces', ' \n\t\u00a0\u3000 '],
  ['invisible characters', '\u200b\u200e\u2060\ufeff'],
])('refuses a message of %s', async (_, message) => {
  const asha = await chat.connect('asha')
  asha.send({ receiverId: 'm-ravi', message, clientMsgId: 'k1' })
  expect(await asha.next('error')).toMatchObject({ code: 'blank', clientMsgId: 'k1' })
  expect(await stored()).toEqual([])
})

it.each([
  ['emoji', '👨‍👩‍👧‍👦🎉'],
  ['markup', '<img src=x onerror=alert(1)> & "quotes"'],
  ['one letter with a hundred marks', `a${'\u0301'.repeat(100)}`],
  ['exactly 4,000 conjuncts of Devanagari', 'क्षि'.repeat(4000)],
  ['exactly 4,000 graphemes of two letters', 'é'.normalize('NFD').repeat(4000)],
])('stores %s unchanged', async (_, message) => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  asha.send({ receiverId: 'm-ravi', message })
  expect((await ravi.next('private_message')).data.message).toBe(message)
})

it('refuses a text that is too long and a frame that is too large, and closes after a huge one', async () => {
  const asha = await chat.connect('asha')
  asha.send({ receiverId: 'm-ravi', message: 'a'.repeat(4001), clientMsgId: 'k1' })
  expect(await asha.next('error')).toMatchObject({ code: 'too_long', clientMsgId: 'k1' })
  asha.send({ receiverId: 'm-ravi', message: 'क्षि'.repeat(4001), clientMsgId: 'k2' })
  expect(await asha.next('error')).toMatchObject({ code: 'too_long', clientMsgId: 'k2' })
  asha.send({ receiverId: 'm-ravi', message: 'a'.repeat(FRAME_BYTES_MAX) })
  expect(await asha.next('error')).toMatchObject({ code: 'too_large' })
  asha.send({ receiverId: 'm-ravi', message: 'a'.repeat(3 * FRAME_BYTES_MAX) })
  expect(await asha.closed).toBe(1009)
  expect(await stored()).toEqual([])
})

it('ignores the sender given in a frame', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  asha.send({ receiverId: 'm-ravi', message: 'x', senderId: 'm-sita', userId: 'm-sita' })
  expect((await ravi.next('private_message')).data.senderId).toBe('asha')
})

it('refuses a message to somebody without a conversation, or to oneself', async () => {
  chat.know('m-sita')
  const asha = await chat.connect('asha')
  for (const receiverId of ['m-sita', 'nobody', 'asha']) {
    asha.send({ receiverId, message: 'x' })
    expect(await asha.next('error')).toMatchObject({ code: 'no_conversation' })
  }
})

it('allows a burst of twenty messages over all connections, then five a second', async () => {
  const [one, other] = [await chat.connect('asha'), await chat.connect('asha')]
  for (let i = 0; i < 20; i += 1) (i % 2 ? one : other).send({ receiverId: 'm-ravi', message: `${i}` })
  for (let i = 0; i < 20; i += 1) await (i % 2 ? one : other).next('ack')
  one.send({ receiverId: 'm-ravi', message: 'too fast', clientMsgId: 'k' })
  expect(await one.next('error')).toMatchObject({ code: 'rate_limited', retryable: true, clientMsgId: 'k' })
  chat.clock.advance(400)
  for (const clientMsgId of ['k', 'l', 'm']) one.send({ receiverId: 'm-ravi', message: 'again', clientMsgId })
  expect(await one.next('ack')).toMatchObject({ clientMsgId: 'k' })
  expect(await one.next('ack')).toMatchObject({ clientMsgId: 'l' })
  expect(await one.next('error')).toMatchObject({ clientMsgId: 'm' })
})

it('counts refused messages, too: the next one is refused before it is checked', async () => {
  const asha = await chat.connect('asha')
  const tooLong = 'a'.repeat(4001)
  for (let i = 0; i < 20; i += 1) asha.send({ receiverId: 'm-ravi', message: i % 2 ? tooLong : ' ' })
  for (let i = 0; i < 20; i += 1)
    expect(await asha.next('error')).toMatchObject({ code: i % 2 ? 'too_long' : 'blank' })
  for (const message of ['hello', tooLong]) {
    asha.send({ receiverId: 'm-ravi', message })
    expect(await asha.next('error')).toMatchObject({ code: 'rate_limited' })
  }
})

it('closes a connection that resumes repeatedly', async () => {
  const asha = await chat.connect('asha')
  for (let i = 0; i < 6; i += 1) asha.send({ type: 'resume', cursors: [] })
  expect(await asha.closed).toBe(4429)
})

it('closes a connection that floods it with frames', async () => {
  const asha = await chat.connect('asha')
  for (let i = 0; i < 300; i += 1) asha.send('{')
  expect(await asha.closed).toBe(4429)
})

it('keeps ten of a thousand connections of one person, and still serves them', async () => {
  const ends = await openMany(1000, async () => {
    const client = await chat.dial('asha')
    return Promise.race([client.next('hello').then(() => 'kept'), client.closed])
  })
  expect(ends.filter((end) => end === 'kept')).toHaveLength(10)
  expect(ends.filter((end) => end === 4429)).toHaveLength(990)
  const ravi = await chat.connect('m-ravi')
  ravi.send({ receiverId: 'asha', message: 'hello' })
  expect(await ravi.next('ack')).toMatchObject({ seq: 1 })
})

it('closes a connection that never reads, without affecting others', async () => {
  const fast = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  await fast.converse('asha', 'm-ravi')
  const [asha, deaf, ravi] = [
    await fast.connect('asha'),
    await fast.connect('m-ravi'),
    await fast.connect('m-ravi'),
  ]
  deaf.socket.pause()
  const message = 'x'.repeat(4000)
  let sent = 0
  // The system buffers some megabytes for this client; then its queue fills up, and the server closes the connection.
  const closed = new Promise<void>((resolve) => deaf.socket.once('close', () => resolve()))
  while (sent < 4_000) {
    for (let i = 0; i < 100; i += 1, sent += 1)
      asha.send({ receiverId: 'm-ravi', message, clientMsgId: `d${sent}` })
    await ravi.messages(sent)
  }
  deaf.socket.resume()
  await closed
  expect(deaf.privateMessages().length).toBeLessThan(4_000)
  expect(ravi.privateMessages()).toHaveLength(4_000)
  await fast.close()
})
