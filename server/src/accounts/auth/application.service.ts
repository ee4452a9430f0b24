import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { applicationSentAt, latestDecisions } from './application.repo'

/**
 * Minimum number of decisions from which a usual waiting time is calculated. Fewer are not representative.
 */
const DECISIONS_MIN = 5
/** Share of applications that were decided within the usual waiting time. */
const SHARE = 0.9

export function applicationService({ db }: Pick<ApiDependencies, 'db'>) {
  return {
    async of(mentorId: string): Promise<{ sentAt: string; usualDays?: number }> {
      const sentAt = await applicationSentAt(db, mentorId)
      if (!sentAt) throw errors.notFound('Mentor')
      const decisions = await latestDecisions(db)
      const waits = decisions.map((one) => Date.parse(one.decidedAt) - Date.parse(one.sentAt))
      if (waits.length < DECISIONS_MIN) return { sentAt }
      const longest = waits.sort((a, b) => a - b)[Math.ceil(waits.length * SHARE) - 1]!
      return { sentAt, usualDays: Math.max(1, Math.ceil(longest / DAY_MS)) }
    },
  }
}
