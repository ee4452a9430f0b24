import type { ClientFrameType } from '@mentor-connect/contract/api/chatFrames'
import { onAuth } from './auth'
import type { FrameHandler } from './frameHandler'
import { onMessage } from './message'
import { onRead } from './read'
import { onResume } from './resume'
import { onTyping } from './typing'

export const handlers: { [T in ClientFrameType]: FrameHandler<T> } = {
  message: onMessage,
  auth: onAuth,
  read: onRead,
  resume: onResume,
  typing: onTyping,
}
