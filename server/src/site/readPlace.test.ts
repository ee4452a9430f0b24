import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GONE, MISSING, ReadFailed, REFUSED, RESPONSE_MAX_BYTES } from './readApi'
import { readPlace, type ReadAccess } from './readPlace'

let server: Server
let access: ReadAccess
/** Requests that the service has received: the URL, and the headers that could identify the caller. */
let received: { url: string | undefined; key: unknown; cookie: unknown }[]

const ANSWERS: Record<string, { status: number; body: string }> = {
  '/openings?page=2': { status: 200, body: '[{"title":"Gardener"}]' },
  '/openings/closed': { status: 403, body: '{}' },
  '/openings/filled': { status: 410, body: '{}' },
  '/openings/broken': { status: 500, body: '{}' },
  '/openings/page': { status: 200, body: '<html>' },
  '/openings/long': { status: 200, body: JSON.stringify('x'.repeat(RESPONSE_MAX_BYTES)) },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url, headers } = request
    received.push({ url, key: headers['x-service-key'], cookie: headers.cookie })
    if (url === '/openings/moved') return response.writeHead(302, { location: '/openings' }).end()
    const { status, body } = ANSWERS[url ?? ''] ?? { status: 404, body: '{}' }
    return response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  access = {
    apiUrl: 'http://127.0.0.1:1',
    serviceKey: 'secret',
    services: { jobs: `http://127.0.0.1:${port}` },
  }
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => (received = []))

const read = (address: string, query = {}) => readPlace(access, address, { query, limitMs: 5_000 })

test('a page reads from the service of an area as a stranger', async () => {
  expect(await read('jobs:/openings', { page: '2' })).toEqual([{ title: 'Gardener' }])
  expect(received).toEqual([{ url: '/openings?page=2', key: undefined, cookie: undefined }])
})

test.each([
  ['unknown', MISSING],
  ['closed', REFUSED],
  ['filled', GONE],
])('what is %s decides the status of its page', async (opening, absence) => {
  expect(await read(`jobs:/openings/${opening}`)).toBe(absence)
})

test.each(['broken', 'page', 'long', 'moved'])('a response that is %s fails the read', async (opening) => {
  await expect(read(`jobs:/openings/${opening}`)).rejects.toThrow(ReadFailed)
})

test('a service that was not granted is not asked', async () => {
  await expect(read('boards:/openings')).rejects.toThrow('boards:/openings: the site knows no such service')
  await expect(read('chat:/openings')).rejects.toThrow(ReadFailed)
  expect(received).toEqual([])
})
