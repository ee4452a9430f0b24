import type { Statement } from './activity'

export interface TracedRequest {
  method: string
  /** The declared route, because requested addresses contain ids. */
  route: string
  traceId: string
  /** The caller's span, if it has one. */
  parentId?: string
}

export interface RequestSpan {
  /** Runs `work`. Everything in it, and everything it starts, belongs to the span. */
  run: (work: () => void) => void
  fail: (error: Error) => void
  /** @param route the route if it was not known at the beginning */
  end: (statusCode: number, route?: string) => void
}

export interface TracedCall {
  method: string
  host: string
}

/** Records requests, jobs, and what they cause. */
export interface Tracing {
  request: (request: TracedRequest) => RequestSpan
  /** Runs a part of a request, or work outside of requests, such as a job, which gets a separate trace. */
  work: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
  /** Records a statement that has just ended, if it belongs to a request or to work. */
  statement: (statement: Statement) => void
  /** Records a call of another service. `send` gets the headers that continue the trace there. */
  call: <Result>(
    call: TracedCall,
    send: (headers: Record<string, string>) => Promise<Result>,
  ) => Promise<Result>
  /** Sends the remaining records. */
  close: () => Promise<void>
}

let current: Tracing | undefined

/** The tracing of this process; undefined if it is off. */
export const currentTracing = (): Tracing | undefined => current

/** Records work under this name, if tracing is on. The name must not contain values. */
export const traceWork = <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  current ? current.work(name, run) : run()

/** Turns tracing on or off. Call it before databases are opened and servers are built. */
export function setTracing(tracing: Tracing | undefined): void {
  current = tracing
}
