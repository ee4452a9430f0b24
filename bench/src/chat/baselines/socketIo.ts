// Baseline: socket.io as its guide shows it. It stores one row per message in the same kind of database, and
// acknowledges a message when it is stored.
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

const { CHAT_PORT, CHAT_DATABASE_URL, DATA_DIR = '' } = process.env

const db = openDatabase<{ messages: MessageRow }>({
  url: CHAT_DATABASE_URL,
  file: join(DATA_DIR, 'socketio.db'),
})
await db.schema
  .createTable('messages')
  .ifNotExists()
  .addColumn('client_offset', 'text', (c) => c.unique())
  .addColumn('sender_id', 'text')
  .addColumn('receiver_id', 'text')
  .addColumn('message', 'text')
  .addColumn('created_at', 'text')
  .execute()

const http = createServer()
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false })
io.on('connection', (socket) => {
  const userId = String(socket.handshake.query.userId)
  void socket.join(userId)
  socket.on('message', async ({ receiverId, message, clientMsgId }, acknowledge) => {
    const row: MessageRow = {
      client_offset: clientMsgId,
      sender_id: userId,
      receiver_id: receiverId,
      message,
      created_at: new Date().toISOString(),
    }
    await db.insertInto('messages').values(row).execute()
    acknowledge({ clientMsgId })
    io.to(receiverId).emit('private_message', { senderId: userId, message })
  })
})
http.listen(Number(CHAT_PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
