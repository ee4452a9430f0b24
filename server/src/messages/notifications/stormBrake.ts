import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { NotificationChannel } from '@mentor-connect/contract/messages/notificationRules'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../kernel/database/schema'
import { countSent } from './deliveries.repo'

const WEEK_HOURS = 7 * 24

/** How many times the usual rate stops a channel. */
export const STORM_FACTOR = 5
/** Usual messages in an hour, at least: a small or new site has no usual rate. */
export const USUAL_AT_LEAST = 200

/**
 * Whether a channel sends far more than usual, on the whole site: more in the last hour than five times the hourly average
 * of a week. Then something is wrong, and it waits until the rate is normal again. Counted once a minute.
 */
export function stormBrake({ clock, logger }: { clock: () => Date; logger?: FastifyBaseLogger | undefined }) {
  const known = new Map<NotificationChannel, { until: number; isStopped: boolean }>()

  async function judge(tx: Database, channel: NotificationChannel, now: number) {
    const since = (hours: number) => new Date(now - hours * HOUR_MS).toISOString()
    const lastHour = await countSent(tx, channel, since(1))
    if (lastHour <= STORM_FACTOR * USUAL_AT_LEAST) return false
    const before = (await countSent(tx, channel, since(WEEK_HOURS + 1))) - lastHour
    const usual = Math.max(USUAL_AT_LEAST, before / WEEK_HOURS)
    if (lastHour <= STORM_FACTOR * usual) return false
    logger?.error(
      { channel, lastHour, usual: Math.round(usual) },
      'notifications are held back: one channel has sent more than five times its usual number in an hour; look for the cause in the table events',
    )
    return true
  }

  return {
    async isStopped(tx: Database, channel: NotificationChannel): Promise<boolean> {
      const now = clock().getTime()
      const last = known.get(channel)
      if (last && now < last.until) return last.isStopped
      const isStopped = await judge(tx, channel, now)
      known.set(channel, { until: now + MINUTE_MS, isStopped })
      return isStopped
    },
  }
}

export type StormBrake = ReturnType<typeof stormBrake>
