import { DIGEST_HOUR } from '@mentor-connect/contract/messages/notificationRules'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import type { Database, Instant } from '../../kernel/database/schema'
import { afterQuietHours, nextLocalHour } from './localTime'
import { timesOf } from './preferences.repo'

const MONDAY = 1

/**
 * Returns the time of the next weekly mail: the next Monday morning of a person, after the person's quiet
 * hours.
 */
export async function nextWeeklyMail(db: Database, personId: string, now: Date): Promise<Instant> {
  const { quietHours, timeZone } = await timesOf(db, personId)
  const morning = nextLocalHour(now, DIGEST_HOUR, timeZone)
  const days = (7 + MONDAY - new Date(localDay(morning, timeZone)).getUTCDay()) % 7
  // A time some hours before that morning, even if the clock changes in between.
  const before = new Date(morning.getTime() + days * DAY_MS - 3 * HOUR_MS)
  return afterQuietHours(nextLocalHour(before, DIGEST_HOUR, timeZone), quietHours, timeZone).toISOString()
}
