import type { Kysely } from 'kysely'
import { freshDatabaseWith } from '../../testing/freshDatabase'
import { migrations } from './migrations/index'
import type { ChatDatabase } from './schema'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`

it('makes removed messages of rooms the first numbered changes, whose texts are kept for cases', async () => {
  const { '007-changes-in-rooms': added, ...before } = migrations
  const { db, drop } = await freshDatabaseWith<ChatDatabase>(before)
  await db
    .insertInto('rooms')
    .values(['a', 'b'].map((id) => ({ ...room(id), last_seq: 3 })))
    .execute()
  await db
    .insertInto('room_messages')
    .values(['a', 'b'].flatMap((id) => [1, 2, 3].map((seq) => message(id, seq))))
    .execute()
  const removal = (room_id: string, seq: number, hour: number) => ({
    room_id,
    seq,
    removed_by: 'm-ravi',
    removed_at: at(hour),
  })
  await db
    .insertInto('room_removals')
    .values([removal('a', 3, 4), removal('a', 1, 5), removal('b', 2, 6)])
    .execute()

  await added.up(db as Kysely<unknown>)

  const changes = await db
    .selectFrom('message_changes')
    .select(['thread_id', 'seq', 'change', 'deleted_at'])
    .orderBy('thread_id')
    .orderBy('change')
    .execute()
  expect(changes).toEqual([
    { thread_id: 'a', seq: 3, change: 1, deleted_at: at(4) },
    { thread_id: 'a', seq: 1, change: 2, deleted_at: at(5) },
    { thread_id: 'b', seq: 2, change: 1, deleted_at: at(6) },
  ])
  const rooms = await db.selectFrom('rooms').select(['id', 'last_change']).orderBy('id').execute()
  expect(rooms).toEqual([
    { id: 'a', last_change: 2 },
    { id: 'b', last_change: 1 },
  ])
  const texts = await db
    .selectFrom('room_messages')
    .select('message')
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute()
  expect(texts.map(({ message: text }) => text)).toEqual(['', 'a 2', '', 'b 1', '', 'b 3'])
  const earlier = await db
    .selectFrom('earlier_texts')
    .select(['message', 'author_id'])
    .orderBy('message')
    .execute()
  expect(earlier).toEqual(['a 1', 'a 3', 'b 2'].map((text) => ({ message: text, author_id: 'asha' })))
  await drop()
})

const room = (id: string) => ({
  id,
  kind: 'workshop' as const,
  subject_id: id,
  title: id,
  page_user: null,
  page_mentor: null,
  version: 1,
  history: 'all' as const,
  is_closed: 0 as const,
  created_at: at(1),
  updated_at: at(1),
})

const message = (conversation_id: string, seq: number) => ({
  conversation_id,
  seq,
  sender_id: 'asha',
  client_msg_id: null,
  message: `${conversation_id} ${seq}`,
  created_at: at(2),
})
