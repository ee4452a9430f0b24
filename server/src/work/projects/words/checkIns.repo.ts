import type { CheckIn } from '@mentor-connect/contract/work/projects/teams'
import { sql, type Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { questionOf } from '../teams/presentTeam.query'

/** Returns the given weeks, each with the answers to its question. */
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
      .map(({ id, name, learner_id, text, written_at, hidden_at }) => ({
        ...(id !== null && { id }),
        name,
        isOwn: learner_id === personId,
        text: hidden_at === null ? text : '',
        ...(hidden_at !== null && { isHidden: true as const }),
        writtenAt: written_at,
      })),
  }))
}

/** Stores an answer to the question of a week. It replaces the member's earlier answer. */
export async function saveCheckIn(
  tx: Database,
  row: Omit<Insertable<ApiDatabase['project_check_ins']>, 'id'>,
) {
  const { text, written_at } = row
  await tx
    .insertInto('project_check_ins')
    .values({ ...row, id: randomUUID() })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'week', 'learner_id'])
        .doUpdateSet({ text, written_at, id: sql<string>`coalesce(project_check_ins.id, excluded.id)` }),
    )
    .execute()
}
