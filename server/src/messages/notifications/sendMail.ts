import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { NotificationNames } from '../../kernel/domain'
import { mailActionUrl } from '../../platform/mail/action-links/mailActionToken'
import { findPersonById } from '../../accounts/people/person.repo'
import type { SendEntries } from './deliveries'
import { isMailed, mailReason, notificationMail, type MailedEntry } from './notifications.mails'
import { isNameless, subjectNames } from './subjectNames'
import { unsubscribeLinks } from './unsubscribe'

/** Time in ms after which a mail that could not be sent is dropped, because it is no longer news. */
const LIFETIME_MS = DAY_MS

/** Sends entries in one mail, which is queued in the transaction that marks them as sent. */
export function mailSender({
  mails,
  config,
  keys,
  clock,
  names: findNames,
}: Pick<ApiDependencies, 'mails' | 'config' | 'keys' | 'clock'> & { names: NotificationNames }): SendEntries {
  return async (tx, personId, due) => {
    const person = await findPersonById(tx, personId)
    if (!person) return []
    const names = await subjectNames(tx, due, findNames)
    const entries = due.flatMap(({ id, kind, count }): MailedEntry[] => {
      const name = names.get(id)
      // An entry about a deleted course is left out. Messages are mailed even if the name of the sender was deleted.
      return isMailed(kind) && (name || kind === 'message' || isNameless(kind)) ? [{ kind, count, name }] : []
    })
    const [first] = entries
    if (!first) return []
    const now = clock()
    const { role } = person
    const why = mailReason(first.kind)
    const mail = notificationMail(person, entries, {
      page: `${config.siteUrl}/${role}/${why === 'messages' ? 'chat' : 'notifications'}`,
      unsubscribe: mailActionUrl(unsubscribeLinks(why, { config, keys }), { personId, role, at: now }),
    })
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    await mails.enqueue(tx, { key: `notifications:${randomUUID()}`, mail, personId, expiresAt })
    return due
  }
}
