import {
  getCertificate,
  revokeCertificate,
  searchCertificates,
} from '@mentor-connect/contract/admin/certificates'
import type { FastifyInstance } from 'fastify'
import { revokeCertificate as revoke } from '../../operator/certificateActs'
import { StateChanged } from '../../operator/stateChanged'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { certificatePage, findPresentCertificate } from './certificates.query'

export function registerCertificateRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  async function certificateOf(id: string) {
    const certificate = await findPresentCertificate(db, id)
    if (!certificate) throw errors.notFound('Certificate')
    return certificate
  }

  serveOperator(app, searchCertificates, async ({ query }) => ({ data: await certificatePage(db, query) }))

  serveOperator(app, getCertificate, async ({ params }) => ({ data: await certificateOf(params.id) }))

  serveOperator(app, revokeCertificate, async ({ params, body }, { operator }) => {
    const { id } = await certificateOf(params.id)
    const { reason, code } = body
    const told = await revoke(actingAs(dependencies, operator), id, { reason: reason.trim(), code })
    if (told === undefined) throw new StateChanged(`Certificate ${id} was revoked already.`)
    return { data: { told } }
  })
}
