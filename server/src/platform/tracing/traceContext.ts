import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Matches the header `traceparent` of W3C Trace Context. Version `ff` and ids that consist of zeros are
 * invalid.
 */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}$/

export interface TraceParent {
  traceId: string
  parentId: string
}

export function readTraceparent({ headers }: IncomingMessage): TraceParent | undefined {
  const { traceparent } = headers
  const [, traceId, parentId] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || []
  return traceId && parentId ? { traceId, parentId } : undefined
}

const ids = new WeakMap<IncomingMessage, string>()

/** Returns the id of the trace to which a request belongs: the caller's, or a new one. */
export function traceIdOf(request: IncomingMessage): string {
  const known = ids.get(request) ?? readTraceparent(request)?.traceId ?? randomBytes(16).toString('hex')
  ids.set(request, known)
  return known
}
