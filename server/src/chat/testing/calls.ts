import type { ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { TestChat } from './chatService'
import type { SocketClient } from './socketClient'

let lastId = 0
const newId = () => `call-frame-${(lastId += 1)}`

const ANSWERS = ['call_state', 'call_ended', 'call_ack', 'error'] as const

/** Sends a frame of a call and returns its answer. */
export async function sendCall(client: SocketClient, frame: { type: string; [field: string]: unknown }) {
  const sent = { clientMsgId: newId(), ...frame }
  client.send(sent)
  const isAnswer = (answer: ServerFrame) => 'clientMsgId' in answer && answer.clientMsgId === sent.clientMsgId
  return Promise.race(ANSWERS.map((type) => client.next(type, isAnswer)))
}

/** Both people allow calls in their conversation. */
export async function allowCalls(chat: TestChat, conversationId: string, ...people: string[]) {
  for (const userId of people)
    await chat.call(userId, `/api/chat/calls/consent/${conversationId}`, { userId, allowed: true })
}

/** Rings from one client and returns the id of the call. */
export async function startRinging(client: SocketClient, conversationId: string, deviceId = 'laptop') {
  const answer = await sendCall(client, { type: 'call_start', conversationId, deviceId })
  if (answer.type !== 'call_state') throw new Error(JSON.stringify(answer))
  return answer.call.callId
}

export const accept = (client: SocketClient, callId: string, deviceId = 'phone') =>
  sendCall(client, { type: 'call_accept', callId, deviceId })

/** Waits until both people are in the call. The later one of two who ring at once learns it from the answer itself. */
export async function untilActive(client: SocketClient, answer: ServerFrame) {
  if (answer.type === 'call_state' && answer.call.state === 'active') return
  await client.next('call_state', ({ call }) => call.state === 'active')
}

/** Starts a call that the other client answers. */
export async function talk(caller: SocketClient, callee: SocketClient, conversationId: string) {
  const callId = await startRinging(caller, conversationId)
  await callee.next('call_ringing', ({ call }) => call.callId === callId)
  await accept(callee, callId)
  await caller.next('call_state', ({ call }) => call.callId === callId && call.state === 'active')
  return callId
}
