import { ROLES, type Role } from '@mentor-connect/contract/api/people'
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/keys/serviceKey'

export const UNSUBSCRIBE_PATH = '/api/chat/digest/unsubscribe'

/** How long the link of a mail works (ADR 135). */
export const UNSUBSCRIBE_LIFETIME_MS = 90 * 24 * 60 * 60_000

/** The content of a token; of an expired one only the role, for the link to the profile. */
export type UnsubscribeToken =
  | { kind: 'valid'; personId: string; role: Role }
  | { kind: 'expired'; role: Role }
  | { kind: 'invalid'; role?: never }

/**
 * An unsubscribe URL, valid for one person and only for this purpose.
 *
 * @param reader the person, and when the mail is written
 */
export function unsubscribeUrl(
  chatUrl: string,
  secret: string,
  reader: { personId: string; role: Role; at: Date },
): string {
  const { personId, role, at } = reader
  const said = `${personId}.${role}.${at.getTime() + UNSUBSCRIBE_LIFETIME_MS}`
  return `${chatUrl}${UNSUBSCRIBE_PATH}?token=${said}.${signature(secret, said)}`
}

export function readUnsubscribeToken(token: string, secret: string, now: Date): UnsubscribeToken {
  const end = token.lastIndexOf('.')
  const said = token.slice(0, end)
  if (!isSameSecret(token.slice(end + 1), signature(secret, said))) return { kind: 'invalid' }
  const [personId = '', role = '', expiresAt = ''] = said.split('.')
  if (!isRole(role)) return { kind: 'invalid' }
  return now.getTime() < Number(expiresAt) ? { kind: 'valid', personId, role } : { kind: 'expired', role }
}

const isRole = (text: string): text is Role => ROLES.includes(text as Role)

function signature(secret: string, said: string) {
  return createHmac('sha256', secret).update(`digest-unsubscribe:${said}`).digest('base64url')
}
