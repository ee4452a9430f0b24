import { createHmac } from 'node:crypto'
import {
  CALL_LEASE_MS,
  TURN_CREDENTIAL_S,
  UNRECORDED_CALL_DAYS,
} from '@mentor-connect/contract/messages/callRules'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { Config } from '../../platform/config/config'
import { sendCall } from '../testing/calls'
import { TestChat } from '../testing/chatService'
import type { SocketClient } from '../testing/socketClient'
import { deleteUnrecordedCalls } from './personalCalls.repo'

const TURN = { callTurnUrls: ['turn:turn.example.org'], callTurnSecret: 's'.repeat(32) }

let chat: TestChat
let asha: SocketClient
let ravi: SocketClient
beforeEach(() => start())
afterEach(() => chat.close())

async function start(parts: Pick<Partial<Config>, 'callRelayOnly'> = {}) {
  const config = { ...TURN, callStunUrls: ['stun:turn.example.org'], ...parts }
  chat = await TestChat.start({ timing: { calls: 10, sessionCalls: 10 * SECOND_MS }, config })
  chat.know('asha', 'm-ravi')
  const closesAt = new Date(chat.clock().getTime() + HOUR_MS).toISOString()
  chat.api.sessionCalls.push({ id: 'talk', people: ['asha', 'm-ravi'], closesAt })
  // Sessions need no consent, and people under 18 have them too.
  chat.api.onlyInSessions.add('asha')
  asha = await chat.connect('asha')
  ravi = await chat.connect('m-ravi')
}

const open = (userId: string, sessionId = 'talk') =>
  chat.call(userId, '/api/chat/calls/of-session', { userId, sessionId })
const join = async (client: SocketClient, parts: object = {}) => {
  const { conversationId } = (await open('asha')).json().data
  const frame = { type: 'call_start', conversationId, sessionId: 'talk', deviceId: 'laptop', ...parts }
  return sendCall(client, frame)
}
const callIdOf = (answer: Awaited<ReturnType<typeof join>>) => {
  if (answer.type !== 'call_state') throw new Error(JSON.stringify(answer))
  return answer.call.callId
}

it('opens the conversation of the two once, without a message or a ring', async () => {
  chat.api.connections.isEnrolled = () => false
  const opened = await Promise.all([open('asha'), open('m-ravi')])
  const [own, partner] = opened.map((response) => response.json().data)
  expect(own).toMatchObject({ partnerId: 'm-ravi' })
  expect(partner).toEqual({ ...own, partnerId: 'asha' })
  await ravi.settled()
  expect(ravi.received.map(({ type }) => type)).not.toContain('call_ringing')
  const { data } = (await chat.call('m-ravi', '/api/chat/chat-list/?userId=m-ravi')).json()
  expect(data).toMatchObject([{ firstContact: { messagesLeft: 0 } }])
})

it('lets the first one wait, and goes on until both have left', async () => {
  const waiting = await join(asha)
  expect(waiting).toMatchObject({
    call: { state: 'waiting', sessionId: 'talk', people: [{ userId: 'asha' }] },
  })
  const callId = callIdOf(waiting)
  expect((await ravi.next('call_state')).call.state).toBe('waiting')
  expect(await join(ravi, { deviceId: 'phone' })).toMatchObject({ call: { callId, state: 'active' } })
  chat.clock.advance(20 * SECOND_MS)
  expect(await sendCall(ravi, { type: 'call_leave', callId })).toMatchObject({ reason: 'left' })
  expect((await asha.next('call_state', ({ call }) => call.version === 3)).call).toMatchObject({
    state: 'waiting',
  })
  await join(ravi, { deviceId: 'phone' })
  chat.clock.advance(10 * SECOND_MS)
  await sendCall(asha, { type: 'call_leave', callId })
  expect(await sendCall(ravi, { type: 'call_leave', callId })).toMatchObject({ reason: 'left', seconds: 30 })
  expect((await ravi.next('private_message')).data).toMatchObject({
    call: { sessionId: 'talk', seconds: 30 },
  })
})

it('waits for a device that was lost, and ends with the last one', async () => {
  const callId = callIdOf(await join(asha))
  await join(ravi, { deviceId: 'phone' })
  chat.clock.advance(CALL_LEASE_MS - 1)
  await sendCall(asha, { type: 'call_heartbeat', callId, deviceId: 'laptop' })
  chat.clock.advance(1)
  await asha.next('call_state', ({ call }) => call.state === 'waiting' && call.version > 1)
  chat.clock.advance(CALL_LEASE_MS)
  expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'lost' })
})

it('closes after its time', async () => {
  const callId = callIdOf(await join(asha))
  await join(ravi, { deviceId: 'phone' })
  chat.clock.advance(HOUR_MS)
  expect(await ravi.next('call_ended')).toMatchObject({ callId, reason: 'closed' })
  expect((await open('asha')).json()).toMatchObject({ reason: 'session_call_closed' })
})

it('ends for both when the session was cancelled, and cannot be joined again', async () => {
  const callId = callIdOf(await join(asha))
  await join(ravi, { deviceId: 'phone' })
  chat.clock.advance(20 * SECOND_MS)
  chat.api.sessionCalls.length = 0
  await chat.settle()
  for (const client of [asha, ravi])
    expect(await client.next('call_ended')).toMatchObject({ callId, reason: 'cancelled', seconds: 20 })
  expect((await open('asha')).json()).toMatchObject({ reason: 'session_call_closed' })
})

