/** Intervals and timeouts in milliseconds. Tests pass shorter ones. */
export interface JobTiming {
  /** Polling interval for due jobs. */
  poll: number
  /** Duration of a lease; renewed while the process lives. */
  lease: number
  /** How long a stopping process waits for its jobs. */
  drain: number
  /** Delays before each retry. There is one attempt more than there are delays. */
  retries: number[]
  /** Concurrent jobs per process, in total and per kind: a hanging mail server must not block other kinds. */
  concurrency: number
  perKind: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const JOB_TIMING: JobTiming = {
  poll: 2 * SECOND,
  lease: 30 * SECOND,
  drain: 8 * SECOND,
  // A mail server may be down for a night.
  retries: [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR],
  concurrency: 8,
  perKind: 4,
}
