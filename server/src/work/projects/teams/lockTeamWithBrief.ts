import { keepAccount } from '../../../accounts/people/credentials.repo'
import type { Database } from '../../../kernel/database/schema'
import { lockBrief, type StoredBrief } from '../briefs/briefs.repo'
import { findTeam, lockTeam, type StoredTeam } from './teams.repo'

interface LockedTeam {
  team: StoredTeam | undefined
  brief: StoredBrief | undefined
}

/**
 * Locks the mentor's account, the brief and the team, in this order, which is also that of deleting the
 * mentor. The account is locked against deletion, because PostgreSQL checks the reference to it again if a
 * transaction changes a row twice.
 */
export async function lockTeamWithBrief(tx: Database, teamId: string): Promise<LockedTeam> {
  const found = await findTeam(tx, teamId)
  if (found?.mentor_id) await keepAccount(tx, 'mentor', found.mentor_id)
  const brief = found?.brief_id ? await lockBrief(tx, found.brief_id) : undefined
  return { team: await lockTeam(tx, teamId), brief }
}
