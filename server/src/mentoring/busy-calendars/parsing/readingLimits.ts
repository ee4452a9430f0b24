import type { BusyFailure } from '@mentor-connect/contract/mentoring/busyCalendars'

/** Thrown if a calendar cannot be read. Contains the reason. */
export class UnreadCalendar extends Error {
  constructor(
    readonly reason: BusyFailure,
    cause?: unknown,
  ) {
    super(`The calendar cannot be read: ${reason}.`, { cause })
  }
}

/**
 * Maximum number of steps for the repetitions of one calendar, all together. A daily appointment takes 3,650
 * in ten years.
 */
const STEPS_MAX = 300_000
/** Maximum number of appointments of one calendar in the period that is read. */
const SPANS_MAX = 20_000

/** Counts the steps and spans that reading a calendar takes. @throws UnreadCalendar `complex` if that is too much */
export class ReadingLimits {
  private steps = 0
  private spans = 0

  step() {
    this.steps += 1
    if (this.steps > STEPS_MAX) throw new UnreadCalendar('complex')
  }

  span() {
    this.spans += 1
    if (this.spans > SPANS_MAX) throw new UnreadCalendar('complex')
  }
}
