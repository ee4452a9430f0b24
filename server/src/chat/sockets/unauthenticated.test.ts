import { WebSocket } from 'ws'
import { openMany } from '../../testing/openMany'
import { newSigningKey } from '../../testing/testApp'
import { TestChat } from '../testing/chatService'
import { SocketClient } from '../testing/socketClient'

const LIMIT = 20

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start({
    config: { chatUnauthenticatedPerAddress: LIMIT, trustedProxies: ['127.0.0.1'] },
    timing: { authDeadline: 600_000 },
  })
  chat.know('asha')
})
afterEach(() => chat.close())

const sockets: WebSocket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()))

/** Opens a socket that sends nothing. Returns `open`, the HTTP status of the refusal, or the error message. */
function silentSocket(address: string): Promise<string | number | undefined> {
  const headers = { 'x-forwarded-for': address }
  const socket = new WebSocket(`${chat.urls[0]}/?userId=asha`, ['mc.v1'], { headers })
  sockets.push(socket)
  return new Promise((resolve) => {
    socket.on('error', ({ message }) => resolve(message))
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
  })
}

it('keeps a few of a thousand sockets without a token, and still accepts everybody else', async () => {
  const outcomes = await openMany(1000, () => silentSocket('203.0.113.9'))
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(LIMIT)
  expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(1000 - LIMIT)
  expect(await silentSocket('203.0.113.10')).toBe('open')
  expect((await chat.connect('asha')).received[0]?.type).toBe('hello')
})

it('counts an IPv6 /64 prefix as one address', async () => {
  for (let i = 0; i < LIMIT; i += 1) await silentSocket(`2001:db8:1:2::${i + 1}`)
  expect(await silentSocket('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await silentSocket('2001:db8:1:3::1')).toBe('open')
})

it('frees the slot of a socket that authenticates or ends', async () => {
  const late = await chat.dial('asha', { protocols: ['mc.v1'] })
  await late.opened
  for (let i = 1; i < LIMIT; i += 1) await silentSocket('127.0.0.1')
  expect(await silentSocket('127.0.0.1')).toBe(429)
  late.send({ type: 'auth', token: await chat.tokenOf('asha') })
  await late.next('hello')
  expect(await silentSocket('127.0.0.1')).toBe('open')
  sockets[0]!.close()
  // Repeated because the server notices the end of a socket a moment after the client.
  let outcome: Awaited<ReturnType<typeof silentSocket>>
  do outcome = await silentSocket('127.0.0.1')
  while (outcome === 429)
  expect(outcome).toBe('open')
})

it('does not wait for a refused client that never closes its side', async () => {
  const deaf = new SocketClient(chat.urls[0]!, {
    personId: 'asha',
    token: await chat.tokenOf('asha', { signedBy: await newSigningKey() }),
  })
  await deaf.opened
  // The WebSocket library completes a closing handshake automatically. Without its listener, it behaves like a lost
  // client.
  const receiver = (deaf.socket as unknown as { _receiver: { removeAllListeners: (name: string) => void } })
    ._receiver
  receiver.removeAllListeners('conclude')
  expect(await deaf.closed).toBe(1006)
})
