import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { TestChat } from '../testing/chatService'
import type { SocketClient } from '../testing/socketClient'

const PER_DAY = 3

let chat: TestChat
/** Enrolments, each as `<learner> <mentor>`. */
let enrolled: Set<string>
beforeEach(async () => {
  chat = await TestChat.start({ config: { newContactsPerDay: PER_DAY } })
  enrolled = new Set()
  chat.api.connections.isEnrolled = (learnerId, mentorId) => enrolled.has(`${learnerId} ${mentorId}`)
})
afterEach(() => chat.close())

let messages = 0
/** Sends a message; returns `stored` or the code of the refusal. */
async function say(client: SocketClient, receiverId: string) {
  messages += 1
  const clientMsgId = `k${messages}`
  client.send({ receiverId, message: `text ${messages}`, clientMsgId })
  return Promise.race([
    client.next('ack', (ack) => ack.clientMsgId === clientMsgId).then(() => 'stored'),
    client.next('error', (error) => error.clientMsgId === clientMsgId).then(({ code }) => code),
  ])
}

async function sayOften(client: SocketClient, receiverId: string, times: number) {
  const outcomes = []
  for (let i = 0; i < times; i += 1) outcomes.push(await say(client, receiverId))
  return outcomes
}

const listOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/chat-list/?userId=${personId}`)).json().data
const create = (caller: string, mentor: string, learner: string) =>
  chat.call(caller, '/api/chat/create', { userId1: mentor, userId2: learner })
const mayOpen = async (caller: string, partnerId: string) =>
  (await chat.call(caller, `/api/chat/may-open?userId=${caller}&partnerId=${partnerId}`)).json().data.allowed

const FIVE = Array<string>(5).fill('stored')

describe('a learner and a mentor who are not connected', () => {
  it('the learner may send five messages before the mentor has answered, and any number afterwards', async () => {
    await chat.converse('asha', 'm-ravi')
    const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
    expect(await listOf('asha')).toMatchObject([{ firstContact: { messagesLeft: 5 } }])
    expect(await sayOften(asha, 'm-ravi', 7)).toEqual([...FIVE, 'first_contact_limit', 'first_contact_limit'])
    expect(await listOf('asha')).toMatchObject([{ firstContact: { messagesLeft: 0 } }])
    expect((await listOf('m-ravi'))[0]).not.toHaveProperty('firstContact')

    expect(await say(ravi, 'asha')).toBe('stored')
    expect((await listOf('asha'))[0]).not.toHaveProperty('firstContact')
    expect(await sayOften(asha, 'm-ravi', 7)).toEqual([...FIVE, 'stored', 'stored'])
    expect(await sayOften(ravi, 'asha', 7)).toEqual([...FIVE, 'stored', 'stored'])
  })

  it('a resend is acknowledged and not counted', async () => {
    await chat.converse('asha', 'm-ravi')
    const asha = await chat.connect('asha')
    for (let i = 0; i < 7; i += 1) {
      asha.send({ receiverId: 'm-ravi', message: 'once', clientMsgId: 'same' })
      expect(await asha.next('ack')).toMatchObject({ seq: 1 })
    }
    expect(await sayOften(asha, 'm-ravi', 5)).toEqual([...FIVE.slice(1), 'first_contact_limit'])
  })

  it('a client of the specification gets an error frame with a sentence and keeps its socket', async () => {
    await chat.converse('asha', 'm-ravi')
    const token = await chat.tokenOf('asha')
    const asha = await chat.dial('asha', { protocols: [`bearer.${token}`] })
    await asha.opened
    const ravi = await chat.connect('m-ravi')
    for (let i = 1; i <= 6; i += 1) asha.send({ receiverId: 'm-ravi', message: `text ${i}` })
    expect(await asha.next('error')).toEqual({
      type: 'error',
      code: 'first_contact_limit',
      message: expect.stringMatching(/^You can write more when this person has answered/),
      retryable: false,
    })
    expect((await ravi.messages(5)).map(({ message }) => message)).toEqual([
      'text 1',
      'text 2',
      'text 3',
      'text 4',
      'text 5',
    ])
    await say(ravi, 'asha')
    await asha.messages(1)
    asha.send({ receiverId: 'm-ravi', message: 'thank you' })
    expect((await ravi.messages(6)).at(-1)).toMatchObject({ message: 'thank you' })
  })

  it('somebody who has just enrolled is not refused, and sees no limit', async () => {
    await chat.converse('asha', 'm-ravi')
    const asha = await chat.connect('asha')
    expect(await sayOften(asha, 'm-ravi', 6)).toEqual([...FIVE, 'first_contact_limit'])
    enrolled.add('asha m-ravi')
    expect(await sayOften(asha, 'm-ravi', 6)).toEqual([...FIVE, 'stored'])

    await chat.converse('asha', 'm-sita')
    expect(await sayOften(asha, 'm-sita', 5)).toEqual(FIVE)
    enrolled.add('asha m-sita')
    for (const one of await listOf('asha')) expect(one).not.toHaveProperty('firstContact')
  })

  it('a full conversation shows the limit while the main API is away, and is asked to try again', async () => {
    await chat.converse('asha', 'm-ravi')
    const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
    await sayOften(asha, 'm-ravi', 5)
    chat.api.connections.isDown = true
    expect(await listOf('asha')).toMatchObject([{ firstContact: { messagesLeft: 0 } }])
    asha.send({ receiverId: 'm-ravi', message: 'six', clientMsgId: 'six' })
    expect(await asha.next('error')).toMatchObject({
      code: 'unavailable',
      clientMsgId: 'six',
      retryable: true,
      message: expect.stringContaining('Try again'),
    })
    expect((await create('asha', 'm-sita', 'asha')).statusCode).not.toBe(200)

    // The answer is always allowed, and so are the messages after it.
    expect(await say(ravi, 'asha')).toBe('stored')
    expect(await sayOften(asha, 'm-ravi', 6)).toEqual([...FIVE, 'stored'])
  })
})

describe('a mentor', () => {
  beforeEach(() => chat.know('asha', 'm-ravi'))

  it('may not open a conversation with a learner who is not enrolled', async () => {
    expect(await mayOpen('m-ravi', 'asha')).toBe(false)
    const response = await create('m-ravi', 'm-ravi', 'asha')
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      code: 'forbidden',
      reason: 'learner_writes_first',
      message: expect.stringMatching(/^You can write to this person after/),
    })
    expect(await listOf('m-ravi')).toEqual([])
  })

  it('may open one with a learner who is enrolled, without a limit', async () => {
    enrolled.add('asha m-ravi')
    expect(await mayOpen('m-ravi', 'asha')).toBe(true)
    expect((await create('m-ravi', 'm-ravi', 'asha')).json().data).not.toHaveProperty('firstContact')
    expect(await sayOften(await chat.connect('m-ravi'), 'asha', 6)).toEqual([...FIVE, 'stored'])
  })

  it('may not write first in a conversation that the learner has opened and left empty', async () => {
    await create('asha', 'm-ravi', 'asha')
    const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
    expect(await listOf('m-ravi')).toMatchObject([{ firstContact: { messagesLeft: 0 } }])
    expect(await say(ravi, 'asha')).toBe('learner_writes_first')
    ravi.send({ type: 'typing', receiverId: 'asha' })
    asha.send({ type: 'typing', receiverId: 'm-ravi' })
    await ravi.next('typing')
    await asha.settled()
    expect(asha.received.map(({ type }) => type)).not.toContain('typing')

    expect(await say(asha, 'm-ravi')).toBe('stored')
    expect(await sayOften(ravi, 'asha', 6)).toEqual([...FIVE, 'stored'])
  })

  it('is told by may-open about existing conversations, and nobody about those of others', async () => {
    await create('asha', 'm-ravi', 'asha')
    expect(await mayOpen('m-ravi', 'asha')).toBe(true)
    expect(await mayOpen('asha', 'm-nobody')).toBe(false)
    expect(await mayOpen('asha', 'asha')).toBe(false)
    const forged = await chat.call('m-ravi', '/api/chat/may-open?userId=asha&partnerId=m-sita')
    expect(forged.statusCode).toBe(403)
    expect((await chat.call('asha', '/api/chat/may-open?userId=asha')).statusCode).toBe(400)
  })
})

describe('new contacts', () => {
  const mentors = ['m-1', 'm-2', 'm-3', 'm-4', 'm-5']

  it('are limited for 24 hours, counted when the first message is stored', async () => {
    for (const mentor of mentors) await chat.converse('asha', mentor)
    const asha = await chat.connect('asha')
    for (const mentor of mentors.slice(0, PER_DAY)) expect(await say(asha, mentor)).toBe('stored')
    expect(await say(asha, 'm-4')).toBe('new_contacts_limit')
    // People with an earlier conversation can continue to write.
    expect(await say(asha, 'm-1')).toBe('stored')

    chat.clock.advance(DAY_MS)
    const nextDay = await chat.connect('asha')
    expect(await say(nextDay, 'm-4')).toBe('stored')
  })

  it('do not include mentors with whom the learner is enrolled', async () => {
    for (const mentor of mentors) enrolled.add(`asha ${mentor}`)
    for (const mentor of mentors) await chat.converse('asha', mentor)
    const asha = await chat.connect('asha')
    for (const mentor of mentors) expect(await say(asha, mentor)).toBe('stored')
  })
})
