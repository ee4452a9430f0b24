import type { RequestState } from '@mentor-connect/contract/work/projects/projectRules'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../../kernel/database/schema'
import { isReachable } from './reachable.query'

export type StoredRequest = Selectable<ApiDatabase['project_requests']>

export const findRequest = (db: Database, id: string): Promise<StoredRequest | undefined> =>
  db.selectFrom('project_requests').selectAll().where('id', '=', id).executeTakeFirst()

export const findRequestOf = (db: Database, briefId: string, learnerId: string) =>
  db
    .selectFrom('project_requests')
    .selectAll()
    .where('brief_id', '=', briefId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()

/** Stores a request. It replaces an earlier request of the same learner to the same brief. */
export async function saveRequest(tx: Database, row: Insertable<ApiDatabase['project_requests']>) {
  const { id: _id, brief_id: _brief, learner_id: _learner, ...values } = row
  await tx
    .insertInto('project_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['brief_id', 'learner_id']).doUpdateSet({
        ...values,
        // A hidden note stays hidden if the same words are sent again.
        hidden_at: sql<Instant | null>`case when project_requests.note = excluded.note then project_requests.hidden_at end`,
      }),
    )
    .execute()
}

export async function updateRequest(
  tx: Database,
  { id, version }: Pick<StoredRequest, 'id' | 'version'>,
  values: Updateable<ApiDatabase['project_requests']>,
) {
  await tx
    .updateTable('project_requests')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export async function countWaitingOf(
  db: Database,
  by: 'brief_id' | 'learner_id',
  id: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('project_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(by, '=', id)
    .where('state', '=', 'waiting')
    .$if(by === 'learner_id', (query) => query.where('kind', '=', 'application'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Page {
  limit: number
  offset: number
}

/** Returns applications and invitations of a learner. Those that wait come first, then the last sent. */
export async function listRequestsOf(db: Database, learnerId: string, { limit, offset }: Page) {
  const own = db.selectFrom('project_requests').where('learner_id', '=', learnerId)
  const rows = await own
    .selectAll()
    .orderBy((eb) => eb.case().when('state', '=', 'waiting').then(0).else(1).end())
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/**
 * Returns requests to a brief that its mentor can read, the oldest first. Leaves out people who are blocked,
 * suspended or deleted, and minors whose guardian has withdrawn the consent.
 */
export async function listReceived(
  db: Database,
  { briefId, mentorId, state }: { briefId: string; mentorId: string; state: RequestState },
  { limit, offset }: Page,
) {
  const shown = shownTo(db, mentorId)
    .where('brief_id', '=', briefId)
    .where('project_requests.state', '=', state)
  const rows = await shown
    .selectAll('project_requests')
    .orderBy('sent_at')
    .orderBy('project_requests.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const shownTo = (db: Database, mentorId: string) =>
  db
    .selectFrom('project_requests')
    .innerJoin('learners', 'learners.id', 'project_requests.learner_id')
    .where(isReachable(mentorId))
