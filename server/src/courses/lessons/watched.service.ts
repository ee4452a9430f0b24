import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { WatchedReply } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { isWatched, piecesOfVideo } from '@mentor-connect/contract/courses/lessons/watchedPieces'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import { recordActivity } from '../progress/activity.repo'
import { lockEnrolment, touchEnrolment } from '../progress/enrolments.repo'
import { mergeStatuses, storedStatuses } from '../progress/lessonProgress.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { countPieces } from './countPieces'
import { readBody } from '../catalogue/lessonBody'
import { findLesson, lockLesson, type FoundLesson } from './lessons.repo'
import { upsertWatched, watchedOf, type LearnersLesson, type Watched } from './watched.repo'

interface Report extends LearnersLesson {
  blockId: string
  pieces: number[]
}

interface OwnVideo {
  id: string
  seconds: number
}

/** Counts the pieces of uploaded videos that learners have watched. */
export function watchedService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /** Counts reported pieces of a video. A video lesson is completed once all of its uploaded videos are watched. */
    add({ blockId, pieces, ...lesson }: Report): Promise<WatchedReply> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const found = await lockedLesson(tx, lesson)
        const videos = ownVideosOf(readBody(found.body))
        const video = videos.find(({ id }) => id === blockId)
        if (!video) throw errors.notFound('Video')
        const all = await watchedOf(tx, lesson)
        const { seconds } = video
        const { watched, left, isChanged } = countPieces(all.get(blockId), { pieces, seconds, now })
        const reply = { watched: watched.pieces.size, of: piecesOfVideo(seconds), left }
        if (!isChanged) return reply
        await upsertWatched(tx, lesson, blockId, watched)
        const isDone = found.kind === 'video' && areWatched(videos, all.set(blockId, watched))
        if (!isDone) return reply
        await complete(tx, lesson, now)
        return { ...reply, status: 'completed' as const }
      })
    },
  }
}

async function lockedLesson(tx: Tx, lesson: LearnersLesson): Promise<FoundLesson> {
  if (!(await lockEnrolment(tx, lesson))) throw courseErrors.notEnrolled()
  const { courseId, lessonId } = lesson
  const found = (await lockLesson(tx, courseId, lessonId)) && (await findLesson(tx, courseId, lessonId))
  if (!found) throw errors.notFound('Lesson')
  return found
}

function ownVideosOf({ blocks }: LessonBody): OwnVideo[] {
  return blocks.flatMap((block) =>
    block.type === 'video' && 'file' in block.source ? [{ id: block.id, seconds: block.source.seconds }] : [],
  )
}

const areWatched = (videos: OwnVideo[], all: Map<string, Watched>) =>
  videos.every(({ id, seconds }) => isWatched(all.get(id)?.pieces.size ?? 0, seconds))

async function complete(tx: Tx, { lessonId, ...course }: LearnersLesson, now: Date) {
  if ((await storedStatuses(tx, course)).get(lessonId)?.status === 'completed') return
  const at = now.toISOString()
  const steps = await mergeStatuses(tx, course, [{ lessonId, status: 'completed', at }], now)
  await touchEnrolment(tx, course, at)
  await recordActivity(tx, course.learnerId, steps)
}
