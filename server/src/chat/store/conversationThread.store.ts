import { sql } from 'kysely'
import { messageAt, replaceMessage } from '../actions/changedMessage.repo'
import type { OpenThreadFor, StoredChange } from '../actions/thread'
import { lockRows } from '../../platform/database/lockRows'
import type { Tx } from '../database/schema'
import { limitedIn, restrictedIn } from './access.repo'
import { removeAttachments } from './attachments/attachments.repo'
import { isCallLine } from './callLines.store'
import { Participants } from './participants'
import { otherOf, otherSide, sideOf, type Side } from './sides'

/** Opens a conversation for a change of one of its messages. */
export const openConversation: OpenThreadFor = async (tx, threadId, personId) => {
  const row = await lockConversation(tx, threadId)
  const side = row && sideOf(row, personId)
  if (!row || !side) return undefined
  return {
    refusalOf: () => new Participants(row).refusalOf(personId),
    readers: [personId, otherOf(row, personId)],
    mayRemove: false,
    lastChange: row.last_change,
    // Nobody can change the line of a call, because it contains no text by its author.
    messageAt: async (seq) =>
      (await isCallLine(tx, threadId, seq)) ? undefined : messageAt(tx, { table: 'messages', threadId, seq }),
    save: (change) => save(tx, row, change),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** Locks a conversation, and returns all data that decide who may write or call in it. */
export function lockConversation(tx: Tx, id: string) {
  const one = tx
    .selectFrom('conversations')
    .select(['id', 'participant_low', 'participant_high', 'last_seq', 'last_change', 'read_low', 'read_high'])
    .select(['blocked_low', 'blocked_high', 'is_open', 'opener'])
    .select([
      flag(restrictedIn('participant_low')).as('restricted_low'),
      flag(restrictedIn('participant_high')).as('restricted_high'),
      flag(limitedIn('participant_low')).as('limited_low'),
      flag(limitedIn('participant_high')).as('limited_high'),
    ])
    .where('id', '=', id)
  return lockRows(tx, one).executeTakeFirst()
}

const flag = (text: string) => sql<number>`${sql.raw(text)}`

async function save(tx: Tx, row: Row, { seq, senderId, change, text }: StoredChange) {
  if (text !== undefined) await replaceMessage(tx, { table: 'messages', threadId: row.id, seq }, text)
  if (text === null) await removeAttachments(tx, { threadId: row.id, seq })
  await tx
    .updateTable('conversations')
    .set({
      last_change: change,
      ...(text !== undefined && seq === row.last_seq && { last_message: text }),
      ...(text === null && withoutUnread(row, otherSide(sideOf(row, senderId)!), seq)),
    })
    .where('id', '=', row.id)
    .execute()
  return undefined
}

/** Reduces the number of unread messages if the deleted message was unread. */
function withoutUnread(row: Row, reader: Side, seq: number) {
  if (seq <= row[`read_${reader}`]) return {}
  const column = `unread_${reader}` as const
  return { [column]: sql`case when ${sql.ref(column)} > 0 then ${sql.ref(column)} - 1 else 0 end` }
}
