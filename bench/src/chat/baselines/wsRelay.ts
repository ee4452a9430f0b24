// Baseline: forwards every frame to its receiver. It stores, checks and acknowledges nothing.
import { WebSocketServer, type WebSocket } from 'ws'

const sockets = new Map<string, WebSocket>()
const server = new WebSocketServer({
  port: Number(process.env.CHAT_PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
})
server.on('connection', (socket, request) => {
  const userId = new URL(request.url ?? '/', 'http://localhost').searchParams.get('userId') ?? ''
  sockets.set(userId, socket)
  socket.on('message', (data: Buffer) => {
    const { receiverId, message } = JSON.parse(data.toString()) as { receiverId: string; message: string }
    sockets
      .get(receiverId)
      ?.send(JSON.stringify({ type: 'private_message', data: { senderId: userId, message } }))
  })
})
server.on('listening', () => process.send?.({ type: 'ready' }))
