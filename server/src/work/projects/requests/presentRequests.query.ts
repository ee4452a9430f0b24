import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import type { ReceivedRequest } from '@mentor-connect/contract/work/projects/briefs'
import type { ProjectRequest } from '@mentor-connect/contract/work/projects/projects'
import type { Database } from '../../../kernel/database/schema'
import { rolesOf } from '../briefs/briefColumns'
import { selectBriefs } from '../briefs/briefs.repo'
import { mentorOf } from '../briefs/presentBrief'
import type { StoredRequest } from './requests.repo'

/** Maximum number of certificates that a mentor sees with one request. */
const CERTIFICATES_SHOWN = 5

const roleOf = (brief: { roles: string }, roleId: string) => ({
  id: roleId,
  name: rolesOf(brief).find(({ id }) => id === roleId)?.name ?? '',
})

const factsOf = (row: StoredRequest, reader: 'learner' | 'mentor') => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  ...noteFor(row, reader),
  ...(row.answer !== null && { answer: row.answer }),
  ...(row.team_id !== null && { teamId: row.team_id }),
  sentAt: row.sent_at,
  ...(row.answered_at !== null && { answeredAt: row.answered_at }),
  version: row.version,
})

/** Returns the note of a request, unless it is hidden from this reader, who has received it. */
function noteFor({ kind, note, hidden_at }: StoredRequest, reader: 'learner' | 'mentor') {
  const isReceived = (kind === 'application') === (reader === 'mentor')
  return hidden_at !== null && isReceived ? { note: '', isHidden: true as const } : { note }
}

/** Converts requests to the form that their learner sees. */
export async function toOwnRequests(db: Database, rows: StoredRequest[]): Promise<ProjectRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ brief_id }) => brief_id)
  const briefs = await selectBriefs(db).where('project_briefs.id', 'in', ids).execute()
  const byId = new Map(briefs.map((brief) => [brief.id, brief]))
  return rows.flatMap((row) => {
    const brief = byId.get(row.brief_id)
    if (!brief) return []
    const language = brief.language as CourseLanguage
    const project = { _id: brief.id, title: brief.title, language, isOpen: brief.listed === 1 }
    return { ...factsOf(row, 'learner'), project, mentor: mentorOf(brief), role: roleOf(brief, row.role_id) }
  })
}

/** Converts requests to the form that the mentor of the brief sees. */
export async function toReceived(
  db: Database,
  brief: { roles: string },
  rows: StoredRequest[],
): Promise<ReceivedRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ learner_id }) => learner_id)
  const learners = await db
    .selectFrom('learners')
    .select(['id', 'name', 'profile'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(learners.map((learner) => [learner.id, learner]))
  const certificates = await certificatesOf(db, ids)
  return rows.flatMap((row) => {
    const learner = byId.get(row.learner_id)
    if (!learner) return []
    return {
      ...factsOf(row, 'mentor'),
      learner: { id: learner.id, name: learner.name, ...(learner.profile && { profile: learner.profile }) },
      role: roleOf(brief, row.role_id),
      certificates: certificates.get(row.learner_id) ?? [],
    }
  })
}

async function certificatesOf(db: Database, learnerIds: string[]) {
  const rows = await db
    .selectFrom('certificates')
    .select(['learner_id', 'course_name'])
    .where('learner_id', 'in', learnerIds)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const names = new Map<string, string[]>()
  for (const { learner_id, course_name } of rows) {
    const known = names.get(learner_id!) ?? []
    if (known.length < CERTIFICATES_SHOWN) names.set(learner_id!, [...known, course_name])
  }
  return names
}
