import { issueServiceToken } from '@mentor-connect/contract/accounts/auth'
import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { issueServiceBearer } from '../../platform/keys/bearer'

type Dependencies = Pick<ApiDependencies, 'keys' | 'config' | 'clock'>

/** Issues the tokens that tell the services of areas who is signed in. */
export function registerServiceTokenRoutes(app: FastifyInstance, { keys, config, clock }: Dependencies) {
  serve(app, issueServiceToken, async ({ body: { audience } }, { session }) => {
    if (!session) throw errors.unauthenticated()
    const now = clock()
    const token = await issueServiceBearer(keys, session, audience, { issuer: config.apiUrl, now })
    return { data: { token, expiresAt: new Date(now.getTime() + BEARER_LIFETIME_MS).toISOString() } }
  })
}
