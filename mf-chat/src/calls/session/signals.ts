import type { ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Signal } from '../connection/signal'

/** The most signals that wait for the device that they come from to be in the call. */
const EARLY_MAX = 200

type SignalFrame = ServerFrameOf<'call_description' | 'call_candidate'>

/** The text of a signal. It names the device for which it is meant, because a person may move to another one. */
export function signalText(signal: Signal, to: string): string {
  return JSON.stringify({ ...('description' in signal ? signal.description : signal), to })
}

/** Returns the signal of a frame; undefined if it is for another device or not valid. */
export function signalOf(frame: SignalFrame, ownDevice: string): Signal | undefined {
  try {
    const text = frame.type === 'call_description' ? frame.description : frame.candidate
    const { to, ...content } = JSON.parse(text) as Record<string, unknown>
    if (to !== undefined && to !== ownDevice) return undefined
    if (frame.type === 'call_candidate')
      return { candidate: (content.candidate ?? null) as RTCIceCandidateInit | null }
    const { type, sdp } = content as { type?: unknown; sdp?: unknown }
    if ((type !== 'offer' && type !== 'answer') || typeof sdp !== 'string') return undefined
    return { description: { type, sdp } }
  } catch (error) {
    console.warn('A signal could not be read.', error)
    return undefined
  }
}

/** Takes each signal once, and keeps those that come before the device they come from is known. */
export function createSignalInbox(ownDevice: string) {
  const seen = new Set<string>()
  let early: { deviceId: string; signal: Signal }[] = []
  return {
    /** Returns the signal if it comes from the device `from`. */
    take: (frame: SignalFrame, from: string | undefined): Signal | undefined => {
      if (seen.has(frame.clientMsgId)) return undefined
      seen.add(frame.clientMsgId)
      const signal = signalOf(frame, ownDevice)
      if (!signal || frame.deviceId === from) return signal
      early = [...early, { deviceId: frame.deviceId, signal }].slice(-EARLY_MAX)
      return undefined
    },
    /** Returns the early signals of a device, in order, and forgets all others. */
    takeEarly: (deviceId: string): Signal[] => {
      const found = early.filter((one) => one.deviceId === deviceId).map(({ signal }) => signal)
      early = []
      return found
    },
  }
}
