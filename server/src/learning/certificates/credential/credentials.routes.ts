import { getCredential, getStatusList } from '@mentor-connect/contract/learning/certificates'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { findById } from '../certificates.repo'
import type { CredentialService } from './credentials.service'

/** Cache lifetime of a status list in seconds. A revocation becomes visible after this time at the latest. */
const STATUS_MAX_AGE_S = 300
const DID_MAX_AGE_S = 3600

/**
 * Registers the routes that third parties need to verify a certificate: the credential, its status list and
 * the keys of this service.
 */
export function registerCredentialRoutes(
  app: FastifyInstance,
  { db }: Pick<ApiDependencies, 'db'>,
  credentials: CredentialService,
) {
  serve(app, getCredential, async ({ params }, { reply }) => {
    const row = await findById(db, params.certificateId)
    if (!row) throw errors.notFound('Certificate')
    const text = await credentials.credentialOf(row)
    return open(reply, getCredential.file)
      .header('content-disposition', `attachment; filename="mentor-connect-credential-${row.id}.json"`)
      .header('x-robots-tag', 'noindex')
      .send(text)
  })

  serve(app, getStatusList, async ({ params }, { reply }) => {
    const list = await credentials.statusList(Number(params.list))
    if (!list) throw errors.notFound('Status list')
    return open(reply, getStatusList.file)
      .header('cache-control', `public, max-age=${STATUS_MAX_AGE_S}`)
      .send(JSON.stringify(list))
  })

  app.get('/.well-known/did.json', { schema: { hide: true } }, async (_request, reply) =>
    open(reply, 'application/did+json')
      .header('cache-control', `public, max-age=${DID_MAX_AGE_S}`)
      .send(JSON.stringify(await credentials.didDocument())),
  )
}

/** CORS allows every origin, because verifiers run on any origin and send no cookies. */
function open(reply: FastifyReply, type = 'application/json') {
  return reply
    .removeHeader('access-control-allow-credentials')
    .header('access-control-allow-origin', '*')
    .type(type)
}
