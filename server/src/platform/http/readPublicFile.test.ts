import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPublicHost } from '@mentor-connect/contract/rules/publicHost'
import { readPublicFile, requestPublic, type Network } from './readPublicFile'

let server: Server
let answer: RequestListener
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => void (asked.length = 0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Addresses of the hosts of the test. The server of the test counts as public, as if it were elsewhere. */
const HOSTS: Record<string, string[]> = {
  'jobs.example.org': ['127.0.0.1'],
  'inner.example.org': ['10.0.0.1'],
  'other.example.org': ['127.0.0.1'],
  'mixed.example.org': ['127.0.0.1', '192.168.1.1'],
  'mapped.example.org': ['::ffff:10.0.0.1'],
}

const network: Network = {
  resolve: async (host) =>
    (HOSTS[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  isPublic: (host) => host === '127.0.0.1' || isPublicHost(host),
  request: ((url: URL, options: object, callback: () => void) => {
    const { port } = server.address() as AddressInfo
    return httpRequest(`http://${url.host}:${port}${url.pathname}`, options, callback)
  }) as unknown as Network['request'],
}

const read = (address: string, deadlineMs = 5000) =>
  readPublicFile(address, { maxBytes: 1000, accept: 'application/json', deadlineMs }, network)
const reasonOf = (address: string, deadlineMs?: number) =>
  read(address, deadlineMs).then(
    () => 'read',
    ({ reason }: { reason: string }) => reason,
  )
const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end()

it('a file of a public host is read, also behind a redirect', async () => {
  answer = (request, response) =>
    request.url === '/feed'
      ? response.writeHead(301, { location: '/moved' }).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  const { bytes, contentType } = await read('https://jobs.example.org/feed')
  expect([new TextDecoder().decode(bytes), contentType]).toEqual(['[]', 'application/json'])
  expect(asked.map((one) => one.replace(/:\d+/, ''))).toEqual([
    'jobs.example.org/feed',
    'jobs.example.org/moved',
  ])
})

it.each([
  'http://jobs.example.org',
  'https://jobs.example.org:8443',
  'https://name:secret@jobs.example.org',
  'https://10.0.0.1/feed',
  'https://[::1]/feed',
  'https://0x7f.0.0.2/feed',
  'https://localhost/feed',
  'https://inner.example.org/feed',
  'https://mixed.example.org/feed',
  'https://mapped.example.org/feed',
  'https://unknown.example.org/feed',
  'file:///etc/passwd',
  'no address',
])('%s is refused before anything is sent', async (address) => {
  expect(await reasonOf(address)).toBe('address')
  expect(asked).toEqual([])
})

it.each([
  'http://jobs.example.org/',
  'https://10.0.0.1/',
  'https://inner.example.org/',
  'https://[::1]/',
  'data:,[]',
])('a redirect to %s is refused', async (location) => {
  answer = redirectTo(location)
  expect(await reasonOf('https://jobs.example.org/feed')).toBe('address')
  expect(asked).toHaveLength(1)
})

it('a circle of redirects ends', async () => {
  answer = redirectTo('https://jobs.example.org/feed')
  expect(await reasonOf('https://jobs.example.org/feed')).toBe('redirects')
  expect(asked).toHaveLength(4)
})

it('an error, a compressed file, and one that is too large, are refused', async () => {
  answer = (_request, response) => response.writeHead(302).end()
  expect(await reasonOf('https://jobs.example.org/')).toBe('status')
  answer = (_request, response) => response.writeHead(500).end('[]')
  expect(await reasonOf('https://jobs.example.org/')).toBe('status')
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  expect(await reasonOf('https://jobs.example.org/')).toBe('status')
  answer = (_request, response) => response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001))
  expect(await reasonOf('https://jobs.example.org/')).toBe('size')
  answer = (_request, response) => {
    response.write('x'.repeat(800))
    response.end('x'.repeat(800))
  }
  expect(await reasonOf('https://jobs.example.org/')).toBe('size')
})

it('an answer that does not come, or comes too slowly, is given up', async () => {
  answer = () => undefined
  expect(await reasonOf('https://jobs.example.org/', 100)).toBe('unreachable')
  answer = (_request, response) => void response.writeHead(200).write('[')
  expect(await reasonOf('https://jobs.example.org/', 100)).toBe('unreachable')
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '50' }).write('[')
    response.destroy()
  }
  expect(await reasonOf('https://jobs.example.org/')).toBe('unreachable')
})

const request = (url: string, change: object = {}) =>
  requestPublic(url, { statuses: [207, 304], ...change }, { maxBytes: 1000, accept: 'text/xml' }, network)

it('other requests than reading a file go through the same guard', async () => {
  answer = (incoming, response) => {
    let body = ''
    incoming.on('data', (piece: Buffer) => (body += piece.toString()))
    incoming.on('end', () =>
      response.writeHead(207, { etag: '"one"' }).end(`${incoming.method} ${incoming.headers.depth} ${body}`),
    )
  }
  const sent = { method: 'REPORT', headers: { depth: '1' }, body: '<query/>' }
  const { bytes, status, headers, url } = await request('https://jobs.example.org/calendar', sent)
  expect(new TextDecoder().decode(bytes)).toBe('REPORT 1 <query/>')
  expect([status, headers.etag, url]).toEqual([207, '"one"', 'https://jobs.example.org/calendar'])
  await expect(request('https://inner.example.org/', sent)).rejects.toMatchObject({ reason: 'address' })
})

it('a status that is no error is returned, others are told', async () => {
  answer = (_request, response) => response.writeHead(304).end()
  expect(await request('https://jobs.example.org/')).toMatchObject({ status: 304 })
  answer = (_request, response) => response.writeHead(401).end()
  await expect(request('https://jobs.example.org/')).rejects.toMatchObject({ reason: 'status', status: 401 })
})

it('a request with a secret follows no redirect to another host', async () => {
  answer = (incoming, response) =>
    incoming.url === '/' ? response.writeHead(301, { location: '/own' }).end() : response.writeHead(207).end()
  expect(await request('https://jobs.example.org/', { staysOnHost: true })).toMatchObject({ status: 207 })
  answer = redirectTo('https://other.example.org/')
  await expect(request('https://jobs.example.org/', { staysOnHost: true })).rejects.toMatchObject({
    reason: 'redirects',
  })
})
