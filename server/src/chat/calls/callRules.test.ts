import { CALL_DESCRIPTION_MAX, CALL_FRAME_BURST } from '@mentor-connect/contract/messages/callRules'
import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { SERVICE_KEY } from '../../testing/chatApi'
import { accept, allowCalls, sendCall, startRinging, talk } from '../testing/calls'
import { TestChat } from '../testing/chatService'
import { say } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

let chat: TestChat
let conversationId: string
let asha: SocketClient
let ravi: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ timing: { calls: 10 } })
  conversationId = await chat.converse('asha', 'm-ravi')
  asha = await chat.connect('asha')
  ravi = await chat.connect('m-ravi')
})
afterEach(() => chat.close())

const start = (client: SocketClient, parts: object = {}) =>
  sendCall(client, { type: 'call_start', conversationId, deviceId: 'laptop', ...parts })
const consentPath = () => `/api/chat/calls/consent/${conversationId}`
const allow = (userId: string, allowed = true) => chat.call(userId, consentPath(), { userId, allowed })
const consentOf = async (userId: string) =>
  (await chat.call(userId, `${consentPath()}?userId=${userId}`)).json().data
const allowBoth = () => allowCalls(chat, conversationId, 'asha', 'm-ravi')
const internal = (url: string, payload: object) =>
  chat.nodes[0]!.inject({ method: 'POST', url, headers: { 'x-service-key': SERVICE_KEY }, payload })

describe('ringing', () => {
  it('needs that both allow it, and ends when one takes that back', async () => {
    expect(await start(asha)).toMatchObject({ code: 'calls_not_allowed' })
    expect((await allow('asha')).json().data).toEqual({ own: true, partner: false })
    expect(await ravi.next('calls_allowed')).toMatchObject({ userId: 'asha', allowed: true })
    expect(await start(asha)).toMatchObject({ code: 'calls_not_allowed' })
    await allow('m-ravi')
    const callId = await talk(asha, ravi, conversationId)
    await allow('m-ravi', false)
    expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'not_allowed' })
    expect(await consentOf('asha')).toEqual({ own: true, partner: false })
    expect(await start(asha)).toMatchObject({ code: 'calls_not_allowed' })
  })

  it('is impossible for people under 18, which others cannot tell from somebody who has not decided', async () => {
    chat.api.onlyInSessions.add('asha')
    expect((await allow('asha')).json()).toMatchObject({ reason: 'calls_only_in_sessions' })
    await allow('m-ravi')
    expect(await consentOf('m-ravi')).toEqual({ own: true, partner: false })
    expect(await start(ravi)).toMatchObject({ code: 'calls_not_allowed' })
  })

  it('is impossible for somebody who turns out to be under 18 after allowing it', async () => {
    await allowBoth()
    chat.api.onlyInSessions.add('asha')
    expect(await start(ravi)).toMatchObject({ code: 'calls_not_allowed' })
  })

  it('cannot be allowed before the first answer', async () => {
    chat.api.connections.isEnrolled = () => false
    conversationId = await chat.converse('tara', 'm-ravi')
    expect((await allow('tara')).json()).toMatchObject({ reason: 'calls_after_answer' })
    const tara = await chat.connect('tara')
    await say(tara, 'm-ravi', 'Hello')
    await say(ravi, 'tara', 'Welcome')
    expect((await allow('tara')).statusCode).toBe(200)
  })

  it('is impossible in a conversation of other people', async () => {
    await allowBoth()
    chat.know('tara')
    const tara = await chat.connect('tara')
    expect(await start(tara)).toMatchObject({ code: 'no_conversation' })
    expect((await allow('tara')).statusCode).toBe(404)
    expect((await chat.call('tara', `${consentPath()}?userId=tara`)).statusCode).toBe(404)
    expect((await chat.call('tara', `${consentPath()}?userId=asha`)).statusCode).toBe(403)
  })

  it('waits while the main API cannot be asked', async () => {
    await allowBoth()
    chat.api.connections.isDown = true
    expect(await start(asha)).toMatchObject({ code: 'unavailable', retryable: true })
  })

  it('waits longer after each call that was not answered, and starts anew after one that was', async () => {
    await allowBoth()
    const ring = async () => {
      const callId = await startRinging(asha, conversationId)
      await sendCall(ravi, { type: 'call_decline', callId })
      await asha.next('call_ended')
    }
    await ring()
    const retryAt = new Date(chat.clock().getTime() + MINUTE_MS).toISOString()
    expect(await start(asha)).toMatchObject({ code: 'ringing_limited', retryAt })
    chat.clock.advance(MINUTE_MS)
    await ring()
    chat.clock.advance(MINUTE_MS)
    expect(await start(asha)).toMatchObject({ code: 'ringing_limited' })
    // The other person may ring at any time; a call that is answered ends the waiting.
    const callId = await talk(ravi, asha, conversationId)
    await sendCall(asha, { type: 'call_leave', callId })
    await ravi.next('call_ended', ({ reason }) => reason === 'left')
    await ring()
    for (const minutes of [1, 5, 15]) {
      chat.clock.advance(minutes * MINUTE_MS)
      await ring()
    }
    chat.clock.advance(30 * MINUTE_MS)
    expect(await start(asha)).toMatchObject({ code: 'ringing_limited' })
    chat.clock.advance(HOUR_MS)
    await ring()
  })

  it('finds somebody busy who is in another call, and that is a missed call', async () => {
    await allowBoth()
    const other = await chat.converse('tara', 'm-ravi')
    await allowCalls(chat, other, 'tara', 'm-ravi')
    const tara = await chat.connect('tara')
    await talk(asha, ravi, conversationId)
    const busy = await start(tara, { conversationId: other })
    expect(busy).toMatchObject({ type: 'call_ended', reason: 'busy' })
    expect((await ravi.next('private_message')).data).toMatchObject({
      senderId: 'tara',
      call: { outcome: 'missed' },
    })
    expect(await start(ravi, { conversationId: other })).toMatchObject({ code: 'in_call' })
  })
})

