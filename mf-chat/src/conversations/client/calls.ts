import type { CallConsent } from '@mentor-connect/contract/messages/calls'
import type { Call, callServerFrames } from '@mentor-connect/contract/messages/callFrames'
import type { ClientFrame, ServerFrame, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Store } from '@mentor-connect/ui/store'
import type { ChatState } from './chatState'
import type { ConnectionManager } from './connectionManager'
import { newMessageId } from './messageId'

type CallFrameType = keyof typeof callServerFrames

/** A frame of the server that concerns calls: one of a call, or an error that answers a frame of a call. */
export type CallFrame = ServerFrameOf<CallFrameType> | ServerFrameOf<'error'>

/** Ids of frames of calls begin with this, so that an error which answers one is recognized. */
const FRAME_ID_PREFIX = 'call-'
export const newCallFrameId = (): string => FRAME_ID_PREFIX + newMessageId()

/** Passes frames of calls between the socket and the page of a call, which is loaded only for a call. */
export function createCallChannel(connection: Pick<ConnectionManager, 'send'>) {
  const listeners = new Set<(frame: CallFrame) => void>()
  return {
    /** Calls the listener with each frame. Returns a function that ends this. */
    listen: (listener: (frame: CallFrame) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (frame: ClientFrame) => connection.send(frame),
    emit: (frame: CallFrame) => listeners.forEach((listener) => listener(frame)),
  }
}

export type CallChannel = ReturnType<typeof createCallChannel>

interface CallFrameContext {
  store: Store<ChatState>
  calls: Pick<CallChannel, 'emit'>
}

/** Returns true if the frame concerns calls. It is then handled. */
export function handleCallFrame(frame: ServerFrame, { store, calls }: CallFrameContext): boolean {
  if (!isCallFrame(frame)) return false
  store.update((state) => withCallFrame(state, frame))
  calls.emit(frame)
  return true
}

function isCallFrame(frame: ServerFrame): frame is CallFrame {
  return frame.type === 'error'
    ? (frame.clientMsgId?.startsWith(FRAME_ID_PREFIX) ?? false)
    : /^calls?_/.test(frame.type)
}

function withCallFrame(state: ChatState, frame: CallFrame): ChatState {
  if (frame.type === 'call_ringing') return { ...state, ringing: frame.call }
  if (frame.type === 'calls_allowed') return withAllowed(state, frame)
  if (frame.type === 'call_state' && !stillRings(frame.call, state))
    return withoutRinging(state, frame.call.callId)
  if (frame.type === 'call_ended') return withoutRinging(state, frame.callId)
  return state
}

const stillRings = ({ state, people }: Call, { ownId }: ChatState) =>
  state === 'ringing' && people.every(({ userId }) => userId !== ownId)

/** The state in which this call rings no more on this device. */
export function withoutRinging(state: ChatState, callId: string): ChatState {
  return state.ringing?.callId === callId ? { ...state, ringing: undefined } : state
}

export function withCallConsent(state: ChatState, conversationId: string, consent: CallConsent): ChatState {
  return { ...state, callConsents: { ...state.callConsents, [conversationId]: consent } }
}

function withAllowed(
  state: ChatState,
  { conversationId, userId, allowed }: ServerFrameOf<'calls_allowed'>,
): ChatState {
  const known = state.callConsents[conversationId] ?? { partner: false }
  const consent = userId === state.ownId ? { ...known, own: allowed } : { ...known, partner: allowed }
  return withCallConsent(state, conversationId, consent)
}
