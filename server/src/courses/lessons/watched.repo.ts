import type { Instant, Database } from '../../kernel/database/schema'

export interface LearnersLesson {
  learnerId: string
  courseId: string
  lessonId: string
}

export interface Watched {
  pieces: Set<number>
  /** The time of the last report that was counted. */
  at: Instant
}

/** Returns the pieces that a learner has watched of each video in a lesson, by block id. */
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

/** Writes numbers as ranges for a column: `0-7,9`. */
function rangesOf(pieces: ReadonlySet<number>): string {
  const ranges: [number, number][] = []
  for (const piece of [...pieces].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === piece - 1) last[1] = piece
    else ranges.push([piece, piece])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

function piecesIn(ranges: string): Set<number> {
  const pieces = new Set<number>()
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from, to = from] = range.split('-').map(Number)
    for (let piece = from!; piece <= to!; piece += 1) pieces.add(piece)
  }
  return pieces
}