describe('a call ends at once', () => {
  it('when one of the two blocks the conversation, also while it rings', async () => {
    await allowBoth()
    const callId = await startRinging(asha, conversationId)
    await chat.call('m-ravi', '/api/chat/block', { userId: 'm-ravi', partnerId: 'asha' })
    expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'not_allowed' })
    expect(await accept(ravi, callId)).toMatchObject({ type: 'call_ended', reason: 'not_allowed' })
    expect(await start(asha)).toMatchObject({ code: 'blocked' })
  })

  it('when one may not use chat any more', async () => {
    await allowBoth()
    const callId = await talk(asha, ravi, conversationId)
    const person = { userId: 'm-ravi', version: 1, restriction: 'account_suspended', isLimited: false }
    await internal('/internal/access', { people: [person], endedSessions: [] })
    expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'not_allowed' })
    expect(await start(asha)).toMatchObject({ code: 'blocked' })
  })

  it('when an account is deleted, of which only lines in conversations stay', async () => {
    await allowBoth()
    const callId = await talk(asha, ravi, conversationId)
    await internal('/internal/people/erase', { userId: 'asha' })
    expect(await ravi.next('call_ended')).toMatchObject({ callId, reason: 'not_allowed' })
    expect(await chat.db.selectFrom('call_places').selectAll().execute()).toEqual([])
    const consents = await chat.db.selectFrom('call_consents').select('person_id').execute()
    expect(consents).toEqual([{ person_id: 'm-ravi' }])
  })
})

describe('what a person can ask for', () => {
  it('is an export with calls and consents', async () => {
    await allowBoth()
    const callId = await talk(asha, ravi, conversationId)
    await sendCall(asha, { type: 'call_leave', callId })
    const { calls, callConsents } = (await internal('/internal/people/export', { userId: 'asha' })).json()
      .data
    expect(calls).toMatchObject([{ _id: callId, conversationId, reason: 'left', seconds: 0 }])
    expect(callConsents).toMatchObject([{ conversationId, allowed: true }])
    const transcript = { reporterId: 'm-ravi', partnerId: 'asha' }
    expect((await internal('/internal/people/transcript', transcript)).json().data.messages).toMatchObject([
      { senderId: 'asha', call: { callId, outcome: 'answered', startedAt: expect.any(String) } },
    ])
  })

  it('is no part in a call of other people', async () => {
    await allowBoth()
    const callId = await talk(asha, ravi, conversationId)
    chat.know('tara')
    const tara = await chat.connect('tara')
    for (const frame of [
      { type: 'call_accept', deviceId: 'phone' },
      { type: 'call_decline' },
      { type: 'call_leave' },
      { type: 'call_heartbeat', deviceId: 'laptop' },
      { type: 'call_description', description: 'x' },
      { type: 'call_candidate', candidate: 'x' },
    ])
      expect(await sendCall(tara, { callId, ...frame })).toMatchObject({ code: 'no_call' })
    await ravi.settled()
    expect(ravi.received.map(({ type }) => type)).not.toContain('call_description')
  })

  it('is no huge frame, and not any number of frames', async () => {
    await allowBoth()
    const callId = await talk(asha, ravi, conversationId)
    const description = 'x'.repeat(CALL_DESCRIPTION_MAX + 1)
    expect(await sendCall(asha, { type: 'call_description', callId, description })).toMatchObject({
      code: 'invalid_frame',
    })
    const codes: unknown[] = []
    for (let i = 0; i <= CALL_FRAME_BURST; i += 1) {
      const answer = await sendCall(asha, { type: 'call_candidate', callId, candidate: 'x' })
      codes.push(answer.type === 'error' ? answer.code : answer.type)
    }
    expect(new Set(codes)).toEqual(new Set(['call_ack', 'rate_limited']))
  })
})
