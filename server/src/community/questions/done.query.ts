import type { Database } from '../../kernel/database/schema'

/** The public part of a person's activity in the community. */
export interface Done {
  answers: number
  accepted: number
  /** Number of people who have marked an answer of the person as helpful. */
  helpful: number
}

/** Returns the activity of people, by their ids. People without answers are missing. */
export async function doneBy(db: Database, people: string[]): Promise<Map<string, Done>> {
  const ids = [...new Set(people)].filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('community_answers')
    .select((eb) => [
      'person_id',
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number>('accepted').as('accepted'),
      eb.fn.sum<number>('helpful').as('helpful'),
    ])
    .where('person_id', 'in', ids)
    .where('listed', '=', 1)
    .groupBy('person_id')
    .execute()
  return new Map(
    rows.map(({ person_id, answers, accepted, helpful }) => [
      person_id,
      { answers: Number(answers), accepted: Number(accepted), helpful: Number(helpful) },
    ]),
  )
}
