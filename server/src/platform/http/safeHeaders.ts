import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Browser features that our pages do not use and that an injected script must not use either. The microphone is not among
 * them: voice messages need it.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

interface SafeHeaders {
  /**
   * Directives by name. Must contain `frameAncestors: ["'none'"]`, because older browsers get the equivalent
   * `X-Frame-Options`.
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
