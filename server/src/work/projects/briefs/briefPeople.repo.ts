import type { BriefState } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database } from '../../../kernel/database/schema'
import type { StoredBrief } from './briefs.repo'
import { currentTeams } from './places.query'

/** Number of briefs of a mentor in a state. */
export async function countIn(db: Database, mentorId: string, state: BriefState): Promise<number> {
  const { count } = await db
    .selectFrom('project_briefs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mentor_id', '=', mentorId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Tells whether people have applied, were invited, or are in a team. */
export async function hasPeople(db: Database, briefId: string): Promise<boolean> {
  const request = await db
    .selectFrom('project_requests')
    .select('id')
    .where('brief_id', '=', briefId)
    .where('state', 'in', ['waiting', 'accepted'])
    .limit(1)
    .executeTakeFirst()
  // The members of a team that was handed over have applied to the brief that it had before.
  return request !== undefined || (await currentTeams(db, [briefId])).length > 0
}

/** Ends applications and invitations that wait. */
export async function endWaiting(tx: Database, briefId: string, now: string) {
  await tx
    .updateTable('project_requests')
    .set((eb) => ({ state: 'ended', answered_at: now, version: eb('version', '+', 1) }))
    .where('brief_id', '=', briefId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Teams that form have the texts and roles of the brief; those that have started keep theirs. */
export async function renewForming(
  tx: Database,
  { id, title, goal, description, roles, weeks, language }: StoredBrief,
) {
  await tx
    .updateTable('project_teams')
    .set({ title, goal, description, roles, weeks, language })
    .where('brief_id', '=', id)
    .where('state', '=', 'forming')
    .execute()
}
