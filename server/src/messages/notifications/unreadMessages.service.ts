import type { UnreadChange } from '@mentor-connect/contract/messages/unreadMessages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findPersonById } from '../../accounts/people/person.repo'
import { groupOf, lockPerson, markRead } from './notifications.repo'
import { notifier } from './notifier'

/**
 * Records changes of unread messages that chat reports. Only chat knows their number, so the entry shows the
 * number from chat.
 */
export function unreadMessages({ db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  function note({ conversationId: subject, personId: to, partnerId, unread, lastSeq, since }: UnreadChange) {
    return db.transaction().execute(async (tx) => {
      if (!(await findPersonById(tx, to))) return
      if (unread === 0) {
        await lockPerson(tx, to)
        const group = groupOf(to, 'message', subject)
        return markRead(tx, { personId: to, group, now: clock().toISOString() })
      }
      const key = `${subject}:${to}:${lastSeq}:${unread}`
      const event = { kind: 'message', subject, actor: partnerId, to, key, count: unread } as const
      await notifications.record(tx, { ...event, ...(since && { at: new Date(since) }) })
    })
  }

  return {
    async noteAll(changes: UnreadChange[]) {
      for (const change of changes) await note(change)
    },
  }
}
