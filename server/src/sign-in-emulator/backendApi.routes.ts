import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { Emulation } from './emulation'
import { presentSession, presentUser } from './presented'
import { ServiceError } from './serviceError'

/** Registers the API that the vendor's server SDK calls with the secret key. */
export function registerBackendApi(app: FastifyInstance, { store, tokens, secretKey }: Emulation) {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isEqual(headers.authorization ?? '', `Bearer ${secretKey}`))
      throw new ServiceError(401, 'clerk_key_invalid', 'The provided secret key is invalid.')
  })
  // The content type is exact, because the SDK parses a response as JSON only with this content type.
  app.addHook('onSend', async (_request, reply, body) => {
    reply.header('content-type', 'application/json')
    return body
  })

  app.get('/v1/jwks', async () => ({ keys: [await tokens.jwk()] }))

  app.get<{ Params: { id: string } }>('/v1/users/:id', async ({ params }) => {
    const user = store.users.get(params.id)
    if (!user) throw new ServiceError(404, 'resource_not_found', 'No such user.')
    return presentUser(user)
  })

  app.post<{ Params: { id: string } }>('/v1/sessions/:id/revoke', async ({ params }) => {
    const session = store.revoke(params.id)
    if (!session) throw new ServiceError(404, 'resource_not_found', 'No such session.')
    return { ...presentSession(session, ''), user_id: session.user.id, status: 'revoked' }
  })
}

function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