it('goes on beside that of a session that was cancelled; both are asked about at once', async () => {
  const closesAt = new Date(chat.clock().getTime() + HOUR_MS).toISOString()
  await chat.converse('tara', 'm-joan')
  chat.api.sessionCalls.push({ id: 'lesson', people: ['tara', 'm-joan'], closesAt })
  const tara = await chat.connect('tara')
  const { conversationId } = (await open('tara', 'lesson')).json().data
  const start = { type: 'call_start', conversationId, sessionId: 'lesson', deviceId: 'tablet' }
  const other = callIdOf(await sendCall(tara, start))
  const callId = callIdOf(await join(asha))
  chat.clock.advance(20 * SECOND_MS)
  chat.api.sessionCalls.shift()
  await chat.settle()
  expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'cancelled' })
  const beat = { type: 'call_heartbeat', callId: other, deviceId: 'tablet' }
  expect(await sendCall(tara, beat)).toMatchObject({ call: { callId: other } })
  expect(new Set(chat.api.openSessionsAsked[0])).toEqual(new Set(['talk', 'lesson']))
})

it('goes on while the main API cannot say that the session was cancelled', async () => {
  const callId = callIdOf(await join(asha))
  chat.api.connections.isDown = true
  chat.clock.advance(20 * SECOND_MS)
  await chat.settle()
  expect(await sendCall(asha, { type: 'call_heartbeat', callId, deviceId: 'laptop' })).toMatchObject({
    call: { callId },
  })
})

it('can be joined again while the main API is away', async () => {
  const callId = callIdOf(await join(asha))
  const { conversationId } = (await open('asha')).json().data
  chat.api.connections.isDown = true
  const back = { type: 'call_start', conversationId, sessionId: 'talk', deviceId: 'tablet' }
  expect(await sendCall(asha, back)).toMatchObject({ call: { callId } })
  await sendCall(asha, { type: 'call_leave', callId })
  expect(await sendCall(asha, back)).toMatchObject({ code: 'unavailable' })
})

it('is closed to other people, other conversations and unknown sessions', async () => {
  const other = await chat.converse('tara', 'm-ravi')
  const tara = await chat.connect('tara')
  const start = { type: 'call_start', conversationId: other, deviceId: 'laptop' }
  const closed = { code: 'session_call_closed' }
  expect(await sendCall(tara, { ...start, sessionId: 'talk' })).toMatchObject(closed)
  expect(await sendCall(ravi, { ...start, sessionId: 'talk' })).toMatchObject(closed)
  expect(await join(asha, { sessionId: 'unknown' })).toMatchObject(closed)
  expect((await open('tara')).json()).toMatchObject({ reason: 'session_call_closed' })
  expect(
    (await chat.call('tara', '/api/chat/calls/of-session', { userId: 'asha', sessionId: 'talk' })).statusCode,
  ).toBe(403)
})

it('is impossible while one blocks the other', async () => {
  await open('asha')
  await chat.call('m-ravi', '/api/chat/block', { userId: 'm-ravi', partnerId: 'asha' })
  expect(await join(asha)).toMatchObject({ code: 'blocked' })
})

it('keeps no waiting in vain for longer than it must', async () => {
  const callId = callIdOf(await join(asha))
  await sendCall(asha, { type: 'call_leave', callId })
  const remaining = async () => {
    await deleteUnrecordedCalls(chat.db, chat.clock())
    return (await chat.db.selectFrom('calls').select('id').execute()).length
  }
  expect(await remaining()).toBe(1)
  chat.clock.advance(UNRECORDED_CALL_DAYS * DAY_MS + 1)
  expect(await remaining()).toBe(0)
})

describe('the servers that help browsers to find each other', () => {
  const serversOf = async (personId: string, callId: string) =>
    chat.call(personId, `/api/chat/calls/${callId}/ice-servers?userId=${personId}`)

  it('are told with credentials that expire, to those who are in the call', async () => {
    const callId = callIdOf(await join(asha))
    const response = await serversOf('asha', callId)
    expect(response.headers['cache-control']).toBe('no-store')
    const { iceServers, relayOnly, validUntil } = response.json().data
    expect(relayOnly).toBe(false)
    const [stun, turn] = iceServers
    expect(stun).toEqual({ urls: ['stun:turn.example.org'] })
    const expiry = chat.clock().getTime() / 1000 + TURN_CREDENTIAL_S
    expect(turn.username).toMatch(new RegExp(`^${expiry}:[0-9a-f-]{36}$`))
    expect(turn.username).not.toContain('asha')
    const credential = createHmac('sha1', TURN.callTurnSecret).update(turn.username).digest('base64')
    expect(turn).toEqual({ urls: TURN.callTurnUrls, username: turn.username, credential })
    expect(Date.parse(validUntil)).toBe(expiry * 1000)
  })

  it('are those of TURN alone if addresses are hidden', async () => {
    await chat.close()
    await start({ callRelayOnly: 'on' })
    const { data } = (await serversOf('asha', callIdOf(await join(asha)))).json()
    expect(data).toMatchObject({ relayOnly: true, iceServers: [{ urls: TURN.callTurnUrls }] })
  })

  it('are told to nobody else', async () => {
    const callId = callIdOf(await join(asha))
    expect((await serversOf('m-ravi', callId)).statusCode).toBe(404)
    expect((await serversOf('asha', 'another')).statusCode).toBe(404)
  })
})
