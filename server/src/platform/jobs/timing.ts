/** How often and how long, in milliseconds. Tests hand in shorter ones. */
export interface JobTiming {
  /** How often a process looks for jobs that others have added, or whose time has come. */
  poll: number
  /** How long an attempt holds its job without a sign of life; it is renewed while its process lives. */
  lease: number
  /** How long a process that stops waits for its jobs. */
  drain: number
  /** Waits before the next try, after each failed one. As many tries as there are waits, and one more. */
  retries: number[]
  /** How many jobs one process does at the same time, and how many of one kind: a mail server that hangs stops nothing else. */
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
  // A mail server may be away for a night.
  retries: [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR],
  concurrency: 8,
  perKind: 4,
}
