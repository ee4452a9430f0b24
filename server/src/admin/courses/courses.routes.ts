import { getCourse, listCourses, relistCourse, unlistCourse } from '@mentor-connect/contract/admin/courses'
import type { FastifyInstance } from 'fastify'
import { relistCourse as relist, unlistCourse as unlist } from '../../operator/courseActs'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { coursePage, findPresentCourse } from './courses.query'

export function registerCourseRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  async function courseOf(id: string) {
    const course = await findPresentCourse(db, id)
    if (!course) throw errors.notFound('Course')
    return course
  }

  serveOperator(app, listCourses, async ({ query }) => ({ data: await coursePage(db, query) }))

  serveOperator(app, getCourse, async ({ params }) => ({ data: await courseOf(params.id) }))

  serveOperator(app, unlistCourse, async ({ params, body }, { operator }) => {
    const { id } = await courseOf(params.id)
    return { data: { told: await unlist(actingAs(dependencies, operator), id, body.reason.trim()) } }
  })

  serveOperator(app, relistCourse, async ({ params }, { operator }) => {
    const { id } = await courseOf(params.id)
    return { data: { told: await relist(actingAs(dependencies, operator), id) } }
  })
}
