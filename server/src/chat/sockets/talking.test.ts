import { TestChat } from '../testing/chatService'

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

it('delivers a message to every device of both, once, and an acknowledgement to its sender', async () => {
  const [first, second] = [await chat.connect('asha'), await chat.connect('asha')]
  const [phone, laptop] = [await chat.connect('m-ravi'), await chat.connect('m-ravi')]
  first.send({ receiverId: 'm-ravi', message: 'नमस्ते 🙏', clientMsgId: 'k1' })
  const ack = await first.next('ack')
  const data = {
    _id: ack._id,
    conversationId,
    seq: 1,
    senderId: 'asha',
    receiverId: 'm-ravi',
    message: 'नमस्ते 🙏',
    timestamp: chat.clock().toISOString(),
    clientMsgId: 'k1',
  }
  for (const client of [second, phone, laptop]) {
    expect((await client.next('private_message')).data).toEqual(data)
    await client.settled()
    expect(client.privateMessages()).toHaveLength(1)
  }
  await first.settled()
  expect(first.privateMessages()).toEqual([])
})

it('sends a client of the specification only frames that it knows', async () => {
  const old = await chat.dial('m-ravi', { protocols: [`bearer.${await chat.tokenOf('m-ravi')}`] })
  await old.opened
  const asha = await chat.connect('asha')
  asha.send({ receiverId: 'm-ravi', message: 'hello' })
  await asha.next('ack')
  asha.send({ type: 'read', conversationId, upToSeq: 1 })
  expect((await old.next('private_message')).data).toMatchObject({ senderId: 'asha', message: 'hello' })
  old.send({ receiverId: 'asha', message: 'and back' })
  expect((await asha.next('private_message')).data).toMatchObject({ senderId: 'm-ravi', message: 'and back' })
  old.send({ receiverId: 'asha', message: '   ' })
  expect(await old.next('error')).toMatchObject({ message: expect.any(String) })
  expect(new Set(old.received.map(({ type }) => type))).toEqual(new Set(['private_message', 'error']))
})

it('acknowledges a resend with the stored message, and delivers it once', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  for (let i = 0; i < 100; i += 1) asha.send({ receiverId: 'm-ravi', message: 'once', clientMsgId: 'same' })
  const acks = []
  for (let i = 0; i < 100; i += 1) acks.push(await asha.next('ack'))
  expect(new Set(acks.map(({ _id }) => _id)).size).toBe(1)
  await ravi.settled()
  expect(ravi.privateMessages()).toHaveLength(1)
})

it('keeps each sender’s order, and the same order for both, when both write concurrently', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  for (let i = 0; i < 150; i += 1) {
    asha.send({ receiverId: 'm-ravi', message: `a${i}`, clientMsgId: `a${i}` })
    ravi.send({ receiverId: 'asha', message: `r${i}`, clientMsgId: `r${i}` })
  }
  const [atRavi, atAsha] = [await ravi.messages(150), await asha.messages(150)]
  expect(atRavi.map(({ message }) => message)).toEqual(atRavi.map((_, i) => `a${i}`))
  expect(atAsha.map(({ message }) => message)).toEqual(atAsha.map((_, i) => `r${i}`))
  const seqs = [...atRavi, ...atAsha].map(({ seq }) => seq).sort((a, b) => a - b)
  expect(seqs).toEqual(seqs.map((_, index) => index + 1))
})

it('replays missed messages before new ones, and reports the last number of each conversation', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  for (let i = 1; i <= 20; i += 1) asha.send({ receiverId: 'm-ravi', message: `text ${i}` })
  await ravi.messages(20)
  ravi.terminate()
  const back = await chat.connect('m-ravi')
  back.send({ type: 'resume', cursors: [{ conversationId, seq: 5 }] })
  asha.send({ receiverId: 'm-ravi', message: 'new' })
  const missed = await back.messages(16)
  expect(missed.map(({ seq }) => seq)).toEqual(missed.map((_, index) => index + 6))
  expect(await back.next('resumed')).toEqual({
    type: 'resumed',
    conversations: [{ conversationId, seq: expect.any(Number) }],
  })
})

it('replays hundreds of messages in order, without gaps or duplicates', async () => {
  const asha = await chat.connect('asha')
  for (let i = 1; i <= 170; i += 1) asha.send({ receiverId: 'm-ravi', message: `text ${i}` })
  await asha.next('ack', ({ seq }) => seq === 170)
  const ravi = await chat.connect('m-ravi')
  ravi.send({ type: 'resume', cursors: [{ conversationId, seq: 10 }] })
  for (let i = 1; i <= 20; i += 1) asha.send({ receiverId: 'm-ravi', message: `new ${i}` })
  await ravi.next('resumed')
  const missed = await ravi.messages(180)
  expect(missed.map(({ seq }) => seq)).toEqual(missed.map((_, index) => index + 11))
})

it('refers to the history for too many messages, and sends nothing from other conversations', async () => {
  const asha = await chat.connect('asha')
  for (let i = 1; i <= 501; i += 1) asha.send({ receiverId: 'm-ravi', message: `text ${i}` })
  await asha.next('ack', ({ seq }) => seq === 501)
  const other = await chat.converse('asha', 'm-sita')
  asha.send({ receiverId: 'm-sita', message: 'private' })
  await asha.next('ack', (ack) => ack.conversationId === other)

  const ravi = await chat.connect('m-ravi')
  const cursors = [conversationId, other].map((id) => ({ conversationId: id, seq: 0 }))
  ravi.send({ type: 'resume', cursors })
  expect(await ravi.next('resume_failed')).toEqual({
    type: 'resume_failed',
    conversationIds: [conversationId],
  })
  expect(await ravi.next('resumed')).toMatchObject({ conversations: [{ conversationId, seq: 501 }] })
  expect(ravi.privateMessages()).toEqual([])
})

it('tells the partner and the reader’s other devices the read position, and counts the unread', async () => {
  const [asha, ravi, phone] = [
    await chat.connect('asha'),
    await chat.connect('m-ravi'),
    await chat.connect('m-ravi'),
  ]
  for (let i = 1; i <= 3; i += 1) asha.send({ receiverId: 'm-ravi', message: `text ${i}` })
  await ravi.messages(3)
  const unread = async () =>
    (await chat.call('m-ravi', '/api/chat/chat-list/?userId=m-ravi')).json().data[0].unreadCount
  expect(await unread()).toBe(3)
  ravi.send({ type: 'read', userId: 'asha', upToSeq: 2 })
  const receipt = { type: 'read', conversationId, userId: 'm-ravi', upToSeq: 2 }
  expect(await asha.next('read')).toEqual(receipt)
  expect(await phone.next('read')).toEqual(receipt)
  expect(await unread()).toBe(1)
})

it('sends typing to the partner only', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  asha.send({ type: 'typing', receiverId: 'm-ravi' })
  expect(await ravi.next('typing')).toEqual({ type: 'typing', conversationId, userId: 'asha' })
})

it('loses no acknowledged message when it is stopped under load', async () => {
  const asha = await chat.connect('asha')
  for (let i = 0; i < 300; i += 1)
    asha.send({ receiverId: 'm-ravi', message: `text ${i}`, clientMsgId: `s${i}` })
  await asha.next('ack')
  const stored = chat.db.selectFrom('messages').select('client_msg_id')
  const stopped = chat.nodes[0]!.close()
  expect(await asha.closed).toBe(1012)
  await stopped
  const kept = new Set((await stored.execute()).map((row) => row.client_msg_id))
  for (const frame of asha.received) if (frame.type === 'ack') expect(kept).toContain(frame.clientMsgId)
})
