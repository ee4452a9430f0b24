import {
  getCourse,
  getCourses,
  getCoursesByMentor,
  getDomains,
} from '@mentor-connect/shared/contracts/courses'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { summarise } from '../learning/courseSummaries'
import { listCourses } from './catalogue'
import { reviewsOf } from '../learning/reviews.repo'
import { countDomains, findCourse, modulesOf } from './courses.repo'

/** The catalogue, as anyone may read it. */
export function registerCourseRoutes(app: FastifyInstance, { db }: Pick<ApiDependencies, 'db'>) {
  serve(app, getCourses, async ({ query }) => ({ data: await listCourses(db, query) }))

  serve(app, getCoursesByMentor, async ({ params, query }) => ({
    data: await listCourses(db, { ...query, mentorId: params.mentorId }),
  }))

  serve(app, getCourse, async ({ params: { id } }, { session }) => {
    const row = await findCourse(db, id, session?.personId)
    const [summary] = row ? await summarise(db, [row]) : []
    if (!summary) throw errors.notFound('Course')
    const reviews = await reviewsOf(db, id, session?.personId ?? null)
    return { data: { ...summary, modules: await modulesOf(db, id), reviews } }
  })

  serve(app, getDomains, async () => ({ data: await countDomains(db) }))
}
