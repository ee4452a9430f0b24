import type { Config } from '../../platform/config/config'
import type { MailActionLinks } from '../../platform/mail/action-links/mailActionToken'

export const UNSUBSCRIBE_PATH = '/api/chat/digest/unsubscribe'

/** The links in mails about unread messages. Undefined without a service key, which signs them. */
export function digestLinks({
  chatUrl,
  serviceKey,
}: Pick<Config, 'chatUrl' | 'serviceKey'>): MailActionLinks | undefined {
  return serviceKey
    ? { address: chatUrl + UNSUBSCRIBE_PATH, secret: serviceKey, purpose: 'digest-unsubscribe' }
    : undefined
}
