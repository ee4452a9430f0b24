import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config'
import { settings } from '../platform/config/settings'

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt'

const MAX_AGE_S = 3600
/** Written for each request, so that it never lapses; RFC 9116 recommends less than a year. */
const VALID_MS = 90 * 24 * 60 * 60_000

/**
 * Whom to tell about a vulnerability (RFC 9116): the operator of this installation, as SECURITY.md says. Without an address
 * that somebody reads there is no such file.
 */
export function registerSecurityContact(
  app: FastifyInstance,
  { supportEmail, siteUrl, production }: Pick<Config, 'supportEmail' | 'siteUrl' | 'production'>,
) {
  if (production && supportEmail === settings.supportEmail.default) return
  app.get(SECURITY_CONTACT_PATH, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${siteUrl}${SECURITY_CONTACT_PATH}`,
    ]
    return reply
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
