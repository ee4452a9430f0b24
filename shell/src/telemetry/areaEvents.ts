/** What happened to an area in this document; it is reported for judging its release (ADR 166). */
export type AreaEvent =
  /** `ms`: until it could be shown. */
  | { kind: 'loaded'; area: string; ms: number }
  /** A part of it could not be loaded. */
  | { kind: 'failed'; area: string }
  /** The code of the area threw while people used it, or tried what the security policy forbids. */
  | { kind: 'error'; area: string }

/** Events before the reporter is loaded; more do not change what is reported. */
const WAITING_MAX = 50

let waiting: AreaEvent[] = []
let listener: ((event: AreaEvent) => void) | undefined

export function noteAreaEvent(event: AreaEvent): void {
  if (listener) listener(event)
  else if (waiting.length < WAITING_MAX) waiting.push(event)
}

/** Passes on all events, those before this call first. */
export function followAreaEvents(act: (event: AreaEvent) => void): void {
  const earlier = waiting
  waiting = []
  listener = act
  earlier.forEach(act)
}
