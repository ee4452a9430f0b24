import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { workshopNews } from '../meetings/workshopNews'
import { peopleOf, type StoredWorkshop } from '../meetings/workshopSeats.repo'
import { remindedAt, reminderTimes } from '../reminders/dueReminders'
import { findWorkshop } from './workshops.repo'

interface Payload {
  workshopId: string
  start: string
  minutes: number
}

const remind = jobKind<Payload>('workshop.remind-before')
/**
 * Jobs of this kind were added by earlier versions of the server, which reminded everybody the same number of
 * hours before a workshop.
 */
const remindInHours = jobKind<Omit<Payload, 'minutes'> & { hours: number }>('workshop.remind')

export type WorkshopReminders = ReturnType<typeof workshopReminders>

/**
 * Schedules and sends reminders of workshops. They are never cancelled. Instead, a reminder does nothing if
 * the workshop was moved or cancelled.
 */
export function workshopReminders(
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  news: ReturnType<typeof workshopNews>,
) {
  async function effect(tx: Database, { workshopId, start, minutes }: Payload) {
    const workshop = await findWorkshop(tx, workshopId)
    if (workshop?.state !== 'open' || workshop.starts_at !== start) return
    if (start <= clock().toISOString()) return
    const everybody = [workshop.mentor_id, ...(await peopleOf(tx, workshopId, 'booked'))]
    await news.soon(tx, workshopId, await remindedAt(tx, everybody, minutes), `${start}:${minutes}m`)
  }

  jobs.handle(remind, { effect })
  jobs.handle(remindInHours, {
    effect: (tx, { hours, ...about }) => effect(tx, { ...about, minutes: (hours * HOUR_MS) / MINUTE_MS }),
  })

  return {
    async schedule(tx: Database, { id, starts_at }: StoredWorkshop) {
      const reminders = reminderTimes(starts_at, clock()).map(({ minutes, runAt }) => ({
        key: `${id}:${starts_at}:${minutes}`,
        payload: { workshopId: id, start: starts_at, minutes },
        runAt,
        expiresAt: new Date(starts_at),
      }))
      await jobs.enqueueAll(tx, remind, reminders)
    },
  }
}
