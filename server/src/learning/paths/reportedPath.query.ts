import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import { PLATFORM, type Subject } from '../../kernel/reportables/reportable'
import { milestoneTitles } from './skillPaths.repo'

/** Finds a reported path, which must be published. Its mentor is responsible for it, or the platform. */
export async function reportedPath(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const path = await db
    .selectFrom('skill_paths as p')
    .leftJoin('mentors', 'mentors.id', 'p.mentor_id')
    .select(['p.id', 'p.title', 'p.purpose as description', 'p.language', 'p.updated_at'])
    .select(['mentors.id as mentor_id', 'mentors.name as mentor'])
    .where('p.id', '=', subjectId)
    .where('p.state', '=', 'published')
    .executeTakeFirst()
  if (!path) return undefined
  const milestones = (await milestoneTitles(db, [path.id])).get(path.id) ?? []
  return {
    id: path.id,
    about: path.mentor_id === null ? PLATFORM : { id: path.mentor_id, role: 'mentor' },
    content: { ...path, milestones: milestones.join('\n') },
  }
}
