import type { FastifyInstance } from 'fastify'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { TestChat } from '../../chat/testing/chatService'
import { createServer } from '../http/createServer'
import { registerHealth } from '../http/health'
import { shutdownOf, shutdownTiming } from './shutdown'

/** The forced exit (`end`) is so late that the tests end before it. */
const TIMING = { grace: 0, cut: 200, end: 100_000 }
const MEGABYTE = 1024 * 1024

let app: FastifyInstance
let finishWork: () => void
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = await createServer({ sessionOf: async () => null, trustedProxies: [], https: false })
  registerHealth(app, [])
  const work = new Promise<void>((resolve) => (finishWork = resolve))
  app.get('/work', async () => {
    await work
    return { done: true }
  })
  app.post('/take', async () => ({}))
  app.get('/give', async (_request, reply) => reply.send(Buffer.alloc(64 * MEGABYTE)))
})
afterEach(() => sockets.forEach((socket) => socket.destroy()))

async function listen(host: string) {
  await app.listen({ port: 0, host })
  return (app.server.address() as AddressInfo).port
}

/**
 * Connects and sends `text`. Resolves when the server has received the request, or at once if `text` is empty; `ended`
 * resolves with everything received when the connection is closed.
 */
async function client(port: number, text: string, host = '127.0.0.1') {
  const socket = connect(port, host)
  sockets.push(socket)
  let received = ''
  socket.on('error', () => undefined)
  socket.on('data', (data) => void (received += data.toString()))
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  const seen = new Promise<void>((resolve) => app.server.once('request', () => resolve()))
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  socket.write(text)
  if (text.startsWith('POST') || text.startsWith('GET')) await Promise.race([seen, ended])
  return { socket, ended }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`
const halfSent =
  'POST /take HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'
const exited = (timing = TIMING) => {
  let shutdown = () => Promise.resolve()
  const code = new Promise<number>((resolve) => {
    const end = shutdownOf(app, timing, resolve)
    shutdown = () => end({}, 0)
  })
  return { code, shutdown }
}

it('completes accepted requests, and ends although clients keep their connections open', async () => {
  const port = await listen('127.0.0.1')
  const working = await client(port, get('/work'))
  await client(port, halfSent)
  await client(port, get('/healthz'))
  await client(port, '')
  const deaf = await client(port, get('/give'))
  deaf.socket.pause()
  const { code, shutdown } = exited()
  void shutdown()
  finishWork()
  expect(await working.ended).toMatch(/connection: close[\s\S]*\{"done":true\}$/i)
  expect(await code).toBe(0)
})

it('reports that it is not ready first, and still accepts requests for a while', async () => {
  const port = await listen('127.0.0.1')
  const { code, shutdown } = exited({ ...TIMING, grace: 2_000, cut: 60_000 })
  void shutdown()
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'not ready', reason: 'The process is stopping.' }),
  ])
  expect(ready.headers.get('connection')).toBe('close')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(await code).toBe(0)
})

it('cuts off requests that do not end, once', async () => {
  const codes: number[] = []
  await app.listen({ port: 0, host: '127.0.0.1' })
  const ended = new Promise<void>((resolve) => {
    jest.spyOn(app, 'close').mockReturnValue(new Promise(() => undefined) as never)
    const shutdown = shutdownOf(app, { grace: 0, cut: 10, end: 20 }, (code) => {
      codes.push(code)
      resolve()
    })
    void shutdown({}, 1)
    void shutdown({}, 0)
  })
  await ended
  expect(codes).toEqual([1])
  jest.restoreAllMocks()
  await app.close()
})

it('closes chat connections with a close frame, and does not wait for unauthenticated sockets', async () => {
  const chat = await TestChat.start({ timing: { authDeadline: 600_000 } })
  chat.know('asha')
  const [asha, silent] = [await chat.connect('asha'), await chat.dial('asha', { protocols: ['mc.v1'] })]
  await silent.opened
  app = chat.nodes[0]!
  const { code, shutdown } = exited()
  void shutdown()
  expect(await asha.closed).toBe(1012)
  expect(await silent.closed).toBe(1006)
  expect(await code).toBe(0)
  await chat.close()
})

it.each([
  [undefined, 0],
  [3_000, 3_000],
  [60_000, 4_000],
])('limits a grace period of %s to the ten seconds', (grace, kept) => {
  expect(shutdownTiming(grace ?? 0)).toEqual({ grace: kept, cut: 7_000, end: 10_000 })
})
