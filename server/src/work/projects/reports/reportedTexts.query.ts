import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../../kernel/database/schema'
import type { Subject } from '../../../kernel/reportables/reportable'
import { listOf } from '../../openings/openingColumns'
import { findBrief } from '../briefs/briefs.repo'
import { findTeamFile } from '../files/teamFiles.repo'
import { findRequest } from '../requests/requests.repo'
import { authorIn } from './reportedProjects.query'

type Found = Promise<Subject | undefined>

/** An answer to the question of a week, for those who read it. */
export async function reportedCheckIn(db: Database, { subjectId, userId }: NewReport): Found {
  const row = await db
    .selectFrom('project_check_ins')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst()
  if (!row) return undefined
  const { team_id, week, text, written_at } = row
  return inTeam(db, team_id, { reporterId: userId, authorId: row.learner_id }, subjectId, {
    week,
    text,
    written_at,
  })
}

/** The words of a member about another one. Nobody gets their id before everybody reads them. */
export async function reportedContribution(db: Database, { subjectId, userId }: NewReport): Found {
  const row = await db
    .selectFrom('project_contributions')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst()
  if (!row) return undefined
  const { team_id, text, written_at, about_id } = row
  return inTeam(db, team_id, { reporterId: userId, authorId: row.learner_id }, subjectId, {
    text,
    written_at,
    about_id,
  })
}

/** The text of a team about a milestone. It is about the member who has handed it in. */
export async function reportedSubmission(db: Database, { subjectId, userId }: NewReport): Found {
  const row = await db
    .selectFrom('project_submissions')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst()
  if (!row?.learner_id) return undefined
  const { team_id, milestone_id, number, text, links, sent_at } = row
  return inTeam(db, team_id, { reporterId: userId, authorId: row.learner_id }, subjectId, {
    milestone_id,
    number,
    text,
    links: listOf(links),
    sent_at,
  })
}

/** A file of a team, by its name. */
export async function reportedFile(db: Database, { subjectId, userId }: NewReport): Found {
  const row = await findTeamFile(db, subjectId)
  if (!row) return undefined
  const { team_id, name, bytes, added_at } = row
  return inTeam(db, team_id, { reporterId: userId, authorId: row.person_id }, subjectId, {
    name,
    bytes,
    added_at,
  })
}

/** The note of an application, for the mentor, or of an invitation, for the learner. */
export async function reportedRequest(db: Database, { subjectId, userId }: NewReport): Found {
  const row = await findRequest(db, subjectId)
  const brief = row && (await findBrief(db, row.brief_id))
  if (!row || !brief) return undefined
  const learner = { id: row.learner_id, role: 'user' as const }
  const mentor = { id: brief.mentor_id, role: 'mentor' as const }
  const [about, reader] = row.kind === 'application' ? [learner, mentor] : [mentor, learner]
  if (userId !== reader.id) return undefined
  const { kind, note, sent_at } = row
  return { id: subjectId, about, content: { kind, note, sent_at, project: brief.title } }
}

async function inTeam(
  db: Database,
  teamId: string,
  people: { reporterId: string; authorId: string },
  id: string,
  content: object,
): Found {
  const about = await authorIn(db, teamId, people)
  return about && { id, about, content: { ...content, project: about.project } }
}
