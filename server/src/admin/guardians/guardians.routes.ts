import {
  getConsent,
  listConsents,
  refuseConsent,
  verifyConsent,
} from '@mentor-connect/contract/admin/guardians'
import type { FastifyInstance } from 'fastify'
import { findPerson } from '../../accounts/people/person.repo'
import { refuseConsent as refuse, verifyConsent as verify } from '../../operator/safety/consentActs'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { consentPage, findPresentConsent } from './guardians.query'

export function registerGuardianRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  async function learnerOf(id: string) {
    const learner = await findPerson(db, 'user', id)
    if (!learner) throw errors.notFound('Person')
    return learner
  }

  serveOperator(app, listConsents, async ({ query }) => ({ data: await consentPage(db, query) }))

  serveOperator(app, getConsent, async ({ params }) => {
    const consent = await findPresentConsent(db, params.id)
    if (!consent) throw errors.notFound('Consent')
    return { data: consent }
  })

  serveOperator(app, verifyConsent, async ({ params }, { operator }) => {
    const learner = await learnerOf(params.id)
    return { data: { told: await verify(actingAs(dependencies, operator), learner) } }
  })

  serveOperator(app, refuseConsent, async ({ params, body }, { operator }) => {
    const learner = await learnerOf(params.id)
    return { data: { told: await refuse(actingAs(dependencies, operator), learner, body.reason.trim()) } }
  })
}
