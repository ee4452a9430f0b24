import {
  getCertificate,
  reissueCertificate,
  revokeCertificate,
  searchCertificates,
} from '@mentor-connect/contract/admin/certificates'
import { unprintedIn } from '@mentor-connect/contract/accounts/printableNames'
import type { FastifyInstance } from 'fastify'
import { revokeCertificate as revoke } from '../../operator/certificateActs'
import { reissueCertificate as reissue } from '../../operator/certificateReissue'
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

  serveOperator(app, reissueCertificate, async ({ params, body }, { operator }) => {
    const { id } = await certificateOf(params.id)
    const [name, reason] = [body.name.trim(), body.reason.trim()]
    const missing = unprintedIn(name)
    if (missing.length > 0)
      throw errors.invalidInput({ name: `Certificates cannot show these characters: ${missing.join(' ')}.` })
    const issued = await reissue(actingAs(dependencies, operator), id, { name, reason })
    if (!issued) throw new StateChanged(`Certificate ${id} is revoked.`)
    return { data: issued }
  })
}
