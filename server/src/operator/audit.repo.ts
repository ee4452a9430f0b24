import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../api/database/schema'
import type { OperatorContext } from './command'

type Database = Kysely<ApiDatabase>

interface Act {
  /** Name of the command. */
  act: string
  /** An id: unlike an address it says nothing once the account is gone. */
  target: string
  reason?: string
}

/** Keeps who did what. In the transaction of the act itself where there is one. */
export async function recordAct(
  db: Database,
  { operator, clock }: Pick<OperatorContext, 'operator' | 'clock'>,
  { act, target, reason }: Act,
) {
  const at = clock().toISOString()
  await db
    .insertInto('operator_acts')
    .values({ id: randomUUID(), at, operator, act, target, reason: reason ?? null })
    .execute()
}

export interface KeptAct {
  at: string
  operator: string
  act: string
  target: string
  /** Whose account the target is, while there is one. */
  email: string | null
  reason: string | null
}

/** Newest first. */
export function listActs(db: Database, limit: number): Promise<KeptAct[]> {
  return db
    .selectFrom('operator_acts')
    .leftJoin('learners', 'learners.id', 'operator_acts.target')
    .leftJoin('mentors', (join) =>
      join.onRef('mentors.id', '=', 'operator_acts.target').on('mentors.verified', '=', 1),
    )
    .select(['at', 'operator', 'act', 'target', 'reason'])
    .select(({ fn }) => fn.coalesce('learners.email', 'mentors.email').as('email'))
    .orderBy('at', 'desc')
    .orderBy('operator_acts.id')
    .limit(limit)
    .execute()
}
