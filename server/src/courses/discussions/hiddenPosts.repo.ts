import type { PostKind } from '@mentor-connect/contract/trust/reports'
import type { Instant, Database } from '../../kernel/database/schema'
import { postState } from '../../kernel/reportables/postState'
import type { Hiding } from '../../kernel/reportables/reportable'

/** Table of each kind of post. */
const TABLES = { question: 'lesson_questions', answer: 'lesson_answers' } as const

/** Describes how questions or answers are hidden. */
export function hidingOf(kind: PostKind): Hiding & { telling: null } {
  const table = TABLES[kind]
  return {
    async states(db, ids) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'person_id', 'hidden_at', 'removed_at'])
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map(({ id, person_id, hidden_at, removed_at }) => {
          const isOfDeletedAccount = person_id === ''
          return [id, postState(hidden_at, removed_at !== null || isOfDeletedAccount)]
        }),
      )
    },
    set: (tx, id, { at }) => setHidden(tx, { table, id, at }),
    hideReported: (tx, id, now) =>
      tx
        .updateTable(table)
        .set({ hidden_at: now })
        .where('id', '=', id)
        .where('reviewed', '=', 0)
        .where('hidden_at', 'is', null)
        .execute(),
    announce: null,
    telling: null,
    findFile: null,
  }
}

interface Change {
  table: (typeof TABLES)[PostKind]
  id: string
  at: Instant | null
}

async function setHidden(tx: Database, { table, id, at }: Change): Promise<boolean> {
  const row = await tx
    .updateTable(table)
    .set({ hidden_at: at, reviewed: 1 })
    .where('id', '=', id)
    .where('person_id', '<>', '')
    .where('removed_at', 'is', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
