import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { insertKnown, migrationsUpTo, schemaHash, type Rows } from '../../testing/earlierDatabase'
import { freshDatabaseWith } from '../../testing/freshDatabase'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { TestChat } from '../testing/chatService'
import { migrations } from './migrations/index'
import type { ChatDatabase } from './schema'

const AT = '2026-01-01T00:00:00.000Z'
const TEXTS = ['नमस्ते', 'Hello, Asha.', 'When does the oven go on?']

/** A conversation whose last message the mentor has not read, as any version of chat may have stored it. */
const ROWS: Rows = {
  conversations: [
    {
      ...{ id: 'c', participant_low: 'asha', participant_high: 'm-ravi', created_at: AT, updated_at: AT },
      ...{ last_message: TEXTS[2], last_sender: 'asha', last_seq: 3 },
      ...{ read_low: 3, read_high: 2, unread_low: 0, unread_high: 1, mailed_high: null },
    },
  ],
  messages: TEXTS.map((message, at) => ({
    ...{ conversation_id: 'c', seq: at + 1, sender_id: at === 1 ? 'm-ravi' : 'asha', message },
    ...{ client_msg_id: `019b7${at}00-0000-7000-8000-00000000000${at}`, created_at: AT },
  })),
  people: [
    { id: 'asha', seen_at: AT, digest: 0 },
    { id: 'm-ravi', seen_at: AT, digest: 1 },
  ],
  reports: [{ id: 'r', conversation_id: 'c', reporter_id: 'm-ravi', seq: 1, reason: 'spam', created_at: AT }],
}

// Schema versions that deployed databases may have; 004 is the release of 21 November 2026.
it.each([
  '002-messages',
  '003-narrow-indexes',
  '004-ordered-resends',
  '010-jobs',
  '030-access',
  '031-access-by-session',
])('upgrades a database from %s with all its data', async (last) => {
  const database = await freshDatabaseWith<ChatDatabase>(migrationsUpTo(migrations, last))
  await insertKnown(database.db, ROWS)
  await migrate(database.db, migrations)
  const chat = await TestChat.start({ database, timing: { unread: 1, handOver: 1 } })
  chat.know('asha', 'm-ravi')

  const list = await chat.call('m-ravi', '/api/chat/chat-list/?userId=m-ravi')
  expect(list.json().data).toMatchObject([{ _id: 'c', unreadCount: 1, lastMessage: { message: TEXTS[2] } }])
  expect(list.json().data[0]).not.toHaveProperty('firstContact')
  const history = await chat.call('asha', '/api/chat/history?userId1=asha&userId2=m-ravi')
  expect(history.json().data.map((one: { message: string }) => one.message)).toEqual(TEXTS)
  expect(await chat.db.selectFrom('reports').select(['reason', 'seq']).execute()).toEqual([
    { reason: 'spam', seq: 1 },
  ])

  // A device resends a message that it sent before the upgrade: it is stored once.
  const asha = await chat.connect('asha')
  const clientMsgId = ROWS.messages![2]!.client_msg_id
  asha.send({ type: 'message', receiverId: 'm-ravi', message: TEXTS[2], clientMsgId })
  expect(await asha.next('ack')).toMatchObject({ seq: 3 })

  // The main API is not told of messages from before the upgrade, but of who wants no mails about messages.
  for (let round = 0; round < 3; round += 1) {
    chat.clock.advance(1)
    await chat.settle()
  }
  expect(chat.api.unread).toEqual([])
  expect([...chat.api.withoutMails]).toEqual(['asha'])
  expect(await chat.db.selectFrom('people').select('id').where('digest', '=', 0).execute()).toEqual([])
  await chat.close()
})

it('released migrations still create the same schema', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'released-'))
  const db = openDatabase<object>({ file: join(dataDir, 'chat.db') })
  await migrate(db, migrationsUpTo(migrations, '004-ordered-resends'))
  expect(await schemaHash(db)).toBe('44be83308890c4ae')
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

it('chat refuses a database from which a newer version has taken something away with a one-line message', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'newer-'))
  const later = { '999-messages-contract': { up: async () => undefined } }
  const { location, drop } = await freshDatabaseWith<object>(
    { ...migrations, ...later },
    join(dataDir, 'chat.db'),
  )
  const settings = {
    ...{ DATA_DIR: dataDir, CHAT_DATABASE_URL: location.url ?? '', LOG_LEVEL: 'silent', SEED: 'none' },
    CHAT_PORT: String(await freePort()),
  }
  await expect(startServiceProcess('chat', settings)).rejects.toThrow(
    /^A newer version of the product has changed the database \(999-messages-contract\)/,
  )
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})
