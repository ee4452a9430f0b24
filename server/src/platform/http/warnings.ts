declare module 'fastify' {
  interface FastifyInstance {
    /** Problems that do not stop the process; reported by `/readyz`. */
    warnings?: Set<Warning>
  }
}

/** The services that other services call. */
export type PeerName = 'api' | 'chat' | 'site'

export type Warning = 'untrusted_proxy' | `unreachable_${PeerName}`
