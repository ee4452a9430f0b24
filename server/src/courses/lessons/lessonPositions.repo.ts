import type { Instant, Database } from '../../kernel/database/schema'

export interface Position {
  learnerId: string
  courseId: string
  lessonId: string
  blockId?: string
  second?: number
  at: Instant
}

/**
 * Stores the learner's position in a lesson, unless a later one is stored. A stored time after `now` counts as
 * `now`.
 */
export async function upsertPosition(
  tx: Database,
  { learnerId, courseId, lessonId, blockId, second, at }: Position,
  now: Instant,
) {
  await tx
    .insertInto('lesson_positions')
    .values({
      learner_id: learnerId,
      course_id: courseId,
      lesson_id: lessonId,
      block_id: blockId ?? null,
      second: second ?? null,
      at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'course_id', 'lesson_id'])
        .doUpdateSet((eb) => ({
          block_id: eb.ref('excluded.block_id'),
          second: eb.ref('excluded.second'),
          at: eb.ref('excluded.at'),
        }))
        .where((eb) =>
          eb.or([
            eb('lesson_positions.at', '<=', eb.ref('excluded.at')),
            eb('lesson_positions.at', '>', now),
          ]),
        ),
    )
    .execute()
}
