import type { ToldAtOnceKind } from '@mentor-connect/contract/trust/reports'
import type { Tx } from '../../kernel/database/schema'
import { notifier } from '../../messages/notifications/notifier'
import { hiddenMail, shownMail } from './hidden.mails'
import type { Acting } from './sanctionActs'
import type { ActingOnPosts, Post } from './posts.repo'

interface Change {
  /** Time at which the text was hidden; null if it is shown again. */
  at: string | null
  reason: string
}

/**
 * Tells the author, by mail and by notification, that operators have hidden or shown a text. Does nothing if
 * the decision of the case tells the author.
 */
export async function tellAuthor(
  tx: Tx,
  acting: Acting & ActingOnPosts,
  { kind, id }: Post,
  { at, reason }: Change,
): Promise<void> {
  const { telling } = acting.reportables[kind].hiding
  const told = await telling?.find(tx, id)
  if (!telling || !told) return
  const { author, title, subject } = told
  const { supportEmail } = acting.config
  const mail =
    at === null
      ? shownMail(author, telling.shown, { title, supportEmail })
      : hiddenMail(author, telling.hidden, { title, reason, supportEmail })
  // Each of these kinds has two notification events, one for hiding and one for showing.
  const event = `${kind as ToldAtOnceKind}-${at === null ? 'shown' : 'hidden'}` as const
  const key = `${id}:${acting.clock().toISOString()}`
  await acting.mails.enqueue(tx, { key: `${event}:${key}`, mail, personId: author.id })
  await notifier(acting).record(tx, { kind: event, subject, to: author.id, key })
}
