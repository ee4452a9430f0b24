import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/keys/serviceKey'

export const UNSUBSCRIBE_PATH = '/api/chat/digest/unsubscribe'

/** Works for one person and one purpose, for ever: a mail may be years old. */
export function unsubscribeUrl(chatUrl: string, secret: string, personId: string): string {
  return `${chatUrl}${UNSUBSCRIBE_PATH}?token=${personId}.${signature(secret, personId)}`
}

/** Whom the token of such an address names; undefined when it is not one of ours. */
export function personOf(token: string, secret: string): string | undefined {
  const [personId = '', given = ''] = token.split('.', 2)
  return isSameSecret(given, signature(secret, personId)) ? personId : undefined
}

function signature(secret: string, personId: string) {
  return createHmac('sha256', secret).update(`digest-unsubscribe:${personId}`).digest('base64url')
}
