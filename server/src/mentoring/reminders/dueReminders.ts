import {
  DEFAULT_REMINDERS,
  REMINDER_MINUTES,
} from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import type { NotificationChannel } from '@mentor-connect/contract/messages/notificationRules'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../../kernel/database/schema'
import { chosenReminders } from './reminders.repo'

/**
 * Returns all times at which a person may have chosen to be reminded, except those that have passed. A job is
 * queued for each of them. The job reads who wants the reminder only when it runs, so that a changed choice
 * also applies to sessions that are already booked.
 */
export const reminderTimes = (startsAt: string, now: Date): { minutes: number; runAt: Date }[] =>
  REMINDER_MINUTES.map((minutes) => ({
    minutes,
    runAt: new Date(Date.parse(startsAt) - minutes * MINUTE_MS),
  })).filter(({ runAt }) => runAt > now)

export interface Reminded {
  personId: string
  /**
   * The channels that the person has chosen; undefined for all channels that the notification settings allow.
   */
  channels?: NotificationChannel[]
}

/** Returns those of the given people who want to be reminded this number of minutes before the start. */
export async function remindedAt(db: Database, personIds: string[], minutes: number): Promise<Reminded[]> {
  const chosen = await chosenReminders(db, personIds)
  return personIds.flatMap((personId): Reminded[] => {
    const own = chosen.get(personId)
    const reminder = (own ?? DEFAULT_REMINDERS).find((one) => one.minutes === minutes)
    if (!reminder) return []
    if (!own) return [{ personId }]
    const channels = (['push', 'mail'] as const).filter((channel) => reminder[channel])
    return [{ personId, channels }]
  })
}
