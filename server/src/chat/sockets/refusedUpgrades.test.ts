import { connect, Socket } from 'node:net'
import { TestChat } from '../testing/chatService'

let chat: TestChat
beforeAll(async () => {
  chat = await TestChat.start()
})
afterAll(() => chat.close())

const CONNECTIONS = 300

/** Requests an upgrade and resets the connection while the server responds. */
function resetDuringUpgrade(path: string, headers: string[] = []): Promise<void> {
  const { hostname, port } = new URL(chat.urls[0]!)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    const request = [
      `GET ${path} HTTP/1.1`,
      'Host: chat.test',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    ]
    socket.write(`${request.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy())
  })
}

it.each([
  ['at an unknown path', '/nope', []],
  ['without a person', '/', []],
  ['from another site', '/?userId=asha', ['Origin: https://evil.example']],
  ['that is accepted', '/?userId=asha', []],
])('survives clients that reset an upgrade %s', async (_, path, headers) => {
  for (let i = 0; i < CONNECTIONS; i += 10)
    await Promise.all(Array.from({ length: 10 }, () => resetDuringUpgrade(path, headers)))
  await chat.converse('asha', 'm-ravi')
  const asha = await chat.connect('asha')
  asha.send({ receiverId: 'm-ravi', message: 'still here' })
  expect(await asha.next('ack')).toBeDefined()
})

it('survives a client that disconnects before its upgrade is handled', async () => {
  const socket = new Socket()
  const request = { url: '/?userId=asha', headers: {}, socket }
  chat.nodes[0]!.server.emit('upgrade', request, socket, Buffer.alloc(0))
  expect(socket.destroyed).toBe(true)
})
