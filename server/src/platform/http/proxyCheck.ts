import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is wrong with the settings although the process can work: `/readyz` names it. */
    warnings?: Set<Warning>
  }
}

export type Warning = 'untrusted_proxy'

const MESSAGE =
  'A request came through a proxy that is not in TRUSTED_PROXIES, so everybody behind it counts as one address for rate limits. Set TRUSTED_PROXIES to the address of the proxy, and let nobody reach this port but the proxy.'

/**
 * Notices a reverse proxy that the settings do not name: its forwarding headers are not believed, and all people would
 * share the limits of one address. Whoever reaches the port directly can make such a header up; that is reported too,
 * because nobody should.
 */
export function registerProxyCheck(app: FastifyInstance) {
  const warnings = new Set<Warning>()
  app.decorate('warnings', warnings)
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    // Of a proxy that is trusted, the address is the one that it names.
    if (!isForwarded || ip !== socket.remoteAddress || warnings.has('untrusted_proxy')) return
    warnings.add('untrusted_proxy')
    log.warn({ proxy: ip }, MESSAGE)
  })
}
