import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { isPrivateAddress } from './publicAddress'
import { callWebhook, SIGNATURE_HEADER } from './webhook'

const NEWS: ReleaseNews = {
  area: 'learner',
  action: 'rolled back',
  release: 'r2',
  live: 'r1',
  generation: 4,
  reason: 'errors in 9% of 400 browsers',
}
const SECRET = 'a secret of the webhook, long enough'
const now = () => new Date('2026-11-23T08:00:00Z')

let server: Server
let received: { headers: IncomingMessage['headers']; body: string }[]
let status: number
beforeEach(async () => {
  received = []
  status = 200
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const address = (host = '127.0.0.1') => `http://${host}:${(server.address() as AddressInfo).port}/hook`

test('a call says what was decided, and is signed with its time', async () => {
  await callWebhook(address(), NEWS, { secret: SECRET, allowsPrivate: true, now })
  const [{ headers, body }] = received as [(typeof received)[0]]
  expect(JSON.parse(body)).toEqual({
    ...NEWS,
    id: 'learner-4',
    text: 'learner@r2 was rolled back: errors in 9% of 400 browsers. Everybody gets learner@r1 now.',
  })
  const seconds = now().getTime() / 1000
  const mac = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')
  expect(headers[SIGNATURE_HEADER]).toBe(`t=${seconds},v1=${mac}`)
})

test.each([302, 500])('an answer of %s counts as not received, and is not followed', async (answer) => {
  status = answer
  await expect(callWebhook(address(), NEWS, { allowsPrivate: true, now })).rejects.toThrow(
    new RegExp(`answered ${answer}`),
  )
  expect(received).toHaveLength(1)
})

test('private addresses are refused, whether written or looked up', async () => {
  const options = { allowsPrivate: false, now }
  const https = (host: string) => address(host).replace('http:', 'https:')
  await expect(callWebhook(address(), NEWS, options)).rejects.toThrow(/must use https/)
  for (const host of ['127.0.0.1', '[::1]', '10.1.2.3', '[::ffff:10.1.2.3]', '2130706433'])
    await expect(callWebhook(https(host), NEWS, options)).rejects.toThrow(/is a private address/)
  await expect(callWebhook(https('localhost'), NEWS, options)).rejects.toThrow(/is on a private address/)
  expect(received).toEqual([])
})

test.each<[string, boolean]>([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['192.168.1.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['64:ff9b::a00:1', true],
])('%s: private %s', (ip, isPrivate) => expect(isPrivateAddress(ip)).toBe(isPrivate))
