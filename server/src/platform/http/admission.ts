import type { Access } from '@mentor-connect/shared/contracts/endpoint'
import type { RateLimitName } from '@mentor-connect/shared/rules/rateLimits'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, RouteOptions } from 'fastify'
import { showsServiceKey } from '../keys/serviceKey'
import type { RateLimits } from '../limits/rateLimits'
import { requireAccess, type Session, type SessionSource } from './access'
import { errors } from './errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; without it anyone may, and nobody asks who it is. */
    access?: Access
    /** Also for people with a restriction; to a public route they come as visitors without it. */
    whileRestricted?: boolean
    /** `none` for what probes ask; `read` for GET and `write` for the rest unless told otherwise. */
    rateLimit?: RateLimitName | 'none'
  }
  interface FastifyRequest {
    /** Who is signed in, where the route asks for it. */
    session: Session | null
  }
}

interface Admission {
  sessionOf: SessionSource
  serviceKey?: string
  limits?: RateLimits
}

/**
 * Judges every request before its body is read, the cheapest check first: the service key or the session, then the rate
 * limits. Everything after that, validation included, is only done for who was admitted.
 */
export function registerAdmission(app: FastifyInstance, admission: Admission) {
  app.decorateRequest('session', null)
  const admit: onRequestAsyncHookHandler = (request) => admitted(request, admission)
  app.addHook('onRoute', (route) => void (route.onRequest = hooksWith(admit, route)))
  // An address that nothing answers has no route to hang the hook on.
  app.addHook('onRequest', async (request) => {
    if (request.is404) await admitted(request, admission)
  })
}

/** The hook comes last, so that a refusal carries the headers of the hooks before it, those of CORS above all. */
function hooksWith(admit: onRequestAsyncHookHandler, { onRequest }: RouteOptions) {
  const own = [onRequest ?? []].flat()
  return own.includes(admit) ? own : [...own, admit]
}

async function admitted(request: FastifyRequest, { sessionOf, serviceKey, limits }: Admission) {
  const { access, whileRestricted, rateLimit } = request.routeOptions.config
  const isService = showsServiceKey(request, serviceKey)
  if (access === 'service' && isService) return
  if (access && access !== 'service') request.session = await sessionOf(request)
  // A service reads for many people at once: its own limits are those of the people whom it reads for.
  if (!isService && rateLimit !== 'none')
    await limits?.take(rateLimit ?? usualLimit(request.method), {
      // A client that has hung up in the meantime has no address any more.
      address: request.ip ?? '',
      accountId: request.session?.personId,
    })
  // To everybody else it is an address like any other that nothing answers.
  if (access === 'service') throw errors.notFound('Address')
  if (access === 'public' && request.session?.restriction && !whileRestricted) request.session = null
  if (access) requireAccess(access, request.session, whileRestricted)
}

function usualLimit(method: string): RateLimitName {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
