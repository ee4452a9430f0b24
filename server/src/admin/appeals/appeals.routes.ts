import { decideAppeal, getAppeal, listAppeals } from '@mentor-connect/contract/admin/appeals'
import type { FastifyInstance } from 'fastify'
import { hasOtherOperator } from '../../operator/operators.repo'
import { decideAppeal as decide } from '../../operator/safety/appealActs'
import { deliverOutcome } from '../../operator/safety/reportOutcome'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import type { AdmittedOperator } from '../passkeys/operatorSessions.repo'
import { serveOperator } from '../serveOperator'
import { appealPage, findPresentAppeal } from './appeals.query'

const DECIDING_ROLES = ['moderator', 'owner'] as const

export function registerAppealRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  async function viewerOf({ id, email }: AdmittedOperator) {
    return { operator: email, isOnlyOperator: !(await hasOtherOperator(db, id, DECIDING_ROLES)) }
  }

  async function appealOf(id: string, operator: AdmittedOperator) {
    const appeal = await findPresentAppeal(db, id, await viewerOf(operator))
    if (!appeal) throw errors.notFound('Appeal')
    return appeal
  }

  serveOperator(app, listAppeals, async ({ query }, { operator }) => ({
    data: await appealPage(db, query, await viewerOf(operator)),
  }))

  serveOperator(app, getAppeal, async ({ params }, { operator }) => ({
    data: await appealOf(params.id, operator),
  }))

  serveOperator(app, decideAppeal, async ({ params, body: { ruling, answer } }, { operator }) => {
    const { id } = await appealOf(params.id, operator)
    const context = actingAs(dependencies, operator)
    const { isOnlyOperator } = await viewerOf(operator)
    const isAccepted = ruling === 'accepted'
    const done = await decide(context, id, { isAccepted, answer: answer.trim(), isOnlyOperator })
    return { data: { told: await deliverOutcome(context, done) } }
  })
}
