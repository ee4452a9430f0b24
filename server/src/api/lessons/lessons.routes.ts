import { getLesson, saveLessonPosition } from '@mentor-connect/contract/api/lessons'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { lessonService } from './lessons.service'

/** Lessons that are learned in place. */
export function registerLessonRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const lessons = lessonService(dependencies)

  serve(app, getLesson, async ({ params: { id, lessonId } }, { session }) => ({
    data: await lessons.read({ courseId: id, lessonId }, session),
  }))

  serve(app, saveLessonPosition, async ({ params: { id, lessonId }, body: { userId, ...place } }) => {
    await lessons.savePosition({ ...place, learnerId: userId, courseId: id, lessonId })
    return { data: {} }
  })
}
