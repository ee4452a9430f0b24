import type { Database } from '../../kernel/database/schema'
import type { PostKey } from './pictures.repo'

const TABLES = { question: 'community_questions', answer: 'community_answers' } as const

/**
 * Returns the number of a person's posts that have ever been shown, and the number of those that are hidden.
 */
export async function countPosts(db: Database, personId: string) {
  const counts = { approved: 0, hidden: 0 }
  for (const table of Object.values(TABLES)) {
    const row = await db
      .selectFrom(table)
      .select((eb) => [
        eb.fn.count<number>('approved_at').as('approved'),
        eb.fn.count<number>('hidden_at').as('hidden'),
      ])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    counts.approved += Number(row.approved)
    counts.hidden += Number(row.hidden)
  }
  return counts
}

interface Text extends PostKey {
  personId: string
  hash: string
  /** Instant in ISO 8601. */
  since: string
}

/** Tells whether a person has written another post of the same kind with this text since a given time. */
export async function hasEqual(db: Database, { kind, id, personId, hash, since }: Text): Promise<boolean> {
  const row = await db
    .selectFrom(TABLES[kind])
    .select('id')
    .where('person_id', '=', personId)
    .where('text_hash', '=', hash)
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
