import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Browser features that our pages do not use and that an injected script must not use either. The list leaves
 * out the features of calls and voice messages: camera, microphone, sharing the screen, and keeping it on.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

interface SafeHeaders {
  /**
   * Directives by name. They must contain `frameAncestors: ["'none'"]`, because older browsers get the
   * equivalent header `X-Frame-Options`.
   */
  contentSecurityPolicy: Record<string, string[]>
  /** True if the public address of this server is https. */
  https: boolean
  more?: Pick<FastifyHelmetOptions, 'referrerPolicy' | 'crossOriginResourcePolicy'>
}

/** Sets the security headers of every response, including errors. */
export async function registerSafeHeaders(
  app: FastifyInstance,
  { contentSecurityPolicy, https, more }: SafeHeaders,
) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https,
    ...more,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
  })
}
