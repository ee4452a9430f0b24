import type { Call } from '@mentor-connect/contract/messages/callFrames'
import type { ClientFrame, ClientFrameOf, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Signal } from '../connection/signal'
import { CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../conversations/testing/fakeChatServer'

const CALL_ID = 'call-of-test'
export const RAVIS_DEVICE = 'device-of-ravi'

/** The calls of the fake chat service: one call, in which Ravi is when the test lets him come. */
export class FakeCalls {
  call: Call | undefined
  /** Signals that Ravi's device has received. */
  signals: Signal[] = []
  private version = 0
  private signalCount = 0
  private seen = new Set<string>()

  /** @param onJoin handles `call_start` and `call_accept`; by default the call begins, and Ravi is rung */
  constructor(
    private readonly server: FakeChatServer,
    private readonly onJoin?: (frame: ClientFrameOf<'call_start' | 'call_accept'>) => void,
  ) {
    server.onCallFrame = (frame) => this.take(frame)
  }

  /** The call as it is, with some of its parts changed. */
  tell(parts: Partial<Call>, clientMsgId?: string) {
    const before = this.call ?? {
      callId: CALL_ID,
      conversationId: CONVERSATION,
      startedBy: OWN,
      startedAt: new Date().toISOString(),
      state: 'ringing' as const,
      people: [],
    }
    this.call = { ...before, ...parts, version: (this.version += 1) }
    this.server.push({ type: 'call_state', call: this.call, ...(clientMsgId && { clientMsgId }) })
  }
  /** Ravi comes to the call, from this device. */
  raviComes(deviceId = RAVIS_DEVICE) {
    const since = new Date().toISOString()
    const own = this.call!.people.filter(({ userId }) => userId !== RAVI)
    this.tell({ state: 'active', activeSince: since, people: [...own, { userId: RAVI, deviceId, since }] })
  }
  raviGoes() {
    const own = this.call!.people.filter(({ userId }) => userId !== RAVI)
    this.tell({ state: 'waiting', activeSince: undefined, people: own })
  }
  rings() {
    const since = new Date().toISOString()
    const people = [{ userId: RAVI, deviceId: RAVIS_DEVICE, since }]
    const times = { startedAt: since, ringsUntil: since }
    const parts = { callId: CALL_ID, conversationId: CONVERSATION, startedBy: RAVI, people, ...times }
    this.call = { ...parts, state: 'ringing', version: (this.version += 1) }
    this.server.push({ type: 'call_ringing', call: this.call })
  }
  ends(parts: Omit<ServerFrameOf<'call_ended'>, 'type' | 'callId' | 'conversationId'>) {
    this.server.push({ type: 'call_ended', callId: CALL_ID, conversationId: CONVERSATION, ...parts })
  }
  refuses(clientMsgId: string, parts: Partial<ServerFrameOf<'error'>>) {
    this.server.push({ type: 'error', message: 'Refused', clientMsgId, ...parts })
  }
  /** Ravi's device sends a signal. */
  signal(signal: Signal, deviceId = RAVIS_DEVICE) {
    const base = { callId: CALL_ID, clientMsgId: `s${(this.signalCount += 1)}`, userId: RAVI, deviceId }
    if ('description' in signal)
      this.server.push({ type: 'call_description', ...base, description: JSON.stringify(signal.description) })
    else this.server.push({ type: 'call_candidate', ...base, candidate: JSON.stringify(signal) })
  }
  /** The device with which this person is in the call. */
  ownDevice() {
    return this.call?.people.find(({ userId }) => userId === OWN)?.deviceId
  }

  private take(frame: ClientFrame) {
    if (frame.type === 'call_start' || frame.type === 'call_accept') {
      if (this.onJoin) return this.onJoin(frame)
      this.joins(frame)
    }
    if (frame.type === 'call_leave') this.ends({ reason: 'left', by: OWN, clientMsgId: frame.clientMsgId })
    if (frame.type === 'call_heartbeat' && this.call) this.tell({}, frame.clientMsgId)
    if (frame.type === 'call_description' || frame.type === 'call_candidate') this.pass(frame)
  }
  /** This person comes to the call. */
  joins(frame: ClientFrameOf<'call_start' | 'call_accept'>) {
    const own = { userId: OWN, deviceId: frame.deviceId, since: new Date().toISOString() }
    const others = this.call?.people.filter(({ userId }) => userId !== OWN) ?? []
    const isSession = frame.type === 'call_start' && frame.sessionId !== undefined
    const state = others.length > 0 ? 'active' : isSession ? 'waiting' : 'ringing'
    const activeSince = state === 'active' ? own.since : undefined
    this.tell({ state, people: [...others, own], ...(activeSince && { activeSince }) }, frame.clientMsgId)
  }
  private pass(frame: ClientFrameOf<'call_description' | 'call_candidate'>) {
    this.server.push({ type: 'call_ack', callId: frame.callId, clientMsgId: frame.clientMsgId })
    if (this.seen.has(frame.clientMsgId)) return
    this.seen.add(frame.clientMsgId)
    const { to: _to, ...content } = JSON.parse(
      frame.type === 'call_description' ? frame.description : frame.candidate,
    ) as Record<string, never>
    const signal = frame.type === 'call_description' ? { description: content } : content
    this.signals.push(signal as never)
  }
}
