import type { Database } from '../../kernel/database/schema'

/**
 * Records that the public pages with a mentor have changed, so that cached ones are rendered again. Triggers do it for
 * the columns that people edit.
 */
export async function recordMentorChange(tx: Database, mentorId: string) {
  await tx
    .insertInto('content_changes')
    .values([{ tag: `mentor:${mentorId}` }, { tag: 'mentors' }])
    .execute()
}
