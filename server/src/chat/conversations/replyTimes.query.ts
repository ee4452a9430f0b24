import type { ReplyTimes } from '@mentor-connect/contract/messages/chatInternal'
import { HOUR_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  FRESH_HOURS,
  medianReply,
  REPLY_CONTACTS_MAX,
  REPLY_DAYS,
  UNANSWERED_HOURS,
} from '@mentor-connect/contract/accounts/replyTimes'
import { sql } from 'kysely'
import type { Database } from '../database/schema'

/**
 * Returns the time that mentors take to reply to first messages. Mentors with too few first messages are left
 * out.
 */
export async function replyTimesOf(db: Database, mentors: string[], now: Date): Promise<ReplyTimes> {
  const times: ReplyTimes = []
  for (const mentor of mentors) {
    const contacts = await firstContacts(db, mentor, now)
    const medianHours = medianReply(contacts.flatMap((contact) => waitedHours(contact, now)))
    if (medianHours !== undefined) times.push({ mentor, medianHours })
  }
  return times
}

interface Contact {
  asked: string
  answered: string | null
}

function waitedHours({ asked, answered }: Contact, now: Date): number[] {
  const since = (until: number) => (until - Date.parse(asked)) / HOUR_MS
  if (answered) return [since(Date.parse(answered))]
  return since(now.getTime()) < FRESH_HOURS ? [] : [UNANSWERED_HOURS]
}

/**
 * Returns the latest conversations that somebody else began with the mentor: the times of the first message
 * and of the mentor's first reply.
 */
async function firstContacts(db: Database, mentor: string, now: Date): Promise<Contact[]> {
  const since = new Date(now.getTime() - REPLY_DAYS * DAY_MS).toISOString()
  const answered = sql<string | null>`(
    select reply.created_at from messages as reply
    where reply.conversation_id = conversations.id and reply.sender_id = ${mentor}
    order by reply.seq limit 1)`
  return db
    .selectFrom('conversations')
    .innerJoin('messages as first', (join) =>
      join.onRef('first.conversation_id', '=', 'conversations.id').on('first.seq', '=', 1),
    )
    .select(['first.created_at as asked', answered.as('answered')])
    .where((eb) => eb.or([eb('participant_low', '=', mentor), eb('participant_high', '=', mentor)]))
    .where('first.sender_id', '<>', mentor)
    .where('first.created_at', '>', since)
    .orderBy('first.created_at', 'desc')
    .limit(REPLY_CONTACTS_MAX)
    .execute()
}
