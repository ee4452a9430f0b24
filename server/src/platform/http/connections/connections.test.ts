import type { FastifyInstance } from 'fastify'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { createServer } from '../createServer'
import { errors } from '../errors'
import { CLIENT_LIMITS, type ClientLimits } from './clientLimits'

const LIMITS: ClientLimits = {
  ...CLIENT_LIMITS,
  headers: 150,
  gracePeriod: 100,
  stalled: 200,
  sweep: 20,
  idle: 100,
}
const MEGABYTE = 1024 * 1024

let app: FastifyInstance
let sockets: Socket[]
const start = async (limits: ClientLimits) => {
  app = await createServer({
    sessionOf: async () => null,
    trustedProxies: [],
    https: false,
    clientLimits: limits,
  })
  app.post('/take', async ({ body }) => ({ length: JSON.stringify(body).length }))
  app.post('/refuse', { onRequest: () => Promise.reject(errors.forbidden()) }, async () => ({}))
  app.get('/give', async (_request, reply) => reply.send(Buffer.alloc(64 * MEGABYTE)))
  app.get('/stream', async (_request, reply) =>
    reply.send(Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(MEGABYTE)))),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
}
beforeEach(() => void (sockets = []))
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy())
  await app.close()
})

/** A raw TCP client: records what it receives and when the server ends the connection. */
function client() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.on('data', (data) => void (received += data.toString()))
  return { socket, ended }
}

const head = (length: number) =>
  `POST /take HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

it('ends a request whose body does not arrive, with a response', async () => {
  await start(LIMITS)
  const { socket, ended } = client()
  socket.write(`${head(1000)}{"a":`)
  const answer = await ended
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'invalid_input' })
})

it('ends a request whose body arrives too slowly, however long it takes', async () => {
  await start(LIMITS)
  const { socket, ended } = client()
  socket.write(head(60_000))
  const dripping = setInterval(() => socket.write('1'), 10)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(dripping)
})

it('does not wait for the body of a request that is already answered', async () => {
  await start(LIMITS)
  const { socket, ended } = client()
  socket.write(head(60_000).replace('/take', '/refuse'))
  expect(await ended).toMatch(/^HTTP\/1\.1 403 /)
})

it('ends a connection that pipelines too many requests', async () => {
  await start(CLIENT_LIMITS)
  const { socket, ended } = client()
  socket.write('GET /nothing HTTP/1.1\r\nHost: test\r\n\r\n'.repeat(10_000))
  expect((await ended).split('HTTP/1.1').length).toBeLessThan(100)
})

it('waits for a slow client that keeps the minimum rate', async () => {
  await start({ ...LIMITS, bytesPerSecond: 1 })
  const { socket, ended } = client()
  const text = JSON.stringify('x'.repeat(100))
  socket.write(head(text.length).replace('Host', 'Connection: close\r\nHost'))
  for (const letter of text) {
    await new Promise((resolve) => setTimeout(resolve, 3))
    socket.write(letter)
  }
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
})

it('ends a connection whose client does not read the response', async () => {
  await start(LIMITS)
  const { socket, ended } = client()
  socket.write('GET /give HTTP/1.1\r\nHost: test\r\n\r\n')
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.pause()
  while ((await open()) > 0);
  socket.resume()
  expect((await ended).length).toBeLessThan(64 * MEGABYTE)
})

it('ends a connection whose client has read much and then stops', async () => {
  // Only the check for stalled clients can end this connection: the bytes that the client reads at once keep it above
  // the minimum rate for hours.
  await start({ ...LIMITS, bytesPerSecond: 1 })
  const { socket, ended } = client()
  socket.write('GET /stream HTTP/1.1\r\nHost: test\r\n\r\n')
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.pause()
  while ((await open()) > 0);
  socket.resume()
  expect((await ended).length).toBeLessThan(64 * MEGABYTE)
})

it('ends a request that has sent much and then stops', async () => {
  await start({ ...LIMITS, bytesPerSecond: 1 })
  const { socket, ended } = client()
  const begun = new Promise((resolve) => app.server.once('request', resolve))
  socket.write(head(60_000))
  await begun
  socket.write('x'.repeat(50_000))
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
})

const open = async () => {
  await new Promise((resolve) => setImmediate(resolve))
  return new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
}

it.each([
  ['says nothing', ''],
  ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: test\r\nX-Slow: '],
  ['stays idle after a response', 'GET /nothing HTTP/1.1\r\nHost: test\r\n\r\n'],
])('ends a connection that %s', async (_, text) => {
  await start(LIMITS)
  const { socket, ended } = client()
  if (text) socket.write(text)
  await ended
  expect(await open()).toBe(0)
})
