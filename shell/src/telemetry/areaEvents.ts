/** An event of an area in this document, reported to judge the area's release (ADR 166). */
export type AreaEvent =
  /** `ms`: time until the area could be shown. */
  | { kind: 'loaded'; area: string; ms: number }
  /** A part of the area could not be loaded. */
  | { kind: 'failed'; area: string }
  /** The area's code threw an error during use, or tried something that the security policy forbids. */
  | { kind: 'error'; area: string }

/** Maximum number of events that are kept until the reporter is loaded; more would not change the report. */
const WAITING_MAX = 50

let waiting: AreaEvent[] = []
let listener: ((event: AreaEvent) => void) | undefined

export function noteAreaEvent(event: AreaEvent): void {
  if (listener) listener(event)
  else if (waiting.length < WAITING_MAX) waiting.push(event)
}

/** Passes all events to `act`, including those before this call. */
export function followAreaEvents(act: (event: AreaEvent) => void): void {
  const earlier = waiting
  waiting = []
  listener = act
  earlier.forEach(act)
}
