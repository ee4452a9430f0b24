import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { notifier } from '../notifications/notifier'
import { cancelMentorshipsOf, type CancelledMentorship } from './cancelMentorships.repo'

type Database = Kysely<ApiDatabase>

/** Cancels what a person has open and tells the other people, not why. The caller holds the lock of the account. */
export async function cancelOpenMentorships(
  tx: Database,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  personId: string,
) {
  const cancelled = await cancelMentorshipsOf(tx, personId, dependencies.clock().toISOString())
  await tellCancelled(tx, dependencies, cancelled)
}

export async function tellCancelled(
  tx: Database,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  cancelled: CancelledMentorship[],
) {
  for (const { id, version, partnerId: to } of cancelled)
    await notifier(dependencies).record(tx, {
      ...{ kind: 'mentorship-cancelled', subject: id, to, key: `${id}:${version}:${to}` },
    })
}
