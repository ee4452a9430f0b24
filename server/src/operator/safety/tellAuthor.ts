import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import type { Tx } from '../../kernel/database/schema'
import { notifier } from '../../messages/notifications/notifier'
import type { MailContent } from '../../platform/mail/mailContent'
import type { Acting } from './sanctionActs'

interface News {
  authorId: string
  /** Id of the text that was hidden or is shown again. */
  id: string
  kind: NotificationKind
  /** Subject of the notification. */
  subject: string
  mail: MailContent
}

/**
 * Tells an author by mail and by notification that operators have hidden a text or show it again, once for each action.
 */
export async function tellAuthor(
  tx: Tx,
  acting: Acting,
  { authorId, id, kind, subject, mail }: News,
): Promise<void> {
  const key = `${id}:${acting.clock().toISOString()}`
  await acting.mails.enqueue(tx, { key: `${kind}:${key}`, mail, personId: authorId })
  await notifier(acting).record(tx, { kind, subject, to: authorId, key })
}
