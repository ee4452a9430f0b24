import type { TestApp } from '../../../testing/testApp'

/** Inserts many learners without signing them in. Returns their ids. */
export async function insertLearners({ db, clock }: Pick<TestApp, 'db' | 'clock'>, count: number) {
  const at = clock().toISOString()
  const ids = Array.from({ length: count }, (_, n) => `learner-${n}`)
  await db
    .insertInto('learners')
    .values(
      ids.map((id) => ({
        id,
        email: `${id}@example.org`,
        name: id,
        password_hash: null,
        mobile: null,
        profile: null,
        verified: 1 as const,
        auth_type: null,
        language: null,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  return ids
}
