import { clerkFrontendApiProxy } from '@clerk/backend/proxy'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { named } from '../../platform/http/named'
import type { SignInService } from '../../platform/config/signIn'

/**
 * Headers that tell the vendor who the client is. If the client itself has sent them, they are not forwarded.
 */
const FROM_PROXIES_ONLY = ['host', 'content-length', 'cf-connecting-ip', 'x-real-ip', 'forwarded']

const PASSED_ON = { schema: { hide: true }, config: { acceptsAnyInput: true } } as const

/** Proxies the browser's calls to the vendor with the vendor's own helper, which adds the secret key. */
export async function registerVendorProxy(app: FastifyInstance, signIn: SignInService, siteUrl: string) {
  const { publishableKey, secretKey, upstreamUrl } = signIn
  const options = {
    proxyPath: SIGN_IN_PATH,
    publishableKey,
    secretKey,
    ...(upstreamUrl && { fapiUrl: upstreamUrl }),
  }
  const plugin = async (proxy: FastifyInstance) => {
    // Bodies are forwarded unparsed.
    proxy.removeAllContentTypeParsers()
    proxy.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    proxy.all(`${SIGN_IN_PATH}/*`, PASSED_ON, async (request, reply) => {
      const answer = await clerkFrontendApiProxy(asked(request, siteUrl), options)
      reply.code(answer.status)
      for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
      return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null)
    })
  }
  await app.register(named('sign-in service', plugin))
}

function asked(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (!FROM_PROXIES_ONLY.includes(name)) headers.set(name, String(value))
  const site = new URL(siteUrl)
  headers.set('x-forwarded-host', site.host)
  headers.set('x-forwarded-proto', site.protocol.slice(0, -1))
  headers.set('x-forwarded-for', request.ip)
  const body = request.body as Readable | undefined
  return new Request(new URL(request.url, siteUrl), {
    method: request.method,
    headers,
    ...(body && { body: Readable.toWeb(body), duplex: 'half' }),
  } as RequestInit)
}
