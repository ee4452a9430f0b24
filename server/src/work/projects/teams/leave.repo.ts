import type { Database } from '../../../kernel/database/schema'
import { updateTeam, type StoredTeam } from './teams.repo'

/** Each card gets a change number of the board, so that open boards find the change. */
export async function unassignCards(tx: Database, team: StoredTeam, learnerId: string, now: string) {
  const cards = await tx
    .selectFrom('project_cards')
    .select('id')
    .where('team_id', '=', team.id)
    .where('learner_id', '=', learnerId)
    .execute()
  let seq = team.board_seq
  for (const { id } of cards)
    await tx
      .updateTable('project_cards')
      .set((eb) => ({
        learner_id: null,
        assignee_version: eb('assignee_version', '+', 1),
        changed_at: now,
        seq: ++seq,
      }))
      .where('team_id', '=', team.id)
      .where('id', '=', id)
      .execute()
  await updateTeam(tx, team.id, { board_seq: seq, version: team.version + 1 })
}

/** Ends the request, so that the learner can apply again. */
export async function endRequest(tx: Database, { brief_id }: StoredTeam, learnerId: string, now: string) {
  if (brief_id === null) return
  await tx
    .updateTable('project_requests')
    .set((eb) => ({ state: 'ended', answered_at: now, version: eb('version', '+', 1) }))
    .where('brief_id', '=', brief_id)
    .where('learner_id', '=', learnerId)
    .where('state', '=', 'accepted')
    .execute()
}
