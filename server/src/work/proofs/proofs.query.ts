import type { Database } from '../../kernel/database/schema'

/** Maximum number of certificates, and of works, that the queries below return. */
const LISTED_MAX = 100

/** Returns the valid certificates of a learner, the latest first. `ids` restricts them to these ids. */
export async function certificatesOf(db: Database, learnerId: string, ids?: string[]) {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('certificates')
    .select([
      'id',
      'course_name as courseName',
      'instructor_name as instructorName',
      'created_at as issuedAt',
    ])
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .orderBy('created_at', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return rows
}

/**
 * Returns the approved works of a learner that are not hidden, the latest first. `ids` restricts them to
 * these ids.
 */
export async function worksOf(db: Database, learnerId: string, ids?: string[]) {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('task_works')
    .innerJoin('task_submissions', (join) =>
      join
        .onRef('task_submissions.work_id', '=', 'task_works.id')
        .onRef('task_submissions.number', '=', 'task_works.number'),
    )
    .innerJoin('courses', 'courses.id', 'task_works.course_id')
    .innerJoin('lessons', (join) =>
      join
        .onRef('lessons.course_id', '=', 'task_works.course_id')
        .onRef('lessons.id', '=', 'task_works.lesson_id'),
    )
    .select(['task_works.id', 'lessons.title', 'courses.title as courseName'])
    .select(['task_submissions.text', 'task_submissions.link'])
    .where('task_works.learner_id', '=', learnerId)
    .where('task_works.state', '=', 'approved')
    .where('task_submissions.hidden_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('task_works.id', 'in', ids!))
    .orderBy('task_submissions.sent_at', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return rows.map(({ link, ...work }) => ({ ...work, ...(link && { link }) }))
}

/**
 * Returns the projects in which a mentor has confirmed the contribution of a learner, the latest first.
 * `teamIds` restricts them to these teams.
 */
export async function projectsOf(db: Database, learnerId: string, teamIds?: string[]) {
  if (teamIds?.length === 0) return []
  const rows = await db
    .selectFrom('project_members')
    .innerJoin('project_teams', 'project_teams.id', 'project_members.team_id')
    .leftJoin('mentors', 'mentors.id', 'project_teams.mentor_id')
    .select(['team_id as id', 'project_teams.title', 'role', 'mentors.name as mentorName', 'decided_at'])
    .where('learner_id', '=', learnerId)
    .where('is_proven', '=', 1)
    .where('left_at', 'is', null)
    .$if(teamIds !== undefined, (query) => query.where('team_id', 'in', teamIds!))
    .orderBy('decided_at', 'desc')
    .orderBy('team_id')
    .limit(LISTED_MAX)
    .execute()
  return rows.map(({ decided_at, mentorName, ...project }) => ({
    ...project,
    mentorName: mentorName ?? '',
    decidedAt: decided_at!,
  }))
}
