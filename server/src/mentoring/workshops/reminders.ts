import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { REMINDED_HOURS_BEFORE } from '../meetings/remindedHours'
import type { workshopNews } from '../meetings/workshopNews'
import { peopleOf, type StoredWorkshop } from '../meetings/workshopSeats.repo'
import { findWorkshop } from './workshops.repo'

const remind = jobKind<{ workshopId: string; start: string; hours: number }>('workshop.remind')

export type WorkshopReminders = ReturnType<typeof workshopReminders>

/**
 * Reminders of workshops. They are never cancelled. Instead, a reminder does nothing if the workshop was moved
 * or cancelled since.
 */
export function workshopReminders(
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  news: ReturnType<typeof workshopNews>,
) {
  jobs.handle(remind, {
    effect: async (tx, { workshopId, start, hours }) => {
      const workshop = await findWorkshop(tx, workshopId)
      if (workshop?.state !== 'open' || workshop.starts_at !== start) return
      if (start <= clock().toISOString()) return
      const people = [workshop.mentor_id, ...(await peopleOf(tx, workshopId, 'booked'))]
      await news.soon(tx, workshopId, people, `${start}:${hours}`)
    },
  })

  return {
    async schedule(tx: Database, { id, starts_at }: StoredWorkshop) {
      for (const hours of REMINDED_HOURS_BEFORE) {
        const runAt = new Date(Date.parse(starts_at) - hours * HOUR_MS)
        if (runAt <= clock()) continue
        await jobs.enqueue(tx, remind, {
          key: `${id}:${starts_at}:${hours}`,
          payload: { workshopId: id, start: starts_at, hours },
          runAt,
          expiresAt: new Date(starts_at),
        })
      }
    },
  }
}
