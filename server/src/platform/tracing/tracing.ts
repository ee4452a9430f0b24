import type { Statement } from './activity'

export interface TracedRequest {
  method: string
  /** The declared route. The requested address is not used, because it contains ids. */
  route: string
  traceId: string
  /** Id of the caller's span; undefined if the caller has none. */
  parentId?: string
}

export interface RequestSpan {
  /** Runs `work`. Everything that it does or starts belongs to the span. */
  run: (work: () => void) => void
  fail: (error: Error) => void
  /**
   * Ends the span.
   * @param route the route, if it was not known at the beginning
   */
  end: (statusCode: number, route?: string) => void
}

export interface TracedCall {
  method: string
  host: string
}

/** Records requests, jobs, and the work that they cause. */
export interface Tracing {
  request: (request: TracedRequest) => RequestSpan
  /** Records a part of a request, or work outside of requests, such as a job, which gets a separate trace. */
  work: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
  /** Records a statement that has just ended, if it belongs to a request or to recorded work. */
  statement: (statement: Statement) => void
  /** Records a call to another service. `send` gets the headers that continue the trace in that service. */
  call: <Result>(
    call: TracedCall,
    send: (headers: Record<string, string>) => Promise<Result>,
  ) => Promise<Result>
  /** Sends the remaining records. */
  close: () => Promise<void>
}

let current: Tracing | undefined

/** Returns the tracing of this process, or undefined if tracing is off. */
export const currentTracing = (): Tracing | undefined => current

/** Runs work and records it under this name if tracing is on. The name must not contain values. */
export const traceWork = <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  current ? current.work(name, run) : run()

/** Turns tracing on or off. Call it before databases are opened and servers are built. */
export function setTracing(tracing: Tracing | undefined): void {
  current = tracing
}
