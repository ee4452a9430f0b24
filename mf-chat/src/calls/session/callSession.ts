import type { Call } from '@mentor-connect/contract/messages/callFrames'
import { CALL_HEARTBEAT_MS, type CallEndReason } from '@mentor-connect/contract/messages/callRules'
import type { ChatErrorCode, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { createStore } from '@mentor-connect/ui/store'
import { newCallFrameId, type CallFrame } from '../../conversations/client/calls'
import type { ChatClient } from '../../conversations/client/chatClient'
import { newMessageId } from '../../conversations/client/messageId'
import type { LinkState } from '../connection/link'
import type { Devices } from '../devices/devices'
import { createCallFrameSender, type OutgoingCallFrame } from './callFrameSender'
import { createLinkKeeper } from './linkKeeper'
import { watchPage } from './watchPage'

export interface EndedCall {
  reason: CallEndReason
  /** Id of the person who has ended it. */
  by?: string
  /** The time for which both were in the call. */
  seconds?: number
}

export interface CallSessionState {
  /** `joining`: the server has not answered yet. The others are as in the call itself. */
  phase: 'joining' | 'ringing' | 'waiting' | 'active' | 'ended' | 'refused'
  call?: Call
  /** Present while both are in the call and the connection is being made or is there. */
  link?: LinkState
  ended?: EndedCall
  /** The reason why the call could not be joined. */
  refusal?: { code: ChatErrorCode; retryAt?: string }
}

interface CallSessionOptions {
  client: ChatClient
  devices: Devices
  partnerId: string
  conversationId: string
  /** Id of the booked session whose call it is. */
  sessionId?: string
  /** Id of the ringing call that is answered; undefined to call, or to join the call that is open. */
  answers?: string
}

export type CallSession = ReturnType<typeof createCallSession>

/** One person's part in one call, from joining to leaving. It joins at once. */
export function createCallSession(options: CallSessionOptions) {
  const { client, devices, partnerId } = options
  const { ownId } = client.get()
  const deviceId = newMessageId()
  const store = createStore<CallSessionState>({ phase: 'joining' })
  const sender = createCallFrameSender(client.calls.send, () => client.get().isConnected)
  const joinId = newCallFrameId()
  let heartbeatId = ''
  let wasConnected = client.get().isConnected

  const change = (part: Partial<CallSessionState>) => store.update((state) => ({ ...state, ...part }))
  const link = createLinkKeeper({
    client,
    devices,
    partnerId,
    deviceId,
    post: sender.post,
    onChange: (state) => change({ link: state }),
  })
  const callId = () => store.get().call?.callId
  const isOver = () => store.get().phase === 'ended' || store.get().phase === 'refused'

  const finish = (part: Pick<CallSessionState, 'ended' | 'refusal'>) => {
    if (isOver()) return
    clearInterval(heartbeat)
    link.unlink()
    change({ ...part, phase: part.ended ? 'ended' : 'refused' })
    devices.close()
  }

  const handleState = ({ call }: ServerFrameOf<'call_state'>) => {
    const { call: known } = store.get()
    if (known && known.version >= call.version) return
    change({ call, phase: call.state })
    link.follow(call)
  }
  const handleError = (frame: ServerFrameOf<'error'>) => {
    const refused = sender.refused(frame)
    const { code = 'internal', retryAt, clientMsgId } = frame
    if (refused?.clientMsgId === joinId) finish({ refusal: { code, ...(retryAt && { retryAt }) } })
    // The server has given this device up while it was away.
    if (clientMsgId === heartbeatId && code === 'no_call') finish({ ended: { reason: 'lost' } })
  }
  const handle = (frame: CallFrame) => {
    if (frame.type === 'error') return handleError(frame)
    sender.answered(answerOf(frame))
    if (idOf(frame) !== callId() && answerOf(frame) !== joinId) return
    if (isOver()) return leaveLate(frame)
    if (frame.type === 'call_state') handleState(frame)
    if (frame.type === 'call_description' || frame.type === 'call_candidate') link.receive(frame)
    if (frame.type === 'call_ended') finish({ ended: endedOf(frame) })
  }
  const beat = () => {
    const id = callId()
    if (id === undefined) return
    heartbeatId = newCallFrameId()
    client.calls.send({ type: 'call_heartbeat', clientMsgId: heartbeatId, callId: id, deviceId })
  }
  /** After a reconnect the server first has to know that this device is still there. */
  const handleChat = () => {
    const { isConnected } = client.get()
    if (isConnected === wasConnected) return
    wasConnected = isConnected
    if (!isConnected) return
    if (!isOver()) beat()
    sender.resend()
    link.signallingBack()
  }
  const postLeave = (id: string) =>
    sender.post({ type: 'call_leave', clientMsgId: newCallFrameId(), callId: id })
  const leave = () => {
    const id = callId()
    if (isOver()) return
    sender.answered(joinId)
    if (id !== undefined) postLeave(id)
    finish({ ended: { reason: 'left', by: ownId } })
  }
  /** Leaves a call that the server has opened after the person has left it here. */
  const leaveLate = (frame: CallFrame) => {
    if (frame.type === 'call_state' && answerOf(frame) === joinId && !callId()) postLeave(frame.call.callId)
  }
  // The page may only be reloaded, so the call stays open for as long as the server waits for this device.
  const handleHide = () => finish({ ended: { reason: 'left', by: ownId } })

  const heartbeat = setInterval(beat, CALL_HEARTBEAT_MS)
  const endFrames = client.calls.listen(handle)
  const endChat = client.subscribe(handleChat)
  const endPage = watchPage({ onNetwork: link.networkChanged, onHide: handleHide })
  sender.post(joinFrame(options, joinId, deviceId))

  return {
    get: store.get,
    subscribe: store.subscribe,
    leave,
    /** Leaves the call, and ends everything that this has begun. */
    close: () => {
      leave()
      clearInterval(heartbeat)
      endFrames()
      endChat()
      sender.close()
      endPage()
    },
  }
}

/** Until the server has answered, only the answer itself says which call this is. */
const answerOf = (frame: CallFrame): string =>
  'clientMsgId' in frame && frame.clientMsgId !== undefined ? frame.clientMsgId : ''

/** Returns an empty id for a frame that is of no call. */
function idOf(frame: CallFrame): string {
  if ('call' in frame) return frame.call.callId
  return 'callId' in frame ? frame.callId : ''
}

function endedOf({ reason, by, seconds }: ServerFrameOf<'call_ended'>): EndedCall {
  return { reason, ...(by && { by }), ...(seconds !== undefined && { seconds }) }
}

function joinFrame(
  { conversationId, sessionId, answers }: CallSessionOptions,
  clientMsgId: string,
  deviceId: string,
): OutgoingCallFrame {
  if (answers !== undefined) return { type: 'call_accept', clientMsgId, callId: answers, deviceId }
  const ofSession = sessionId !== undefined && { sessionId }
  return { type: 'call_start', clientMsgId, conversationId, deviceId, ...ofSession }
}
