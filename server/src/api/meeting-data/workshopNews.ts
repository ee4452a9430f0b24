import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { notifier } from '../notifications/notifier'
import {
  aheadOf,
  cancelStored,
  lockWorkshop,
  peopleOf,
  removePerson,
  type StoredWorkshop,
} from './workshopSeats.repo'

type Database = Kysely<ApiDatabase>

/** What people are told of workshops. The entries name the workshop, never another learner. */
export function workshopNews({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  const news = {
    seat: async (tx: Database, { id, starts_at }: StoredWorkshop, learnerIds: string[]) => {
      for (const to of learnerIds)
        await notifications.record(tx, {
          ...{ kind: 'workshop-seat', subject: id, to, key: `${id}:${starts_at}:${to}` },
        })
    },

    everybody: async (
      tx: Database,
      kind: 'workshop-moved' | 'workshop-cancelled',
      { id, revision }: StoredWorkshop,
    ) => {
      for (const to of await peopleOf(tx, id))
        await notifications.record(tx, { kind, subject: id, to, key: `${id}:${revision}:${to}` })
    },

    soon: (tx: Database, id: string, to: string, key: string) =>
      notifications.record(tx, { kind: 'workshop-soon', subject: id, to, key: `${id}:${key}:${to}` }),

    /** A person cannot take part any more: cancels the workshops of a mentor, gives up the seats of a learner. */
    async withdraw(tx: Database, personId: string, role: 'user' | 'mentor') {
      const now = clock().toISOString()
      for (const id of await aheadOf(tx, personId, role, now)) {
        const workshop = await lockWorkshop(tx, id)
        if (workshop?.state !== 'open') continue
        if (role === 'mentor') {
          await news.everybody(tx, 'workshop-cancelled', workshop)
          await cancelStored(tx, workshop, now)
        } else await news.seat(tx, workshop, (await removePerson(tx, id, personId)) ?? [])
      }
    },
  }
  return news
}
