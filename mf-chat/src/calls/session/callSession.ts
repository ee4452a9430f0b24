import type { Call } from '@mentor-connect/contract/messages/callFrames'
import { CALL_HEARTBEAT_MS, type CallEndReason } from '@mentor-connect/contract/messages/callRules'
import { getIceServers } from '@mentor-connect/contract/messages/calls'
import type { ChatErrorCode, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { createStore } from '@mentor-connect/ui/store'
import { newCallFrameId, type CallFrame } from '../../conversations/client/calls'
import type { ChatClient } from '../../conversations/client/chatClient'
import { newMessageId } from '../../conversations/client/messageId'
import { createLink, type Link, type LinkState } from '../connection/link'
import type { Signal } from '../connection/signal'
import type { Devices } from '../devices/devices'
import { createCallFrameSender } from './callFrameSender'
import { sendMedia } from './mediaOf'
import { createSignalInbox, signalText } from './signals'

export interface EndedCall {
  reason: CallEndReason
  /** Id of the person who has ended it. */
  by?: string
  /** How long both were in the call. */
  seconds?: number
}

export interface CallSessionState {
  /** `joining`: the server has not answered yet. The others are as in the call itself. */
  phase: 'joining' | 'ringing' | 'waiting' | 'active' | 'ended' | 'refused'
  call?: Call
  /** Present while both are in the call and the connection is being made or is there. */
  link?: LinkState
  ended?: EndedCall
  /** Why the call could not be joined. */
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

type JoinedCall = Pick<Call, 'callId' | 'people'>
export type CallSession = ReturnType<typeof createCallSession>

/** One person's part in one call, from joining to leaving. It joins at once. */
export function createCallSession(options: CallSessionOptions) {
  const { client, devices, partnerId, conversationId, sessionId, answers } = options
  const { ownId } = client.get()
  const deviceId = newMessageId()
  const store = createStore<CallSessionState>({ phase: 'joining' })
  const sender = createCallFrameSender(client.calls.send, () => client.get().isConnected)
  const inbox = createSignalInbox(deviceId)
  const joinId = newCallFrameId()
  let heartbeatId = ''
  /** The present connection, and the two devices between which it is. */
  let linked: { key: string; partnerDevice: string; link?: Link; end: () => void } | undefined
  let wasConnected = client.get().isConnected

  const change = (part: Partial<CallSessionState>) => store.update((state) => ({ ...state, ...part }))
  const callId = () => store.get().call?.callId
  const isOver = () => store.get().phase === 'ended' || store.get().phase === 'refused'

  const unlink = () => {
    linked?.end()
    linked = undefined
    change({ link: undefined })
  }
  const finish = (part: Pick<CallSessionState, 'ended' | 'refusal'>) => {
    if (isOver()) return
    clearInterval(heartbeat)
    unlink()
    change({ ...part, phase: part.ended ? 'ended' : 'refused' })
    devices.close()
  }

  const handleState = ({ call }: ServerFrameOf<'call_state'>) => {
    const { call: known } = store.get()
    if (known && known.version >= call.version) return
    change({ call, phase: call.state })
    relink(call)
  }
  /** Makes a connection to the device of the partner, or a new one if either of the two is on another device. */
  const relink = ({ callId: id, people }: JoinedCall) => {
    const partner = people.find(({ userId }) => userId === partnerId)
    const own = people.find(({ userId }) => userId === ownId)
    const key = partner && own ? [own.deviceId, own.since, partner.deviceId, partner.since].join(' ') : ''
    if (linked?.key === key) return
    unlink()
    if (!partner || own?.deviceId !== deviceId) return
    linked = { key, partnerDevice: partner.deviceId, end: () => undefined }
    void connect(id, key, partner.deviceId)
  }
  const connect = async (id: string, key: string, partnerDevice: string) => {
    const iceServers = await iceServersOf(client, id)
    if (linked?.key !== key) return
    const send = (signal: Signal) => sender.post(frameOf(id, signal, partnerDevice))
    const link = createLink({ isPolite: ownId > partnerId, iceServers, send })
    const endMedia = sendMedia(devices, link)
    const endUpdates = link.subscribe(() => change({ link: link.get() }))
    linked.link = link
    linked.end = () => {
      endUpdates()
      endMedia()
      link.close()
    }
    change({ link: link.get() })
    for (const signal of inbox.takeEarly(partnerDevice)) void link.receive(signal)
  }
  const handleSignal = (frame: ServerFrameOf<'call_description' | 'call_candidate'>) => {
    const signal = inbox.take(frame, linked?.link && linked.partnerDevice)
    if (signal) void linked?.link?.receive(signal)
  }
  const handleError = (frame: ServerFrameOf<'error'>) => {
    const refused = sender.refused(frame)
    const { code = 'internal', retryAt, clientMsgId } = frame
    if (refused?.clientMsgId === joinId) finish({ refusal: { code, ...(retryAt && { retryAt }) } })
    // The server has given this device up while it was away.
    if (clientMsgId === heartbeatId && code === 'no_call') finish({ ended: { reason: 'lost' } })
  }
  const handle = (frame: CallFrame) => {
    if ('clientMsgId' in frame && frame.clientMsgId && frame.type !== 'error')
      sender.answered(frame.clientMsgId)
    if (frame.type === 'error') return handleError(frame)
    if (isOver() || !concerns(frame)) return
    if (frame.type === 'call_state') handleState(frame)
    if (frame.type === 'call_description' || frame.type === 'call_candidate') handleSignal(frame)
    if (frame.type === 'call_ended') {
      const { reason, by, seconds } = frame
      finish({ ended: { reason, ...(by && { by }), ...(seconds !== undefined && { seconds }) } })
    }
  }
  /** Until the server has answered, only the answer itself says which call this is. */
  const concerns = (frame: CallFrame): boolean => {
    if ('clientMsgId' in frame && frame.clientMsgId === joinId) return true
    const id = frame.type === 'call_state' ? frame.call.callId : 'callId' in frame ? frame.callId : undefined
    return id !== undefined && id === callId()
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
    linked?.link?.signallingBack()
  }
  const handleNetwork = () => linked?.link?.networkChanged()
  const leave = () => {
    const id = callId()
    if (isOver()) return
    if (id !== undefined) sender.post({ type: 'call_leave', clientMsgId: newCallFrameId(), callId: id })
    finish({ ended: { reason: 'left', by: ownId } })
  }
  // The page may only be reloaded, so the call stays open for as long as the server waits for this device.
  const handleHide = () => finish({ ended: { reason: 'left', by: ownId } })

  const heartbeat = setInterval(beat, CALL_HEARTBEAT_MS)
  const endFrames = client.calls.listen(handle)
  const endChat = client.subscribe(handleChat)
  const network = networkInformation()
  network?.addEventListener?.('change', handleNetwork)
  window.addEventListener('online', handleNetwork)
  window.addEventListener('pagehide', handleHide)
  sender.post(
    answers === undefined
      ? {
          type: 'call_start',
          clientMsgId: joinId,
          conversationId,
          deviceId,
          ...(sessionId !== undefined && { sessionId }),
        }
      : { type: 'call_accept', clientMsgId: joinId, callId: answers, deviceId },
  )

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
      network?.removeEventListener?.('change', handleNetwork)
      window.removeEventListener('online', handleNetwork)
      window.removeEventListener('pagehide', handleHide)
    },
  }
}

function frameOf(callId: string, signal: Signal, to: string) {
  const clientMsgId = newCallFrameId()
  const text = signalText(signal, to)
  return 'description' in signal
    ? ({ type: 'call_description', clientMsgId, callId, description: text } as const)
    : ({ type: 'call_candidate', clientMsgId, callId, candidate: text } as const)
}

/** Without these servers a call is still possible where the two browsers reach each other. */
async function iceServersOf(client: ChatClient, callId: string): Promise<RTCIceServer[]> {
  try {
    const { ownId } = client.get()
    const { data } = await client.call(getIceServers, { params: { callId }, query: { userId: ownId } })
    return data.iceServers
  } catch (error) {
    console.warn('The servers that help to connect could not be loaded.', error)
    return []
  }
}

/** Not every browser tells about its network, or about its changes. */
function networkInformation(): Partial<EventTarget> | undefined {
  return (navigator as { connection?: Partial<EventTarget> }).connection
}
