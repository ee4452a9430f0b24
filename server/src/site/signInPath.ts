import proxy from '@fastify/http-proxy'
import { SIGN_IN_PATH } from '@mentor-connect/shared/contracts/oauth'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config'

/** Time that the main API may take, in ms. */
const DEADLINE_MS = 15_000

/** The sign-in service speaks from the site's own origin; the main API answers, because it holds the keys. */
export async function registerSignInPath(app: FastifyInstance, { signIn, apiUrl }: Config) {
  if (signIn?.proxyUrl !== SIGN_IN_PATH) return
  await app.register(proxy, {
    upstream: apiUrl,
    prefix: SIGN_IN_PATH,
    rewritePrefix: SIGN_IN_PATH,
    http: { requestOptions: { timeout: DEADLINE_MS } },
  })
}
