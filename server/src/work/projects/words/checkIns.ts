import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { CHECK_IN_TEXT_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { CheckIn } from '@mentor-connect/contract/work/projects/teams'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { questionOf, weekOf } from '../teams/presentTeam'
import { writableTeam } from '../teams/teamAccess'
import { updateTeam, type StoredTeam } from '../teams/teams.repo'

/** Number of weeks of a team so far. */
export function weeksSoFar(team: StoredTeam, now: Date): number {
  if (team.started_at === null) return 0
  const until = team.ended_at === null ? now : new Date(team.ended_at)
  return weekOf({ ...team, state: 'working' }, until) ?? 0
}

/** The given weeks with the answers to their question. */
export async function readCheckIns(
  db: Database,
  teamId: string,
  weeks: number[],
  personId: string,
): Promise<CheckIn[]> {
  if (weeks.length === 0) return []
  const rows = await db
    .selectFrom('project_check_ins')
    .innerJoin('learners', 'learners.id', 'project_check_ins.learner_id')
    .selectAll('project_check_ins')
    .select('learners.name')
    .where('team_id', '=', teamId)
    .where('week', 'in', weeks)
    .orderBy('written_at')
    .execute()
  return weeks.map((week) => ({
    week,
    question: questionOf(week),
    answers: rows
      .filter((row) => row.week === week)
      .map(({ name, learner_id, text, written_at }) => ({
        name,
        isOwn: learner_id === personId,
        text,
        writtenAt: written_at,
      })),
  }))
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
    await tx
      .insertInto('project_check_ins')
      .values({ team_id: teamId, week, learner_id: personId, written_at, text })
      .onConflict((conflict) =>
        conflict.columns(['team_id', 'week', 'learner_id']).doUpdateSet({ text, written_at }),
      )
      .execute()
    await updateTeam(tx, teamId, { last_active_at: written_at, asked_at: null })
  })
}
