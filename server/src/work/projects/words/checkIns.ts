import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { CHECK_IN_TEXT_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { weekOf } from '../teams/presentTeam.query'
import { writableTeam } from '../teams/teamAccess'
import { updateTeam, type StoredTeam } from '../teams/teams.repo'
import { saveCheckIn } from './checkIns.repo'

/** Number of weeks of a team so far. */
export function weeksSoFar(team: StoredTeam, now: Date): number {
  if (team.started_at === null) return 0
  const until = team.ended_at === null ? now : new Date(team.ended_at)
  return weekOf({ ...team, state: 'working' }, until) ?? 0
}

/** Answers the question of a week, or changes the answer. */
export async function answerCheckIn(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  session: Session | null,
  { teamId, week, text }: { teamId: string; week: number; text: string },
): Promise<void> {
  if (hasMoreGraphemes(text, CHECK_IN_TEXT_MAX))
    throw errors.invalidInput({ text: `Write up to ${CHECK_IN_TEXT_MAX} characters.` })
  await db.transaction().execute(async (tx) => {
    const { team, viewer, personId } = await writableTeam(tx, session, teamId)
    if (viewer !== 'member') throw errors.forbidden()
    const present = weekOf(team, clock()) ?? 0
    if (week > present || week < present - 1) throw errors.notFound('Week')
    const written_at = clock().toISOString()
    await saveCheckIn(tx, { team_id: teamId, week, learner_id: personId, written_at, text })
    await updateTeam(tx, teamId, { last_active_at: written_at, asked_at: null })
  })
}
