import { TestChat } from '../testing/chatService'

let chat: TestChat
beforeAll(async () => {
  chat = await TestChat.start()
  chat.know('asha', 'aman', 'm-ravi', 'm-sita')
})
afterAll(() => chat.close())

const create = (caller: string, userId1: string, userId2: string) =>
  chat.call(caller, '/api/chat/create', { userId1, userId2 })
const list = async (personId: string) =>
  (await chat.call(personId, `/api/chat/chat-list/?userId=${personId}`)).json().data
const history = (caller: string, userId1: string, userId2: string, more = '') =>
  chat.call(caller, `/api/chat/history?userId1=${userId1}&userId2=${userId2}${more}`)

describe('opening', () => {
  it('gives learner and mentor one conversation, from either side and for concurrent requests', async () => {
    const answers = await Promise.all([
      create('asha', 'm-ravi', 'asha'),
      create('asha', 'm-ravi', 'asha'),
      create('m-ravi', 'm-ravi', 'asha'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1)
    expect(answers[0]!.json()).toMatchObject({
      message: expect.any(String),
      data: { participants: ['asha', 'm-ravi'], unreadCount: 0, online: false },
    })
  })

  it.each([
    ['two learners', 'asha', 'aman', 'asha'],
    ['two mentors', 'm-ravi', 'm-sita', 'm-ravi'],
    ['somebody with themselves', 'asha', 'asha', 'asha'],
    ['a stranger for two others', 'aman', 'm-sita', 'asha'],
    ['somebody who does not exist', 'asha', 'm-nobody', 'asha'],
  ])('is refused to %s', async (_, caller, userId1, userId2) => {
    const response = await create(caller, userId1, userId2)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'forbidden' })
  })

  it('is refused with a mentor who is not approved', async () => {
    chat.people.set('m-new', { _id: 'm-new', name: 'New', role: 'mentor', active: false })
    expect((await create('asha', 'm-new', 'asha')).statusCode).toBe(403)
    expect((await create('m-new', 'm-new', 'asha')).statusCode).toBe(403)
  })

  it('names the missing fields', async () => {
    expect((await chat.call('asha', '/api/chat/create', {})).json()).toMatchObject({
      code: 'invalid_input',
      fields: { userId1: expect.any(String), userId2: expect.any(String) },
    })
  })
})

describe('reading', () => {
  beforeAll(async () => {
    await chat.converse('asha', 'm-sita')
    const asha = await chat.connect('asha')
    for (let i = 1; i <= 5; i += 1) {
      asha.send({ receiverId: 'm-sita', message: `text ${i}`, clientMsgId: `h${i}` })
      await asha.next('ack')
    }
    asha.terminate()
  })
  const texts = (response: Awaited<ReturnType<typeof history>>) =>
    response.json().data.map(({ message }: { message: string }) => message)

  it('returns the history in order to both, as a whole and in pages', async () => {
    expect(texts(await history('m-sita', 'm-sita', 'asha'))).toEqual([1, 2, 3, 4, 5].map((i) => `text ${i}`))
    expect(texts(await history('asha', 'm-sita', 'asha', '&limit=2'))).toEqual(['text 4', 'text 5'])
    expect(texts(await history('asha', 'm-sita', 'asha', '&limit=2&beforeSeq=4'))).toEqual([
      'text 2',
      'text 3',
    ])
    expect(texts(await history('asha', 'm-sita', 'asha', '&limit=2&afterSeq=1'))).toEqual([
      'text 2',
      'text 3',
    ])
    expect((await history('asha', 'm-sita', 'asha', '&limit=1')).json().data[0]).toEqual({
      _id: expect.any(String),
      senderId: 'asha',
      message: 'text 5',
      timestamp: chat.clock().toISOString(),
      seq: 5,
      clientMsgId: 'h5',
    })
  })

  it('is refused to everybody else, and empty without a conversation', async () => {
    expect((await history('aman', 'm-sita', 'asha')).statusCode).toBe(403)
    expect((await history('aman', 'm-sita', 'aman')).json().data).toEqual([])
  })

  it.each(['&limit=0', '&limit=201', '&limit=x', '&beforeSeq=-1'])('refuses %s', async (more) => {
    expect((await history('asha', 'm-sita', 'asha', more)).statusCode).toBe(400)
  })

  it('lists the most recently active conversation first, with its last message and unread count', async () => {
    expect(await list('m-sita')).toMatchObject([
      {
        lastMessage: { message: 'text 5', senderId: 'asha', seq: 5 },
        unreadCount: 5,
        participantsRead: { asha: 0, 'm-sita': 0 },
      },
    ])
    expect((await list('asha')).map((one: { unreadCount: number }) => one.unreadCount)).toEqual([0, 0])
  })
})

describe('blocking', () => {
  it('stops both participants until the one who blocked lifts it', async () => {
    await chat.converse('aman', 'm-ravi')
    const [aman, ravi] = [await chat.connect('aman'), await chat.connect('m-ravi')]
    const body = { userId: 'aman', partnerId: 'm-ravi' }
    const blocked = await chat.call('aman', '/api/chat/block', body)
    expect(blocked.json().data).toMatchObject({ blockedBy: ['aman'] })
    expect(await ravi.next('blocked')).toMatchObject({ userId: 'aman', blocked: true })

    for (const [client, receiverId] of [
      [aman, 'm-ravi'],
      [ravi, 'aman'],
    ] as const) {
      client.send({ receiverId, message: 'hello', clientMsgId: 'b1' })
      expect(await client.next('error')).toMatchObject({ code: 'blocked', clientMsgId: 'b1' })
    }
    // The blocked partner cannot lift the block.
    await chat.call('m-ravi', '/api/chat/unblock', { userId: 'm-ravi', partnerId: 'aman' })
    ravi.send({ receiverId: 'aman', message: 'hello', clientMsgId: 'b2' })
    expect(await ravi.next('error')).toMatchObject({ code: 'blocked' })

    await chat.call('aman', '/api/chat/unblock', body)
    ravi.send({ receiverId: 'aman', message: 'hello again', clientMsgId: 'b3' })
    expect(await ravi.next('ack')).toMatchObject({ clientMsgId: 'b3', seq: 1 })
  })

  it('and reporting are refused for other people and without a conversation', async () => {
    const forged = { userId: 'asha', partnerId: 'm-ravi', reason: 'rude' }
    expect((await chat.call('aman', '/api/chat/block', forged)).statusCode).toBe(403)
    expect((await chat.call('aman', '/api/chat/report', forged)).statusCode).toBe(403)
    const nobody = { userId: 'aman', partnerId: 'm-sita', reason: 'rude' }
    expect((await chat.call('aman', '/api/chat/block', nobody)).statusCode).toBe(404)
    expect((await chat.call('aman', '/api/chat/report', { ...nobody, reason: ' ' })).statusCode).toBe(400)
  })

  it('stores a report', async () => {
    const report = { userId: 'asha', partnerId: 'm-ravi', reason: 'rude', seq: 1 }
    expect((await chat.call('asha', '/api/chat/report', report)).json().data).toEqual({ reported: true })
    const rows = await chat.db.selectFrom('reports').selectAll().execute()
    expect(rows).toMatchObject([{ reporter_id: 'asha', reason: 'rude', seq: 1 }])
  })
})
