import type { Statement } from '../database/activity'

export interface TracedRequest {
  method: string
  /** As it is declared: addresses as they were sent contain ids. */
  route: string
  traceId: string
  /** The caller's span, if it has one. */
  parentId?: string
}

export interface RequestSpan {
  /** What runs in `work`, and what it starts, belongs to the span. */
  run: (work: () => void) => void
  fail: (error: Error) => void
  end: (statusCode: number) => void
}

export interface TracedCall {
  method: string
  host: string
}

/** Records requests and what they cause. */
export interface Tracing {
  request: (request: TracedRequest) => RequestSpan
  /** Records a statement that has just ended, if a request has caused it. */
  statement: (statement: Statement) => void
  /** Records a call of another service. `send` gets the headers that continue the trace there. */
  call: <Result>(
    call: TracedCall,
    send: (headers: Record<string, string>) => Promise<Result>,
  ) => Promise<Result>
  /** Sends what was not sent yet. */
  close: () => Promise<void>
}

let current: Tracing | undefined

/** The tracing of this process; undefined if it is off. */
export const currentTracing = (): Tracing | undefined => current

/** Call it before databases are opened and servers are built. */
export function setTracing(tracing: Tracing | undefined): void {
  current = tracing
}
