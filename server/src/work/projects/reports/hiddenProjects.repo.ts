import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database, Instant, Tx } from '../../../kernel/database/schema'
import { postState } from '../../../kernel/reportables/postState'
import { findCard, updateCard } from '../board/cards.repo'
import { lockTeam, updateTeam } from '../teams/teams.repo'

interface Change {
  at: Instant | null
  now: Instant
}

/** Returns the states of briefs, by id. Deleted briefs and drafts are missing. */
export async function briefStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('project_briefs')
    .select(['id', 'hidden_at'])
    .where('id', 'in', ids)
    .where('posted_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, hidden_at }) => [id, postState(hidden_at)]))
}

/**
 * Hides a brief, or shows it again if `at` is null. The version is incremented, because the mentor's copy is
 * then outdated.
 */
export async function setBriefHidden(tx: Tx, id: string, { at, now }: Change): Promise<boolean> {
  const row = await tx
    .updateTable('project_briefs')
    .set((eb) => ({ hidden_at: at, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('posted_at', 'is not', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the states of cards, by id. Deleted cards are missing. */
export async function cardStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('project_cards')
    .select(['id', 'hidden_at', 'deleted_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hidden_at, deleted_at }) => [id, postState(hidden_at, deleted_at !== null)]))
}

/**
 * Hides a card, or shows it again if `at` is null. It gets a change number of the board, so that open boards
 * find the change.
 */
export async function setCardHidden(tx: Tx, id: string, { at }: Change): Promise<boolean> {
  const teamId = (await findCard(tx, id))?.team_id
  const team = teamId === undefined ? undefined : await lockTeam(tx, teamId)
  const card = await findCard(tx, id)
  if (!team || !card || card.deleted_at !== null || (card.hidden_at === null) === (at === null)) return false
  const seq = team.board_seq + 1
  await updateTeam(tx, team.id, { board_seq: seq })
  await updateCard(tx, id, { hidden_at: at, seq })
  return true
}
