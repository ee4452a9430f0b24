import type { RoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import { findPersonById } from '../../accounts/people/person.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { groupOf, lockPerson, markRead } from './notifications.repo'
import { notifier } from './notifier'

const KINDS = ['room-messages', 'room-mention'] as const

/** Records events in rooms that chat reports: one entry for each room, and one for mentions in it. */
export function roomNotifications({ db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  async function markRoomRead(tx: Tx, { roomId, personId }: RoomNews) {
    if (!(await lockPerson(tx, personId))) return
    for (const kind of KINDS) {
      const group = groupOf(personId, kind, roomId)
      await markRead(tx, { personId, group, now: clock().toISOString() })
    }
  }

  const note = (news: RoomNews) =>
    db.transaction().execute(async (tx) => {
      const { kind, roomId: subject, personId: to, seq, authorId, at } = news
      if (!(await findPersonById(tx, to))) return
      if (kind === 'read') return markRoomRead(tx, news)
      await notifications.record(tx, {
        kind: kind === 'mention' ? 'room-mention' : 'room-messages',
        subject,
        to,
        key: `${subject}:${seq}:${to}`,
        ...(authorId && { actor: authorId }),
        ...(at && { at: new Date(at) }),
      })
    })

  return {
    async noteAll(all: RoomNews[]) {
      for (const news of all) await note(news)
    },
  }
}
