import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { WorkKind } from '@mentor-connect/contract/trust/reports'
import type { Instant, Database } from '../../kernel/database/schema'
import { postState } from '../../kernel/reportables/postState'

const HIDDEN_AT = { work: 'hidden_at', 'work-comment': 'comment_hidden_at' } as const

/**
 * Splits the id by which reports name a submission.
 * @param id `workId/number`
 */
export function keyOf(id: string) {
  const end = id.lastIndexOf('/')
  return { workId: id.slice(0, end), number: Number(id.slice(end + 1)) || 0 }
}

/** A submission with the people, the course and the lesson. */
const submissionOf = (db: Database, id: string) =>
  db
    .selectFrom('task_submissions as s')
    .innerJoin('task_works as w', 'w.id', 's.work_id')
    .innerJoin('courses', 'courses.id', 'w.course_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'w.course_id').onRef('lessons.id', '=', 'w.lesson_id'),
    )
    .where('s.work_id', '=', keyOf(id).workId)
    .where('s.number', '=', keyOf(id).number)
    .select(['s.outcome', 's.comment', 's.hidden_at', 's.comment_hidden_at'])
    .select(['w.id as workId', 'w.learner_id as learnerId', 'courses.mentor_id as mentorId'])
    .select(['w.course_id as courseId', 'w.lesson_id as lessonId', 'lessons.title as lesson'])

export const findSubmission = (db: Database, id: string) => submissionOf(db, id).executeTakeFirst()

/** Returns the states of submissions, or of the comments on them, by id. Deleted ones are missing. */
export async function workStates(
  db: Database,
  kind: WorkKind,
  ids: string[],
): Promise<Map<string, PostState>> {
  const states = new Map<string, PostState>()
  for (const id of ids) {
    const row = await findSubmission(db, id)
    if (row) states.set(id, stateOf(kind, row))
  }
  return states
}

type Row = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

function stateOf(kind: WorkKind, row: Row): PostState {
  const isRemoved = kind === 'work' ? row.outcome === 'withdrawn' : !row.comment
  return postState(row[HIDDEN_AT[kind]], isRemoved)
}

/** Hides a submission from the mentor, or a comment from the learner; shows it again if `at` is null. */
export async function setWorkHidden(
  tx: Database,
  { kind, id }: { kind: WorkKind; id: string },
  at: Instant | null,
): Promise<boolean> {
  const state = (await workStates(tx, kind, [id])).get(id)
  if (state !== (at === null ? 'hidden' : 'shown')) return false
  const { workId, number } = keyOf(id)
  const row = await tx
    .updateTable('task_submissions')
    .set({ [HIDDEN_AT[kind]]: at })
    .where('work_id', '=', workId)
    .where('number', '=', number)
    .where(HIDDEN_AT[kind], at === null ? 'is not' : 'is', null)
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}
