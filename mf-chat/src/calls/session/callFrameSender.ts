import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { ClientFrameOf, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { callClientFrames } from '@mentor-connect/contract/messages/callFrames'

export type OutgoingCallFrame = ClientFrameOf<keyof typeof callClientFrames>

/** Time after which a socket is given up on which the server leaves a frame unanswered, in ms. It doubles each time. */
export const SILENCE_MS = 4 * SECOND_MS
const LONGEST_SILENCE_MS = 30 * SECOND_MS

interface CallFrameSenderOptions {
  send: (frame: OutgoingCallFrame) => void
  isConnected: () => boolean
  /**
   * Called to give a silent socket up. After an interruption of the network, TCP sends again at intervals that have
   * doubled meanwhile, up to half a minute; a new socket needs a few seconds.
   */
  reconnect: () => void
}

/** Sends frames of a call until each was answered, in their order; the server ignores repeated ones. */
export function createCallFrameSender({ send, isConnected, reconnect }: CallFrameSenderOptions) {
  const waiting = new Map<string, OutgoingCallFrame>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let silence: ReturnType<typeof setTimeout> | undefined
  let silences = 0

  const listen = () => {
    silence ??= setTimeout(handleSilence, Math.min(SILENCE_MS * 2 ** silences, LONGEST_SILENCE_MS))
  }
  const stopListening = () => {
    clearTimeout(silence)
    silence = undefined
  }
  function handleSilence() {
    silence = undefined
    if (waiting.size === 0 || !isConnected()) return
    silences += 1
    reconnect()
  }
  const sendAgain = (id: string) => {
    const frame = waiting.get(id)
    if (!frame || !isConnected()) return
    send(frame)
    listen()
  }
  const answered = (id: string) => {
    waiting.delete(id)
    silences = 0
    stopListening()
    if (waiting.size > 0) listen()
  }
  return {
    post: (frame: OutgoingCallFrame) => {
      waiting.set(frame.clientMsgId, frame)
      sendAgain(frame.clientMsgId)
    },
    /** Called for each frame that answers one of these. */
    answered,
    /** Called for an error. Returns the frame that was refused for good. */
    refused: ({ clientMsgId = '', retryable }: ServerFrameOf<'error'>): OutgoingCallFrame | undefined => {
      const frame = waiting.get(clientMsgId)
      if (!retryable) {
        answered(clientMsgId)
        return frame
      }
      stopListening()
      timers.add(setTimeout(() => sendAgain(clientMsgId), SECOND_MS))
      return undefined
    },
    /** Called after a reconnect. */
    resend: () => {
      stopListening()
      ;[...waiting.keys()].forEach(sendAgain)
    },
    close: () => {
      stopListening()
      timers.forEach(clearTimeout)
      waiting.clear()
    },
  }
}
