// Baseline: socket.io as its guide shows it, in the same kind of database, acknowledged when stored. One row per message,
// or with IN_BATCHES=1 what arrives during a write in the next one.
import { openDatabase } from '@mentor-connect/server/testing/database'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Server } from 'socket.io'

interface MessageRow {
  client_offset: string
  sender_id: string
  receiver_id: string
  message: string
  created_at: string
}

const { CHAT_PORT, CHAT_DATABASE_URL, DATA_DIR = '', IN_BATCHES } = process.env
const BATCH_MAX = 1_000

const file = join(DATA_DIR, `socketio${IN_BATCHES ? '-batches' : ''}.db`)
const db = openDatabase<{ messages: MessageRow }>({ url: CHAT_DATABASE_URL, file })
await db.schema
  .createTable('messages')
  .ifNotExists()
  .addColumn('client_offset', 'text', (c) => c.unique())
  .addColumn('sender_id', 'text')
  .addColumn('receiver_id', 'text')
  .addColumn('message', 'text')
  .addColumn('created_at', 'text')
  .execute()

const insert = (rows: MessageRow[]) => db.insertInto('messages').values(rows).execute()

const waiting: { row: MessageRow; stored: () => void }[] = []
let isWriting = false

async function writeWaiting() {
  isWriting = true
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH_MAX)
    await insert(batch.map(({ row }) => row))
    for (const { stored } of batch) stored()
  }
  isWriting = false
}

function inBatch(row: MessageRow): Promise<void> {
  return new Promise((stored) => {
    waiting.push({ row, stored })
    if (!isWriting) void writeWaiting()
  })
}

const store = IN_BATCHES ? inBatch : (row: MessageRow) => insert([row])

const http = createServer()
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false })
io.on('connection', (socket) => {
  const userId = String(socket.handshake.query.userId)
  void socket.join(userId)
  socket.on('message', async ({ receiverId, message, clientMsgId }, acknowledge) => {
    await store({
      client_offset: clientMsgId,
      sender_id: userId,
      receiver_id: receiverId,
      message,
      created_at: new Date().toISOString(),
    })
    acknowledge({ clientMsgId })
    io.to(receiverId).emit('private_message', { senderId: userId, message })
  })
})
http.listen(Number(CHAT_PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
