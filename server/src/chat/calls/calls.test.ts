import { CALL_LEASE_MS, CALL_RINGS_MS } from '@mentor-connect/contract/messages/callRules'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { accept, allowCalls, sendCall, startRinging, talk, untilActive } from '../testing/calls'
import { TestChat } from '../testing/chatService'
import { sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

let chat: TestChat
let conversationId: string
let asha: SocketClient
let ravi: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ timing: { calls: 10 } })
  conversationId = await chat.converse('asha', 'm-ravi')
  await allowCalls(chat, conversationId, 'asha', 'm-ravi')
  asha = await chat.connect('asha')
  ravi = await chat.connect('m-ravi')
})
afterEach(() => chat.close())

const historyOf = async (personId: string) =>
  (await chat.call(personId, '/api/chat/history?userId1=asha&userId2=m-ravi')).json().data
const listOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/chat-list/?userId=${personId}`)).json().data[0]
const heartbeat = (client: SocketClient, callId: string, deviceId: string) =>
  sendCall(client, { type: 'call_heartbeat', callId, deviceId })
const openCalls = () => chat.db.selectFrom('calls').select('id').where('ended_at', 'is', null).execute()

describe('a call', () => {
  it('rings on all devices of the other person, and the first that accepts has it', async () => {
    const tablet = await chat.connect('m-ravi')
    const callId = await startRinging(asha, conversationId)
    const { call } = await ravi.next('call_ringing')
    expect(call).toMatchObject({ callId, state: 'ringing', startedBy: 'asha', people: [{ userId: 'asha' }] })
    await tablet.next('call_ringing')
    expect(await accept(ravi, callId)).toMatchObject({
      type: 'call_state',
      call: { state: 'active', people: [{ deviceId: 'laptop' }, { userId: 'm-ravi', deviceId: 'phone' }] },
    })
    expect(await tablet.next('call_ended')).toMatchObject({ callId, reason: 'elsewhere' })
    expect(await accept(tablet, callId, 'tablet')).toMatchObject({ type: 'call_ended', reason: 'elsewhere' })
  })

  it('rings on a device that connects while it rings', async () => {
    const callId = await startRinging(asha, conversationId)
    const late = await chat.connect('m-ravi')
    expect((await late.next('call_ringing')).call.callId).toBe(callId)
  })

  it('is invisible to clients of the specification', async () => {
    const old = await chat.dial('m-ravi', { protocols: [`bearer.${await chat.tokenOf('m-ravi')}`] })
    await old.opened
    await talk(asha, ravi, conversationId)
    await old.settled()
    expect(old.received).toEqual([])
  })

  it('passes descriptions and candidates to the device in it only', async () => {
    const tablet = await chat.connect('m-ravi')
    const callId = await talk(asha, ravi, conversationId)
    const description = '{"type":"offer","sdp":"v=0"}'
    expect(await sendCall(asha, { type: 'call_description', callId, description })).toMatchObject({
      type: 'call_ack',
    })
    expect(await ravi.next('call_description')).toMatchObject({
      userId: 'asha',
      deviceId: 'laptop',
      description,
    })
    await sendCall(ravi, { type: 'call_candidate', callId, candidate: '{"candidate":""}' })
    expect(await asha.next('call_candidate')).toMatchObject({ userId: 'm-ravi', deviceId: 'phone' })
    await tablet.settled()
    expect(tablet.received.filter(({ type }) => type === 'call_description')).toEqual([])
  })

  it('ends when one leaves, with a line that both have read and nobody can change', async () => {
    const callId = await talk(asha, ravi, conversationId)
    chat.clock.advance(30 * SECOND_MS)
    const left = { callId, reason: 'left', by: 'm-ravi', seconds: 30 }
    expect(await sendCall(ravi, { type: 'call_leave', callId })).toMatchObject(left)
    expect(await asha.next('call_ended')).toMatchObject(left)
    const call = { callId, outcome: 'answered', seconds: 30 }
    expect((await asha.next('private_message')).data).toMatchObject({
      senderId: 'asha',
      message: 'Call',
      call,
    })
    expect(await historyOf('m-ravi')).toMatchObject([{ seq: 1, call }])
    expect(await listOf('m-ravi')).toMatchObject({
      unreadCount: 0,
      lastMessage: { message: 'Call', callOutcome: 'answered' },
    })
    const change = { conversationId, seq: 1 }
    for (const more of [{ type: 'edit', message: 'No call' }, { type: 'delete' }])
      expect(await sendChange(asha, { ...change, ...more })).toMatchObject({ code: 'no_message' })
  })

  it('is missed when nobody answers, and that waits for the other person', async () => {
    const callId = await startRinging(asha, conversationId)
    chat.clock.advance(CALL_RINGS_MS)
    expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'missed' })
    await ravi.next('call_ended')
    expect(await historyOf('m-ravi')).toMatchObject([{ message: 'Missed call', call: { outcome: 'missed' } }])
    expect(await listOf('m-ravi')).toMatchObject({ unreadCount: 1 })
    expect(await accept(ravi, callId)).toMatchObject({ type: 'call_ended', reason: 'missed' })
  })

  it('is missed when the caller gives up, and declined when the other person declines', async () => {
    const first = await startRinging(asha, conversationId)
    await sendCall(asha, { type: 'call_leave', callId: first })
    expect(await ravi.next('call_ended')).toMatchObject({ reason: 'missed', by: 'asha' })
    const second = await startRinging(ravi, conversationId)
    const declined = await sendCall(asha, { type: 'call_decline', callId: second })
    expect(declined).toMatchObject({ reason: 'declined', by: 'asha' })
    expect((await historyOf('asha')).map(({ call }: { call: object }) => call)).toMatchObject([
      { outcome: 'missed' },
      { outcome: 'declined' },
    ])
  })

  it('is one call when both ring at the same moment', async () => {
    const start = { type: 'call_start', conversationId }
    const [one, other] = await Promise.all([
      sendCall(asha, { ...start, deviceId: 'laptop' }),
      sendCall(ravi, { ...start, deviceId: 'phone' }),
    ])
    expect([one.type, other.type]).toEqual(['call_state', 'call_state'])
    await Promise.all([untilActive(asha, one), untilActive(ravi, other)])
    for (const client of [asha, ravi]) {
      const states = client.received.flatMap((frame) => (frame.type === 'call_state' ? [frame.call] : []))
      expect(states.at(-1)).toMatchObject({ state: 'active', people: [{}, {}] })
    }
    expect(await openCalls()).toHaveLength(1)
  })

  it('has one device of two that accept at the same moment', async () => {
    const tablet = await chat.connect('m-ravi')
    const callId = await startRinging(asha, conversationId)
    const answers = await Promise.all([accept(ravi, callId, 'phone'), accept(tablet, callId, 'tablet')])
    expect(answers.map(({ type }) => type).sort()).toEqual(['call_ended', 'call_state'])
  })

  it('does not start again when its frame is repeated after it has ended', async () => {
    const start = { type: 'call_start', conversationId, deviceId: 'laptop', clientMsgId: 'once' }
    const begun = await sendCall(asha, start)
    expect(begun).toMatchObject({ call: { state: 'ringing' } })
    expect(await sendCall(asha, start)).toMatchObject({ call: { version: 1 } })
    await sendCall(asha, { type: 'call_leave', callId: (await openCalls())[0]!.id })
    expect(await sendCall(asha, start)).toMatchObject({ type: 'call_ended', reason: 'missed' })
    expect(await openCalls()).toEqual([])
  })

  it('moves to another device of a person, from which the first one cannot end it', async () => {
    const callId = await talk(asha, ravi, conversationId)
    const tablet = await chat.connect('asha')
    const moved = await sendCall(tablet, { type: 'call_start', conversationId, deviceId: 'tablet' })
    expect(moved).toMatchObject({ call: { callId, state: 'active' } })
    expect(await asha.next('call_ended')).toMatchObject({ reason: 'elsewhere' })
    expect(await sendCall(asha, { type: 'call_leave', callId })).toMatchObject({ reason: 'elsewhere' })
    expect(await sendCall(asha, { type: 'call_description', callId, description: 'x' })).toMatchObject({
      code: 'no_call',
    })
    expect(await openCalls()).toHaveLength(1)
  })
})

describe('the lease of a device', () => {
  it('ends the call when a device does not come back', async () => {
    const callId = await talk(asha, ravi, conversationId)
    ravi.terminate()
    chat.clock.advance(CALL_LEASE_MS - 1)
    expect(await heartbeat(asha, callId, 'laptop')).toMatchObject({ call: { state: 'active' } })
    chat.clock.advance(1)
    expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'lost', by: 'm-ravi' })
    expect(await chat.db.selectFrom('call_places').selectAll().execute()).toEqual([])
  })

  it('counts the length of a call until a device that did not come back was last heard of', async () => {
    const callId = await talk(asha, ravi, conversationId)
    chat.clock.advance(20 * SECOND_MS)
    await heartbeat(asha, callId, 'laptop')
    await heartbeat(ravi, callId, 'phone')
    ravi.terminate()
    chat.clock.advance(CALL_LEASE_MS - SECOND_MS)
    await heartbeat(asha, callId, 'laptop')
    chat.clock.advance(SECOND_MS)
    expect(await asha.next('call_ended')).toMatchObject({ reason: 'lost', seconds: 20 })
  })

  it('is renewed from a new connection, which then gets what is sent to the device', async () => {
    const callId = await talk(asha, ravi, conversationId)
    ravi.terminate()
    const back = await chat.connect('m-ravi')
    expect((await back.next('call_state')).call.callId).toBe(callId)
    expect(await sendCall(back, { type: 'call_candidate', callId, candidate: 'x' })).toMatchObject({
      code: 'no_call',
    })
    expect(await heartbeat(back, callId, 'phone')).toMatchObject({ call: { callId, state: 'active' } })
    await sendCall(asha, { type: 'call_candidate', callId, candidate: 'x' })
    expect(await back.next('call_candidate')).toMatchObject({ candidate: 'x' })
  })

  it('is not renewed by a device that is not in the call', async () => {
    const callId = await talk(asha, ravi, conversationId)
    expect(await heartbeat(ravi, callId, 'tablet')).toMatchObject({ type: 'call_ended', reason: 'elsewhere' })
    chat.know('tara')
    const tara = await chat.connect('tara')
    expect(await heartbeat(tara, callId, 'phone')).toMatchObject({ code: 'no_call' })
  })
})
