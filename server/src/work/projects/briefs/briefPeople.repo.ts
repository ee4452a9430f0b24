import type { BriefState } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database } from '../../../kernel/database/schema'
import type { StoredBrief } from './briefs.repo'
import { currentTeams } from './places.query'

/** Returns the number of briefs of a mentor in a state. */
export async function countIn(db: Database, mentorId: string, state: BriefState): Promise<number> {
  const { count } = await db
    .selectFrom('project_briefs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mentor_id', '=', mentorId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns true if people have applied, were invited, or are in a team. */
export async function hasPeople(db: Database, briefId: string): Promise<boolean> {
  const request = await db
    .selectFrom('project_requests')
    .select('id')
    .where('brief_id', '=', briefId)
    .where('state', 'in', ['waiting', 'accepted'])
    .limit(1)
    .executeTakeFirst()
  // The current teams are checked as well, because the members of a team that was handed over have applied to
  // its former brief.
  return request !== undefined || (await currentTeams(db, [briefId])).length > 0
}

/** Ends the waiting applications and invitations of a brief. */
export async function endWaiting(tx: Database, briefId: string, now: string) {
  await tx
    .updateTable('project_requests')
    .set((eb) => ({ state: 'ended', answered_at: now, version: eb('version', '+', 1) }))
    .where('brief_id', '=', briefId)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Copies the texts and roles of a brief to its teams that are still forming. Teams that have started keep
 * theirs.
 */
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
