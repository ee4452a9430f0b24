import {
  clientFrames,
  type ChatErrorCode,
  type ClientFrame,
  type ClientFrameType,
} from '@mentor-connect/contract/messages/chatFrames'
import { FRAME_BYTES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { checkOf } from '../../platform/http/validation/boundedValidator'

export type Read =
  | { type: ClientFrameType; frame: ClientFrame }
  | { error: ChatErrorCode; clientMsgId?: string }

const checks = Object.fromEntries(
  Object.entries(clientFrames).map(([type, schema]) => [type, checkOf(schema)]),
) as Record<ClientFrameType, (value: unknown) => boolean>

/** Parses a frame and validates it against the contract. A frame without a type is a message. */
export function readFrame(data: Buffer, isBinary: boolean): Read {
  if (isBinary) return { error: 'invalid_frame' }
  if (data.length > FRAME_BYTES_MAX) return { error: 'too_large' }
  const value = parse(data)
  const type = value?.type === undefined ? 'message' : value.type
  if (!value || typeof type !== 'string' || !Object.hasOwn(checks, type)) return { error: 'invalid_frame' }
  if (!checks[type as ClientFrameType](value))
    return { error: 'invalid_frame', ...namedBy(value.clientMsgId) }
  return { type: type as ClientFrameType, frame: value as unknown as ClientFrame }
}

function parse(data: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the client's id of the refused message, if the id is valid, so that the client knows which message
 * was refused.
 */
function namedBy(clientMsgId: unknown) {
  return typeof clientMsgId === 'string' && clientMsgId.length <= 64 ? { clientMsgId } : {}
}
