import type { Database } from '../../kernel/database/schema'

/**
 * Records that public pages which show a mentor have changed, so that cached pages are rendered again. For
 * the columns that people edit, triggers do this.
 */
export async function recordMentorChange(tx: Database, mentorId: string) {
  await tx
    .insertInto('content_changes')
    .values([{ tag: `mentor:${mentorId}` }, { tag: 'mentors' }])
    .execute()
}
