import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../../kernel/database/schema'
import type { Subject } from '../../../kernel/reportables/reportable'
import { listOf } from '../../openings/openingColumns'
import { findBrief } from '../briefs/briefs.repo'
import { findTeamFile } from '../files/teamFiles.repo'
import { findRequest } from '../requests/requests.repo'
import { inTeam } from './reportedProjects.query'

type Found = Promise<Subject | undefined>

/** Returns an answer to the weekly question, if the reporter can read it. */
export async function reportedCheckIn(db: Database, report: NewReport): Found {
  const row = await findText(db, 'project_check_ins', report)
  if (!row?.learner_id) return undefined
  const { team_id, learner_id: authorId, week, text, written_at } = row
  return inTeam(db, report, { team_id, authorId, content: { week, text, written_at } })
}

/**
 * Returns a member's description of another member's contribution. Its id is unknown to everybody until
 * everybody can read the text.
 */
export async function reportedContribution(db: Database, report: NewReport): Found {
  const row = await findText(db, 'project_contributions', report)
  if (!row?.learner_id) return undefined
  const { team_id, learner_id: authorId, text, written_at, about_id } = row
  return inTeam(db, report, { team_id, authorId, content: { text, written_at, about_id } })
}

/** Returns the text of a team about a milestone. The report is about the member who has handed it in. */
export async function reportedSubmission(db: Database, report: NewReport): Found {
  const row = await findText(db, 'project_submissions', report)
  if (!row?.learner_id) return undefined
  const { team_id, learner_id: authorId, milestone_id, number, text, sent_at } = row
  const content = { milestone_id, number, text, links: listOf(row.links), sent_at }
  return inTeam(db, report, { team_id, authorId, content })
}

/** Returns a file of a team, described by its name, size and date. */
export async function reportedFile(db: Database, report: NewReport): Found {
  const row = await findTeamFile(db, report.subjectId)
  if (!row) return undefined
  const { team_id, person_id: authorId, name, bytes, added_at } = row
  return inTeam(db, report, { team_id, authorId, content: { name, bytes, added_at } })
}

/**
 * Returns the note of an application, which the mentor can report, or of an invitation, which the learner can
 * report.
 */
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

type TextTable = 'project_check_ins' | 'project_contributions' | 'project_submissions'

const findText = <Table extends TextTable>(db: Database, table: Table, { subjectId }: NewReport) =>
  db.selectFrom<TextTable>(table).selectAll().where('id', '=', subjectId).executeTakeFirst()
