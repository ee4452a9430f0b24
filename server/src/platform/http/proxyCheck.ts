import type { FastifyInstance } from 'fastify'
import './warnings'

const MESSAGE =
  'A request came through a proxy that is not in TRUSTED_PROXIES, so everybody behind it counts as one address for rate limits. Set TRUSTED_PROXIES to the address of the proxy, and let nobody reach this port but the proxy.'

/**
 * Detects a reverse proxy that is not in the settings. Its forwarding headers are not trusted, so all people
 * behind it share the rate limits of one address. A forged header from a client that reaches the port
 * directly is reported as well, because clients should not be able to reach the port.
 */
export function registerProxyCheck(app: FastifyInstance) {
  const warnings = (app.warnings ??= new Set())
  app.addHook('onRequest', async ({ headers, ip, ips = [], log }) => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    // Behind a trusted proxy, `ips` contains two addresses: that of the proxy and that of the visitor.
    if (!isForwarded || ips.length > 1 || warnings.has('untrusted_proxy')) return
    warnings.add('untrusted_proxy')
    log.warn({ proxy: ip }, MESSAGE)
  })
}
