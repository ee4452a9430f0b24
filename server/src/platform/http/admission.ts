import { isInternal, type Access, type InternalAccess } from '@mentor-connect/contract/api/endpoint'
import type { RateLimitName } from '@mentor-connect/contract/rules/rateLimits'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify'
import { showsServiceKey } from '../keys/serviceKey'
import type { RateLimits } from './rateLimits'
import { requireAccess, requireAgreement, type OpenTo, type Session, type SessionSource } from './access'
import { errors } from './errors'

declare module 'fastify' {
  interface FastifyContextConfig extends OpenTo {
    /** Determines who may call the route. If undefined, anybody may, and no session is looked up. */
    access?: Access
    isRead?: boolean
    /**
     * Name of the rate limit, or `none` for probes. Defaults to `read` for GET and `write` for other methods.
     */
    rateLimit?: RateLimitName | 'none'
  }
  interface FastifyRequest {
    /** The session, if the route requires access. */
    session: Session | null
  }
}

interface Admission {
  sessionOf: SessionSource
  /** Admits an operator of the back office, or throws. If undefined, requests to endpoints of operators get 404. */
  admitOperator?: (request: FastifyRequest) => Promise<void>
  serviceKey?: string
  watchKey?: string
  limits?: RateLimits
}

/** Requests whose body had not completely arrived when they were admitted. */
const late = new WeakSet<FastifyRequest>()

/**
 * Checks every request before its body is read: first the service key or the session, then the rate limits,
 * then the access. Everything else, including validation, happens only for admitted requests. A body may take
 * minutes to arrive. The session of such a request is therefore looked up again, because the person may have
 * been suspended or signed out in the meantime.
 */
export function registerAdmission(app: FastifyInstance, admission: Admission) {
  app.decorateRequest('session', null)
  const admit: onRequestAsyncHookHandler = (request) => admitted(request, admission)
  const admitAgain: preValidationAsyncHookHandler = async (request) => {
    if (late.has(request)) await requireSession(request, admission)
  }
  app.addHook('onRoute', (route) => {
    route.onRequest = hooksWith(admit, route.onRequest)
    route.preValidation = hooksWith(admitAgain, route.preValidation)
  })
  // Hooks of routes do not run for requests that match no route, so this hook covers them.
  app.addHook('onRequest', async (request) => {
    if (request.is404) await admitted(request, admission)
  })
}

/**
 * Adds the hook as the last one, so that the responses to refused requests have the headers that the other
 * hooks set, in particular the CORS headers.
 */
function hooksWith<Hook>(admit: Hook, hooks: Hook | Hook[] = []): Hook[] {
  const own = [hooks].flat() as Hook[]
  return own.includes(admit) ? own : [...own, admit]
}

async function admitted(
  request: FastifyRequest,
  { sessionOf, admitOperator, serviceKey, watchKey, limits }: Admission,
) {
  const { access, rateLimit } = request.routeOptions.config
  const isService = showsServiceKey(request, serviceKey)
  if (access === 'service' && isService) return
  if (access === 'watch' && showsServiceKey(request, watchKey)) return
  if (access && !isInternal(access)) request.session = await sessionOf(request)
  // Services have no rate limit: they act for many people, whose own requests are limited.
  if (!isService && rateLimit !== 'none')
    await limits?.take(rateLimit ?? usualLimit(request.method), {
      // A client that has disconnected has no address.
      address: request.ip ?? '',
      accountId: request.session?.personId,
    })
  if (access === 'operator' && admitOperator) return admitOperator(request)
  // Internal endpoints answer 404 to everybody else, as if they did not exist.
  if (access && isInternal(access)) throw errors.notFound('Address')
  if (access) allow(request, access)
  if (access && !request.raw.complete) late.add(request)
}

/**
 * Looks the session up again. Throws if it no longer exists or may no longer call this route.
 * @throws ApiError
 */
async function requireSession(request: FastifyRequest, { sessionOf }: Admission) {
  const { access } = request.routeOptions.config
  if (!access || isInternal(access)) return
  request.session = await sessionOf(request)
  allow(request, access)
}

function allow(request: FastifyRequest, access: Exclude<Access, InternalAccess>) {
  const { whileRestricted, whilePending, isRead } = request.routeOptions.config
  // On a public route, restricted people are treated as visitors.
  if (access === 'public' && request.session?.restriction && !whileRestricted) request.session = null
  requireAccess(access, request.session, { whileRestricted, whilePending })
  if (access !== 'public' && !whileRestricted && !isRead) requireAgreement(request.method, request.session)
}

function usualLimit(method: string): RateLimitName {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
