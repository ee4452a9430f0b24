import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../../kernel/database/schema'
import type { Subject } from '../../../kernel/reportables/reportable'
import { contentOf } from '../briefs/briefColumns'
import { findBrief } from '../briefs/briefs.repo'
import { findCard } from '../board/cards.repo'
import { findMember, findTeam } from '../teams/teams.repo'

/** Returns a brief that was shown to everybody at some time. */
export async function reportedBrief(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const row = await findBrief(db, subjectId)
  if (!row || row.posted_at === null) return undefined
  const { id, mentor_id, mentor_name: mentor, state, posted_at, updated_at } = row
  return {
    id,
    about: { id: mentor_id, role: 'mentor' },
    content: { ...contentOf(row), mentor, state, posted_at, updated_at },
  }
}

/**
 * Returns a card on the board of the reporter's team. The report is about the person who has last changed its
 * texts, because everybody in the team can change them.
 */
export async function reportedCard(db: Database, report: NewReport): Promise<Subject | undefined> {
  const card = await findCard(db, report.subjectId)
  const authorId = card?.text_by ?? card?.created_by
  if (!card || card.deleted_at !== null || !authorId) return undefined
  const { team_id, title, text, list, created_at, changed_at } = card
  return inTeam(db, report, { team_id, authorId, content: { title, text, list, created_at, changed_at } })
}

/** Returns a comment on a card of the reporter's team, with the card. */
export async function reportedComment(db: Database, report: NewReport): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('project_comments')
    .innerJoin('project_cards', 'project_cards.id', 'project_comments.card_id')
    .selectAll('project_comments')
    .select('project_cards.title as card')
    .where('project_comments.id', '=', report.subjectId)
    .executeTakeFirst()
  if (!row) return undefined
  const { team_id, text, card, written_at } = row
  return inTeam(db, report, { team_id, authorId: row.person_id, content: { text, card, written_at } })
}

interface InTeam {
  team_id: string
  authorId: string
  content: object
}

/** Returns the subject of a report if the reporter is or was in the team to which it belongs. */
export async function inTeam(
  db: Database,
  { subjectId, userId }: NewReport,
  { team_id, authorId, content }: InTeam,
): Promise<Subject | undefined> {
  const team = await findTeam(db, team_id)
  if (!team) return undefined
  const isInside = team.mentor_id === userId || (await findMember(db, team_id, userId)) !== undefined
  if (!isInside) return undefined
  return {
    id: subjectId,
    about: { id: authorId, role: team.mentor_id === authorId ? 'mentor' : 'user' },
    content: { ...content, project: team.title },
  }
}
