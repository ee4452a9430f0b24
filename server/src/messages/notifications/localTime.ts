import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { QUIET_STEP_MINUTES } from '@mentor-connect/contract/messages/notificationRules'

const STEP_MS = QUIET_STEP_MINUTES * MINUTE_MS
const STEPS_MAX = (2 * 24 * 60) / QUIET_STEP_MINUTES

/**
 * Start and end of the quiet hours in minutes since local midnight. If both are equal, there are no quiet
 * hours.
 */
export interface QuietHours {
  from: number
  until: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the minutes since local midnight in this time zone. */
export function localMinute(at: Date, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
    clocks.set(timeZone, clock)
  }
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number)
  return hours * 60 + minutes
}

export function isQuiet(at: Date, { from, until }: QuietHours, timeZone: string): boolean {
  const minute = localMinute(at, timeZone)
  return from <= until ? from <= minute && minute < until : from <= minute || minute < until
}

/**
 * Returns `at` if it is not in quiet hours; otherwise the first quarter hour after them. It reads the local
 * time of each quarter hour instead of adding hours, so that the result is correct in nights with a clock
 * change.
 */
export function afterQuietHours(at: Date, quiet: QuietHours, timeZone: string): Date {
  return isQuiet(at, quiet, timeZone) ? nextQuarter(at, (time) => !isQuiet(time, quiet, timeZone)) : at
}

/** Returns the next time at which a local clock in the time zone shows this hour. */
export function nextLocalHour(at: Date, hour: number, timeZone: string): Date {
  const before = { from: 0, until: hour * 60 }
  const isBefore = (time: Date) => isQuiet(time, before, timeZone)
  return nextQuarter(at, (time) => !isBefore(time) && isBefore(new Date(time.getTime() - STEP_MS)))
}

function nextQuarter(at: Date, isFound: (time: Date) => boolean): Date {
  let time = Math.floor(at.getTime() / STEP_MS) * STEP_MS
  for (let step = 0; step < STEPS_MAX; step += 1) {
    time += STEP_MS
    if (isFound(new Date(time))) return new Date(time)
  }
  return new Date(time)
}
