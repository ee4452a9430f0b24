import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config'
import { settings } from '../platform/config/settings'

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt'

const MAX_AGE_S = 3600
/** Validity in ms of the file that is served. The file is generated for each request, so it never expires. */
const VALID_MS = 90 * DAY_MS
/** Validity in ms of the exported file. RFC 9116 recommends less than a year. */
const VALID_AS_FILE_MS = 360 * DAY_MS

/**
 * Contact for reports of vulnerabilities (RFC 9116): the operators of this installation, as SECURITY.md says.
 */
interface SecurityContact {
  supportEmail: string
  siteUrl: string
  /** Address of the OpenPGP key with which reports can be encrypted. */
  securityKeyUrl?: string
}

const isNobody = ({ supportEmail }: SecurityContact) => supportEmail === settings.supportEmail.default

/** Serves `/.well-known/security.txt`, unless no address for reports is configured. */
export function registerSecurityContact(
  app: FastifyInstance,
  config: SecurityContact & Pick<Config, 'production'>,
) {
  if (config.production && isNobody(config)) return
  app.get(SECURITY_CONTACT_PATH, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      .type('text/plain; charset=utf-8')
      .send(textOf(config, VALID_MS)),
  )
}

/**
 * Returns the file for hosts that only serve files. It is valid until the next export. Returns undefined if
 * no address for reports is configured.
 */
export const securityContactFile = (contact: SecurityContact): string | undefined =>
  isNobody(contact) ? undefined : textOf(contact, VALID_AS_FILE_MS)

function textOf({ supportEmail, siteUrl, securityKeyUrl }: SecurityContact, validMs: number): string {
  const lines = [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
    ...(securityKeyUrl ? [`Encryption: ${securityKeyUrl}`] : []),
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}${SECURITY_CONTACT_PATH}`,
  ]
  return `${lines.join('\n')}\n`
}
