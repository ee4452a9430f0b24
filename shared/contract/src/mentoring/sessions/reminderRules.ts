import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../rules/durations'
import { REMINDERS_MAX } from './sessionLimits'

const HOUR = HOUR_MS / MINUTE_MS
const DAY = DAY_MS / MINUTE_MS

/** Times before the beginning that can be chosen, in minutes, the latest first. */
export const REMINDER_MINUTES = [10, 30, HOUR, 3 * HOUR, DAY, 2 * DAY] as const

/** A mail waits a quarter of an hour, in which somebody may read the reminder; one sent later would come too late. */
export const MAIL_MINUTES_MIN = HOUR

export interface Reminder {
  minutes: number
  push: boolean
  mail: boolean
}

/** The reminders of people who have not chosen any. */
export const DEFAULT_REMINDERS: readonly Reminder[] = [
  { minutes: DAY, push: true, mail: true },
  { minutes: HOUR, push: true, mail: true },
]

export type ReminderError = 'time' | 'twice' | 'mail_late' | 'too_many'

/** Returns the errors of chosen reminders, by field: `reminders`, `reminders.0`. */
export function reminderErrors(reminders: readonly Reminder[]): Record<string, ReminderError> {
  const found: [string, ReminderError][] = reminders.length > REMINDERS_MAX ? [['reminders', 'too_many']] : []
  for (const [index, reminder] of reminders.entries()) {
    const error = reminderError(reminder, reminders.slice(0, index))
    if (error) found.push([`reminders.${index}`, error])
  }
  return Object.fromEntries(found)
}

function reminderError({ minutes, mail }: Reminder, others: readonly Reminder[]): ReminderError | undefined {
  if (!(REMINDER_MINUTES as readonly number[]).includes(minutes)) return 'time'
  if (others.some((other) => other.minutes === minutes)) return 'twice'
  return mail && minutes < MAIL_MINUTES_MIN ? 'mail_late' : undefined
}
