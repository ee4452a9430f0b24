import {
  getCourse,
  getCourses,
  getCoursesByMentor,
  getDomains,
  getLanguages,
} from '@mentor-connect/contract/courses/courses'
import { getReviews } from '@mentor-connect/contract/courses/reviews'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies, PublicReads } from '../../kernel/dependencies'
import { toCourseSummaries } from './courseSummaries.repo'
import { presentLines } from './courseFacts'
import { pageWindow, paginationOf } from './pages'
import { notFoundOrRemoved } from '../../kernel/removed-pages/removedPages.repo'
import { listCourses } from './catalogue'
import { listFeaturedFirst } from './featured'
import { reviewsOf } from './reviews.repo'
import { outlineWithMarks } from './outline.repo'
import { countDomains, countLanguages, findCourse, toInstructor } from './courses.repo'

/** Registers the routes of the public catalogue. */
export function registerCourseRoutes(
  app: FastifyInstance,
  { db, reads, mayLag, config, clock }: Pick<ApiDependencies, 'db' | 'config' | 'clock'> & PublicReads,
) {
  serve(app, getCourses, async ({ query: { featured, ...query } }, { request }) => ({
    data: await reads.run(mayLag(request), (from) =>
      featured ? listFeaturedFirst(from, query, clock()) : listCourses(from, query),
    ),
  }))

  serve(app, getCoursesByMentor, async ({ params: { mentorId }, query }, { request }) => ({
    data: await reads.run(mayLag(request), (from) => listCourses(from, { ...query, mentorId })),
  }))

  serve(app, getCourse, async ({ params: { id } }, { session }) => {
    const row = await findCourse(db, id, session?.personId)
    const [summary] = row ? await toCourseSummaries(db, [row]) : []
    if (!row || !summary) throw await notFoundOrRemoved(db, { kind: 'courses', id, name: 'Course' })
    const reviews = await reviewsOf(db, id, session?.personId ?? null)
    return {
      data: {
        ...summary,
        ...presentLines(row),
        instructor: toInstructor(row),
        modules: await outlineWithMarks(db, config.siteUrl, id),
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

  serve(app, getDomains, async (_call, { request }) => ({
    data: await reads.run(mayLag(request), countDomains),
  }))

  serve(app, getLanguages, async (_call, { request }) => ({
    data: await reads.run(mayLag(request), countLanguages),
  }))
}
