import { newSigningKey } from '../../testing/testApp'
import { TestChat } from '../testing/chatService'
import { SocketClient } from '../testing/socketClient'

let chat: TestChat
beforeAll(async () => {
  chat = await TestChat.start({ timing: { authDeadline: 200, ping: 250 } })
  await chat.converse('asha', 'm-ravi')
})
afterAll(() => chat.close())

it('sends hello first to a full client', async () => {
  const asha = await chat.connect('asha')
  expect(asha.socket.protocol).toBe('mc.v1')
  expect(asha.received[0]).toEqual({
    type: 'hello',
    connectionId: expect.any(String),
    serverTime: chat.clock().toISOString(),
    renewBy: new Date(chat.clock().getTime() + 15 * 60_000).toISOString(),
  })
})

it.each([
  ['a forged token', async () => chat.tokenOf('asha', { signedBy: await newSigningKey() }), 4401],
  ['nonsense', async () => 'x', 4401],
  [
    'an expired token',
    async () => chat.tokenOf('asha', { now: new Date(chat.clock().getTime() - 16 * 60_000) }),
    4401,
  ],
  ['another person’s token', async () => chat.tokenOf('m-ravi'), 4403],
])('closes on %s, as subprotocol and as first frame', async (_, tokenOf, code) => {
  const token = await tokenOf()
  expect(await (await chat.dial('asha', { token })).closed).toBe(code)
  const late = await chat.dial('asha', { protocols: ['mc.v1'] })
  await late.opened
  late.send({ type: 'auth', token })
  expect(await late.closed).toBe(code)
})

it('closes on a timeout and on any other first frame', async () => {
  expect(await (await chat.dial('asha', { protocols: [] })).closed).toBe(4401)
  const rash = await chat.dial('asha', { protocols: [] })
  await rash.opened
  rash.send({ receiverId: 'm-ravi', message: 'hello' })
  expect(await rash.closed).toBe(4401)
  expect(await chat.db.selectFrom('messages').selectAll().execute()).toEqual([])
})

it('loses no frame sent right after the token', async () => {
  const asha = await chat.dial('asha', { protocols: ['mc.v1'] })
  await asha.opened
  asha.send({ type: 'auth', token: await chat.tokenOf('asha') })
  for (const n of [1, 2, 3]) asha.send({ receiverId: 'm-ravi', message: `text ${n}`, clientMsgId: `r${n}` })
  for (const n of [1, 2, 3]) expect(await asha.next('ack')).toMatchObject({ clientMsgId: `r${n}`, seq: n })
})

it('refuses other origins, unknown paths and URLs without a person', async () => {
  const rejected = async (client: SocketClient) => {
    const status = new Promise((resolve) =>
      client.socket.once('unexpected-response', (_, response) => resolve(response.statusCode)),
    )
    return status
  }
  expect(await rejected(await chat.dial('asha', { origin: 'https://evil.example' }))).toBe(403)
  expect(await rejected(new SocketClient(`${chat.urls[0]}/elsewhere`, { personId: 'asha' }))).toBe(404)
  expect(await rejected(await chat.dial(''))).toBe(404)
  expect(await (await chat.connect('asha', { origin: 'http://localhost:3000' })).received[0]?.type).toBe(
    'hello',
  )
})

it('stays open with a fresh token, and closes without one', async () => {
  const [renewing, silent] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  chat.clock.advance(14 * 60_000)
  renewing.send({ type: 'auth', token: await chat.tokenOf('asha') })
  expect(await renewing.next('renewed')).toBeDefined()
  chat.clock.advance(2 * 60_000)
  expect(await silent.closed).toBe(4401)
  expect(renewing.socket.readyState).toBe(renewing.socket.OPEN)
  renewing.send({ type: 'auth', token: await chat.tokenOf('m-ravi') })
  expect(await renewing.closed).toBe(4403)
})

it('closes a connection that no longer answers pings', async () => {
  const asha = await chat.connect('asha')
  asha.socket.pong = () => undefined
  // The WebSocket library answers pings automatically. Without its listener, it behaves like a lost peer.
  const receiver = (asha.socket as unknown as { _receiver: { removeAllListeners: (name: string) => void } })
    ._receiver
  receiver.removeAllListeners('ping')
  expect(await asha.closed).toBe(1006)
})
