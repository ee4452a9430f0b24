import {
  discardLessonDraft,
  getEarlierLesson,
  getLessonDraft,
  saveLessonDraft,
} from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { lessonFromMarkdown, lessonToMarkdown } from '@mentor-connect/contract/courses/lessons/lessonMarkdown'
import {
  getLesson,
  getOwnLesson,
  restoreLesson,
  saveLessonBody,
  saveLessonPosition,
  uploadLessonPicture,
} from '@mentor-connect/contract/courses/lessons/lessons'
import {
  saveWatched,
  uploadLessonCaptions,
  uploadLessonVideo,
} from '@mentor-connect/contract/courses/lessons/lessonVideos'
import type { FastifyInstance } from 'fastify'
import { callerOf, type Session } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { readMarkdown, writeMarkdown } from '../lesson-text/lessonMarkdown'
import { lessonDraftService } from './lessonDrafts.service'
import { lessonService } from './lessons.service'
import { ownLessonService } from './ownLessons.service'
import { watchedService } from './watched.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock'> & { uploads: FileService }

/** Routes for lessons that are written on this site: learners read them, mentors edit them. */
export function registerLessonRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { uploads } = dependencies
  const lessons = lessonService(dependencies)
  const watched = watchedService(dependencies)
  const own = ownLessonService(dependencies)

  serve(app, getLesson, async ({ params: { id, lessonId } }, { session }) => ({
    data: await lessons.read({ courseId: id, lessonId }, session),
  }))

  serve(app, saveLessonPosition, async ({ params: { id, lessonId }, body: { userId, ...place } }) => {
    await lessons.savePosition({ ...place, learnerId: userId, courseId: id, lessonId })
    return { data: {} }
  })

  serve(app, saveWatched, async ({ params: { id, lessonId }, body: { userId, ...report } }) => ({
    data: await watched.add({ ...report, learnerId: userId, courseId: id, lessonId }),
  }))

  serve(app, getOwnLesson, async ({ params }, { session }) => ({
    data: await own.read(ownId(params, session)),
  }))

  serve(app, saveLessonBody, async ({ params, body }, { session }) => ({
    message: 'Lesson saved',
    data: await own.save(ownId(params, session), body),
  }))

  serve(app, restoreLesson, async ({ params, body }, { session }) => ({
    message: 'Earlier version restored',
    data: await own.restore(ownId(params, session), body.version),
  }))

  registerDraftRoutes(app, dependencies)
  registerMarkdownRoutes(app)

  serve(app, uploadLessonPicture, async ({ files: { picture } }, { session }) => ({
    data: await uploads.keepLessonPicture(picture[0]!, { ownerId: callerOf(session), field: 'picture' }),
  }))

  serve(app, uploadLessonVideo, async ({ files: { video } }, { session }) => ({
    data: await uploads.keepLessonVideo(video[0]!, { ownerId: callerOf(session), field: 'video' }),
  }))

  serve(app, uploadLessonCaptions, async ({ files: { captions } }, { session }) => ({
    data: await uploads.keepLessonCaptions(captions[0]!, { ownerId: callerOf(session), field: 'captions' }),
  }))
}

function registerDraftRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const lessons = lessonService(dependencies)
  const drafts = lessonDraftService(dependencies)

  serve(app, getLessonDraft, async ({ params: { id, lessonId } }, { session }) => ({
    data: await lessons.readDraft({ courseId: id, lessonId }, callerOf(session)),
  }))

  serve(app, saveLessonDraft, async ({ params, body: { body, version } }, { session }) => ({
    data: await drafts.save(ownId(params, session), body, version),
  }))

  serve(app, discardLessonDraft, async ({ params, body }, { session }) => ({
    message: 'Draft removed',
    data: await drafts.discard(ownId(params, session), body.version),
  }))

  serve(app, getEarlierLesson, async ({ params }, { session }) => ({
    data: await drafts.earlier(ownId(params, session)),
  }))
}

const ownId = ({ id, lessonId }: { id: string; lessonId: string }, session: Session | null) => ({
  mentorId: callerOf(session),
  courseId: id,
  lessonId,
})

/**
 * Registers the conversion of a lesson's text to Markdown and back, for mentors who prefer to write Markdown.
 */
function registerMarkdownRoutes(app: FastifyInstance) {
  serve(app, lessonToMarkdown, async ({ body: { body } }) => ({
    data: { markdown: await writeMarkdown(body) },
  }))

  serve(app, lessonFromMarkdown, async ({ body: { markdown, before } }) => ({
    data: await readMarkdown(markdown, before),
  }))
}
