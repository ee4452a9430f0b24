import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../../kernel/database/schema'
import type { Subject } from '../../../kernel/reportables/reportable'
import { contentOf } from '../briefs/briefColumns'
import { findBrief } from '../briefs/briefs.repo'
import { findCard } from '../board/cards.repo'
import { findMember, findTeam } from '../teams/teams.repo'

/** A brief that was shown to everybody at some time. */
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
 * A card on the board of a team to which the reporter belongs. It is about who has changed its texts last, because
 * everybody in the team can change them.
 */
export async function reportedCard(
  db: Database,
  { subjectId, userId }: NewReport,
): Promise<Subject | undefined> {
  const card = await findCard(db, subjectId)
  const authorId = card?.text_by ?? card?.created_by
  if (!card || card.deleted_at !== null || !authorId) return undefined
  const about = await authorIn(db, card.team_id, { reporterId: userId, authorId })
  if (!about) return undefined
  const { title, text, list, created_at, changed_at } = card
  return {
    id: card.id,
    content: { title, text, list, created_at, changed_at, project: about.project },
    about,
  }
}

/** A comment on a card of a team to which the reporter belongs, with the card. */
export async function reportedComment(
  db: Database,
  { subjectId, userId }: NewReport,
): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('project_comments')
    .innerJoin('project_cards', 'project_cards.id', 'project_comments.card_id')
    .selectAll('project_comments')
    .select('project_cards.title as card')
    .where('project_comments.id', '=', subjectId)
    .executeTakeFirst()
  if (!row) return undefined
  const about = await authorIn(db, row.team_id, { reporterId: userId, authorId: row.person_id })
  if (!about) return undefined
  const { id, text, card, written_at } = row
  return { id, content: { text, card, written_at, project: about.project }, about }
}

/** The author of something in a team, if the reporter is or was in this team. */
export async function authorIn(
  db: Database,
  teamId: string,
  { reporterId, authorId }: { reporterId: string; authorId: string },
) {
  const team = await findTeam(db, teamId)
  if (!team) return undefined
  const isInside = team.mentor_id === reporterId || (await findMember(db, teamId, reporterId)) !== undefined
  if (!isInside) return undefined
  const role = team.mentor_id === authorId ? ('mentor' as const) : ('user' as const)
  return { id: authorId, role, project: team.title }
}
