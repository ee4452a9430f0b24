import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'

export async function reportedCourse(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title', 'description', 'mentor_id', 'status', 'updated_at'])
    .where('id', '=', subjectId)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
  if (!course) return undefined
  const lessons = await db
    .selectFrom('lessons')
    .select(['title', 'type', 'url', 'file'])
    .where('course_id', '=', subjectId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  return {
    id: course.id,
    about: { id: course.mentor_id, role: 'mentor' },
    content: { ...course, lessons },
  }
}
