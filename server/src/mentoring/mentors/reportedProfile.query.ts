import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'

export async function reportedProfile(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const mentor = await db
    .selectFrom('mentors')
    .select(['id', 'name', 'profile', 'expertise', 'experience', 'headline', 'story', 'city'])
    .where('id', '=', subjectId)
    .where('verified', '=', 1)
    .executeTakeFirst()
  if (!mentor) return undefined
  const links = await db
    .selectFrom('mentor_links')
    .select('value')
    .where('person_id', '=', subjectId)
    .orderBy('position')
    .execute()
  return {
    id: mentor.id,
    about: { id: mentor.id, role: 'mentor' },
    content: { ...mentor, links: links.map(({ value }) => value) },
  }
}
