import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { Side } from '../store/sides'
import { otherSide, pairOf, sideOf } from '../store/sides'
import type { Database, Tx } from '../database/schema'
import type { MessageRow } from '../store/message'
import { DEMO_CONVERSATIONS, type DemoConversation } from './demoConversations'

/**
 * Writes the demo conversations into an unused database. Returns true if it wrote them. If several nodes
 * start at once, only one of them writes each conversation.
 */
export async function seed(db: Database, clock: () => Date): Promise<boolean> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    if (!(await isUnused(tx))) return false
    for (const conversation of DEMO_CONVERSATIONS) await write(tx, conversation, now)
    return true
  })
}

async function isUnused(db: Database): Promise<boolean> {
  for (const table of ['conversations', 'people'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

async function write(tx: Tx, { learner, mentor, said, unread }: DemoConversation, now: Date) {
  const id = `demo-${learner}-${mentor}`
  const pair = pairOf(learner, mentor)
  const messages = said.map(({ by, ago, text }, at): MessageRow => ({
    conversation_id: id,
    seq: at + 1,
    sender_id: by === 'learner' ? learner : mentor,
    client_msg_id: null,
    message: text,
    created_at: new Date(now.getTime() - ago * HOUR_MS).toISOString(),
  }))
  const [first, last] = [messages[0]!, messages.at(-1)!]
  const reader = otherSide(sideOf(pair, last.sender_id)!)
  const added = await tx
    .insertInto('conversations')
    .values({
      id,
      ...pair,
      created_at: first.created_at,
      updated_at: last.created_at,
      last_message: last.message,
      last_sender: last.sender_id,
      last_seq: last.seq,
      ...readUpTo('low', last, reader === 'low' ? unread : 0),
      ...readUpTo('high', last, reader === 'high' ? unread : 0),
    })
    .onConflict((conflict) => conflict.columns(['participant_low', 'participant_high']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await tx.insertInto('messages').values(messages).execute()
}

/**
 * Returns the columns for the read position of one side. Unread demo messages are marked as reported to the
 * main API, so that nobody gets a mail about them.
 */
function readUpTo(side: Side, { seq }: { seq: number }, unread: number) {
  return side === 'low'
    ? { read_low: seq - unread, unread_low: unread, told_low: unread }
    : { read_high: seq - unread, unread_high: unread, told_high: unread }
}
