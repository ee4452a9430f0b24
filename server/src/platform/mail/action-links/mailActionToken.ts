import { ROLES, type Role } from '@mentor-connect/contract/accounts/people'
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../keys/serviceKey'

/**
 * Time in ms for which the action link of a mail works. Laws require 30 to 60 days, and some people read
 * their mail only once in three months.
 */
export const MAIL_ACTION_LIFETIME_MS = 90 * 24 * 60 * 60_000

/** The content of a token. An expired token contains only the role, which the link to the profile needs. */
export type MailActionToken =
  | { kind: 'valid'; personId: string; role: Role }
  | { kind: 'expired'; role: Role }
  | { kind: 'invalid'; role?: never }

/** Settings for the action links of one purpose. A token for another purpose is invalid. */
export interface MailActionLinks {
  /** Public address of the page. */
  address: string
  secret: string | Buffer
  /** Purpose of the links, for example `sessions` for the link that turns mails about sessions off. */
  purpose: string
}

/**
 * Returns an action link, which is valid for one person and only for this purpose.
 *
 * @param reader the person, and the time at which the mail is written
 */
export function mailActionUrl(
  links: MailActionLinks,
  reader: { personId: string; role: Role; at: Date },
): string {
  const { personId, role, at } = reader
  const said = `${personId}.${role}.${at.getTime() + MAIL_ACTION_LIFETIME_MS}`
  return `${links.address}?token=${said}.${signature(links, said)}`
}

export function readMailActionToken(token: string, links: MailActionLinks, now: Date): MailActionToken {
  const end = token.lastIndexOf('.')
  const said = token.slice(0, end)
  if (!isSameSecret(token.slice(end + 1), signature(links, said))) return { kind: 'invalid' }
  const [personId = '', role = '', expiresAt = ''] = said.split('.')
  if (!isRole(role)) return { kind: 'invalid' }
  return now.getTime() < Number(expiresAt) ? { kind: 'valid', personId, role } : { kind: 'expired', role }
}

const isRole = (text: string): text is Role => ROLES.includes(text as Role)

function signature({ secret, purpose }: MailActionLinks, said: string) {
  return createHmac('sha256', secret).update(`${purpose}:${said}`).digest('base64url')
}
