import * as contract from '@mentor-connect/contract/admin/courses'
import type { FastifyInstance } from 'fastify'
import { relistCourse, unlistCourse } from '../../operator/courseActs'
import { changeSubjects } from '../../operator/courseSubjects'
import { featureCourse, unfeatureCourse } from '../../operator/featuredCourses'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { coursePage, findPresentCourse } from './courses.query'

export function registerCourseRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, clock } = dependencies
  const courseOf = (id: string) => presentCourse(dependencies, id)

  serveOperator(app, contract.listCourses, async ({ query }) => ({
    data: await coursePage(db, query, clock()),
  }))

  serveOperator(app, contract.getCourse, async ({ params }) => ({ data: await courseOf(params.id) }))

  serveOperator(app, contract.unlistCourse, async ({ params, body }, { operator }) => {
    const { id } = await courseOf(params.id)
    return { data: { told: await unlistCourse(actingAs(dependencies, operator), id, body.reason.trim()) } }
  })

  serveOperator(app, contract.relistCourse, async ({ params }, { operator }) => {
    const { id } = await courseOf(params.id)
    return { data: { told: await relistCourse(actingAs(dependencies, operator), id) } }
  })

  registerChanges(app, dependencies)
}

function registerChanges(app: FastifyInstance, dependencies: AdminDependencies) {
  const courseOf = (id: string) => presentCourse(dependencies, id)

  serveOperator(app, contract.featureCourse, async ({ params, body }, { operator }) => {
    const { id } = await courseOf(params.id)
    const until = body.until ? new Date(body.until) : null
    await featureCourse(actingAs(dependencies, operator), id, { until, reason: body.reason.trim() })
    return { data: { featured: true } }
  })

  serveOperator(app, contract.unfeatureCourse, async ({ params, body }, { operator }) => {
    const { id } = await courseOf(params.id)
    await unfeatureCourse(actingAs(dependencies, operator), id, body.reason.trim())
    return { data: { featured: false } }
  })

  serveOperator(app, contract.changeSubjects, async ({ params, body }, { operator }) => {
    const { id } = await courseOf(params.id)
    const change = { subjects: body.subjects, reason: body.reason.trim() }
    return { data: { told: await changeSubjects(actingAs(dependencies, operator), id, change) } }
  })
}

async function presentCourse({ db, clock }: AdminDependencies, id: string) {
  const course = await findPresentCourse(db, id, clock())
  if (!course) throw errors.notFound('Course')
  return course
}
