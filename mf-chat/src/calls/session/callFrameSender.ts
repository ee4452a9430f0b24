import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { ClientFrameOf, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { callClientFrames } from '@mentor-connect/contract/messages/callFrames'

export type OutgoingCallFrame = ClientFrameOf<keyof typeof callClientFrames>

/** Sends frames of a call until each was answered, in their order; the server ignores repeated ones. */
export function createCallFrameSender(send: (frame: OutgoingCallFrame) => void, isConnected: () => boolean) {
  const waiting = new Map<string, OutgoingCallFrame>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const sendAgain = (id: string) => {
    const frame = waiting.get(id)
    if (frame && isConnected()) send(frame)
  }
  return {
    post: (frame: OutgoingCallFrame) => {
      waiting.set(frame.clientMsgId, frame)
      sendAgain(frame.clientMsgId)
    },
    /** Called for each frame that answers one of these. */
    answered: (id: string) => waiting.delete(id),
    /** Called for an error. Returns the frame that was refused for good. */
    refused: ({ clientMsgId = '', retryable }: ServerFrameOf<'error'>): OutgoingCallFrame | undefined => {
      const frame = waiting.get(clientMsgId)
      if (retryable) timers.add(setTimeout(() => sendAgain(clientMsgId), SECOND_MS))
      else waiting.delete(clientMsgId)
      return retryable ? undefined : frame
    },
    /** Called after a reconnect. */
    resend: () => [...waiting.keys()].forEach(sendAgain),
    close: () => {
      timers.forEach(clearTimeout)
      waiting.clear()
    },
  }
}
