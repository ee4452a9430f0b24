import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Powers of the browser that no page of ours uses: a script that gets in cannot ask for them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

interface SafeHeaders {
  /** Must hold `frameAncestors: ["'none'"]`: nothing of ours may be framed, in old browsers neither. */
  contentSecurityPolicy: Record<string, string[]>
  /** Whether people reach this server over https. */
  https: boolean
  more?: Pick<FastifyHelmetOptions, 'referrerPolicy' | 'crossOriginResourcePolicy'>
}

/** The headers of every answer, an error included. */
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
