import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@mentor-connect/contract/rules/durations'

/** Intervals and timeouts in milliseconds. Tests pass shorter ones. */
export interface JobTiming {
  /** Polling interval for due jobs. */
  poll: number
  /** Duration of a lease, which is renewed while the process lives. */
  lease: number
  /** Maximum time that a stopping process waits for its running jobs. */
  drain: number
  /** Delays before each retry. There is one attempt more than there are delays. */
  retries: number[]
  /**
   * Maximum number of concurrent jobs per process. `perKind` is lower, so that a hanging mail server does not block
   * other kinds.
   */
  concurrency: number
  perKind: number
}

export const JOB_TIMING: JobTiming = {
  poll: 2 * SECOND_MS,
  lease: 30 * SECOND_MS,
  drain: 8 * SECOND_MS,
  // Together, the delays are longer than a night, in case a mail server is down for that long.
  retries: [
    10 * SECOND_MS,
    30 * SECOND_MS,
    2 * MINUTE_MS,
    10 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    8 * HOUR_MS,
  ],
  concurrency: 8,
  perKind: 4,
}
