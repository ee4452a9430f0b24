import {
  getCourse,
  getCourses,
  getCoursesByMentor,
  getDomains,
  getLanguages,
} from '@mentor-connect/contract/api/courses'
import { getReviews } from '@mentor-connect/contract/api/reviews'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { toCourseSummaries } from '../course-data/courseSummaries.repo'
import { presentLines } from '../course-data/courseFacts'
import { pageWindow, paginationOf } from '../course-data/pages'
import { notFoundOrRemoved } from '../removed-pages/removedPages.repo'
import { listCourses } from './catalogue'
import { listFeaturedFirst } from './featured'
import { reviewsOf } from '../course-data/reviews.repo'
import { readOutline } from '../course-data/outline.repo'
import { countDomains, countLanguages, findCourse, toInstructor } from './courses.repo'

/** The public catalogue. */
export function registerCourseRoutes(
  app: FastifyInstance,
  { db, config, clock }: Pick<ApiDependencies, 'db' | 'config' | 'clock'>,
) {
  serve(app, getCourses, async ({ query: { featured, ...query } }) => ({
    data: featured ? await listFeaturedFirst(db, query, clock()) : await listCourses(db, query),
  }))

  serve(app, getCoursesByMentor, async ({ params, query }) => ({
    data: await listCourses(db, { ...query, mentorId: params.mentorId }),
  }))

  serve(app, getCourse, async ({ params: { id } }, { session }) => {
    const row = await findCourse(db, id, session?.personId)
    const [summary] = row ? await toCourseSummaries(db, [row]) : []
    if (!row || !summary) throw await notFoundOrRemoved(db, 'courses', id)
    const reviews = await reviewsOf(db, id, session?.personId ?? null)
    return {
      data: {
        ...summary,
        ...presentLines(row),
        instructor: toInstructor(row),
        modules: await readOutline(db, config.siteUrl, id),
        reviews,
      },
    }
  })

  serve(app, getReviews, async ({ params: { courseId }, query }, { session }) => {
    const readerId = session?.personId ?? null
    const course = await findCourse(db, courseId, readerId ?? undefined)
    if (!course) throw errors.notFound('Course')
    const reviews = await reviewsOf(db, courseId, readerId, pageWindow(query))
    return { data: { reviews, pagination: paginationOf(query, course.rating_count) } }
  })

  serve(app, getDomains, async () => ({ data: await countDomains(db) }))

  serve(app, getLanguages, async () => ({ data: await countLanguages(db) }))
}
