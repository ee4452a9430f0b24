import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { NotificationChannel } from '@mentor-connect/contract/messages/notificationRules'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../kernel/database/schema'
import { countSent } from './deliveries.repo'

const WEEK_HOURS = 7 * 24

/** A channel is stopped if it sends this many times the usual number of messages. */
export const STORM_FACTOR = 5
/**
 * Minimum number of messages in an hour that counts as usual, because a small or new site has no meaningful
 * average yet.
 */
export const USUAL_AT_LEAST = 200

/**
 * Tells whether a channel of the whole site sends far more than usual: in the last hour, more than five times
 * the hourly average of a week. This indicates a fault, so the channel stops until the number is normal
 * again. The messages are counted once a minute.
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
