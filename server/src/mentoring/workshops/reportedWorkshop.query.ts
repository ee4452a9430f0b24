import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'

/** Finds a reported workshop with the mentor's name, which is shown next to the title. */
export async function reportedWorkshop(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const workshop = await db
    .selectFrom('workshops as w')
    .innerJoin('mentors', 'mentors.id', 'w.mentor_id')
    .select(['w.id', 'w.title', 'w.description', 'w.subject', 'w.language', 'mentors.name as mentor'])
    .select(['w.mentor_id', 'w.starts_at', 'w.ends_at', 'w.state', 'w.updated_at'])
    .where('w.id', '=', subjectId)
    .where('w.state', '<>', 'draft')
    .executeTakeFirst()
  return (
    workshop && {
      id: workshop.id,
      about: { id: workshop.mentor_id, role: 'mentor' },
      content: workshop,
    }
  )
}
