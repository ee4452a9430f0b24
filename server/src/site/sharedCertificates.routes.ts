import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { getCertificatePage } from '@mentor-connect/contract/learning/certificates'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config'
import { fetchService } from '../platform/tracing/fetchService'
import { limitMisses } from './limitMisses'

/** Timeout of the main API, in ms. */
const DEADLINE_MS = 5_000
/** Headers of the API's response that belong to the page. */
const HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag']

type Api = Pick<Config, 'apiUrl' | 'serviceKey'>

/**
 * Serves the pages of shared certificates on the site's address. The main API renders them. The site limits
 * the number of requests per network, because the API does not limit the site. If the page cannot be read,
 * people are redirected to the page that verifies the certificate, which says what is wrong.
 */
export function registerSharedCertificates(
  app: FastifyInstance,
  config: Api & Pick<Config, 'trustedProxies' | 'rateLimitFactor'>,
) {
  const count = limitMisses(config)

  app.get<{ Params: { certificateId: string } }>(getCertificatePage.path, async (request, reply) => {
    const { certificateId } = request.params
    const isAllowed = (await count(request.raw)) === 0
    const page = isAllowed && (await readPage(config, certificateId))
    if (page) return reply.headers(page.headers).send(page.html)
    return reply.header('cache-control', 'no-store').redirect(paths.verifyCertificateOf(certificateId), 302)
  })
}

/**
 * Reads the page from the API. Returns undefined if there is no such certificate or the API is unavailable.
 */
async function readPage({ apiUrl, serviceKey }: Api, id: string) {
  const url = new URL(apiUrl + getCertificatePage.path.replace(':certificateId', encodeURIComponent(id)))
  try {
    const response = await fetchService(url, {
      headers: serviceKey ? { [SERVICE_KEY_HEADER]: serviceKey } : {},
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'error',
    })
    if (!response.ok) return undefined
    const headers = HEADERS.map((name) => [name, response.headers.get(name) ?? ''])
    return { headers: Object.fromEntries(headers) as Record<string, string>, html: await response.text() }
  } catch {
    // The page that verifies the certificate, to which people are redirected, reports the same outage.
    return undefined
  }
}
