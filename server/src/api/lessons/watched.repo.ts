import type { Instant, Database } from '../database/schema'
import { piecesIn, rangesOf } from './pieceRanges'

export interface LearnersLesson {
  learnerId: string
  courseId: string
  lessonId: string
}

export interface Watched {
  pieces: Set<number>
  /** When a report was last counted. */
  at: Instant
}

/** What a learner has watched of each video of a lesson, by block id. */
export async function watchedOf(
  tx: Database,
  { learnerId, courseId, lessonId }: LearnersLesson,
): Promise<Map<string, Watched>> {
  const rows = await tx
    .selectFrom('lesson_watched')
    .select(['block_id', 'pieces', 'at'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .execute()
  return new Map(rows.map(({ block_id, pieces, at }) => [block_id, { pieces: piecesIn(pieces), at }]))
}

export async function upsertWatched(
  tx: Database,
  { learnerId, courseId, lessonId }: LearnersLesson,
  blockId: string,
  { pieces, at }: Watched,
) {
  await tx
    .insertInto('lesson_watched')
    .values({
      learner_id: learnerId,
      course_id: courseId,
      lesson_id: lessonId,
      block_id: blockId,
      pieces: rangesOf(pieces),
      at,
    })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'course_id', 'lesson_id', 'block_id']).doUpdateSet((eb) => ({
        pieces: eb.ref('excluded.pieces'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute()
}
