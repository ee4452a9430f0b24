import {
  DEFAULT_REMINDERS,
  REMINDER_MINUTES,
} from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import type { NotificationChannel } from '@mentor-connect/contract/messages/notificationRules'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../../kernel/database/schema'
import { chosenReminders } from './reminders.repo'

/**
 * The times at which somebody may want to be reminded of something, apart from those that have passed. There is a job
 * for each of them, which decides when it runs who is reminded: so a change of the choice also applies to sessions
 * that are booked already.
 */
export const reminderTimes = (startsAt: string, now: Date): { minutes: number; runAt: Date }[] =>
  REMINDER_MINUTES.map((minutes) => ({
    minutes,
    runAt: new Date(Date.parse(startsAt) - minutes * MINUTE_MS),
  })).filter(({ runAt }) => runAt > now)

export interface Reminded {
  personId: string
  /** The ways that the person has chosen; undefined for all that the settings of notifications allow. */
  channels?: NotificationChannel[]
}

/** Returns the given people who want to be reminded this number of minutes before. */
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
