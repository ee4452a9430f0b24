import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { diskStore } from '../../platform/files/store/diskStore'
import type { FileStore } from '../../platform/files/store/fileStore'
import { s3Store } from '../../platform/files/store/s3Store'
import { bucketServer, type BucketServer } from '../../testing/files/bucketServer'
import { testApp, type TestApp } from '../../testing/testApp'

const KEY = `lesson-${'v'.repeat(22)}/video.mp4`
const PATH = `/files/${KEY}`
const access = { bucket: 'files', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }

let t: TestApp
let folder: string
let bucket: BucketServer

beforeAll(async () => {
  bucket = await bucketServer({ ...access, pageSize: 9 })
  folder = await mkdtemp(join(tmpdir(), 'ranges-'))
})
afterEach(() => t.close())
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const STORES: [string, () => FileStore][] = [
  ['disk', () => diskStore(folder)],
  ['a bucket', () => s3Store({ ...access, endpoint: bucket.url })],
]
const start = async (files: FileStore, content: string | Buffer = '0123456789') => {
  t = await testApp({}, { files })
  await files.put(KEY, Buffer.from(content), 'video/mp4')
}
const send = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ method, url: PATH, headers })

describe.each(STORES)('a video on %s', (_, store) => {
  beforeEach(() => start(store()))

  it('is sent whole, and says that parts can be had', async () => {
    const { statusCode, headers, body } = await send()
    expect([statusCode, body]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '10',
      'content-type': 'video/mp4',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    })
    expect(headers['content-range']).toBeUndefined()
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('answers %s with that part', async (range, content, contentRange) => {
    const { statusCode, headers, body } = await send({ range })
    expect([statusCode, body, headers['content-range']]).toEqual([206, content, contentRange])
    expect(headers['content-length']).toBe(String(content.length))
    expect(headers['cache-control']).toContain('immutable')
  })

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has nothing for %s', async (range) => {
    const { statusCode, headers } = await send({ range })
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(headers['cache-control']).toBeUndefined()
  })

  it.each([
    'bytes=0-1,4-5',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'lines=1-2',
    'bytes=0-1x',
    `bytes=${'9'.repeat(30)}-`,
  ])('is sent whole for %s', async (range) => {
    const { statusCode, body } = await send({ range })
    expect([statusCode, body]).toEqual([200, '0123456789'])
  })

  it('continues a download only of the same file', async () => {
    const range = 'bytes=5-'
    const { headers } = await send()
    const statuses = async (condition: unknown) =>
      (await send({ range, 'if-range': String(condition) })).statusCode
    expect(await statuses(headers.etag)).toBe(206)
    expect(await statuses(headers['last-modified'])).toBe(206)
    expect(await statuses('"another"')).toBe(200)
    expect(await statuses(`W/${String(headers.etag)}`)).toBe(200)
    expect(await statuses('Mon, 01 Jan 2024 00:00:00 GMT')).toBe(200)
  })

  it('is described without content', async () => {
    const { statusCode, headers, body } = await send({ range: 'bytes=2-4' }, 'HEAD')
    expect([statusCode, body, headers['content-length'], headers['accept-ranges']]).toEqual([
      200,
      '',
      '10',
      'bytes',
    ])
    const missing = await t.app.inject({ method: 'HEAD', url: PATH.replace('video', 'none') })
    expect(missing.statusCode).toBe(404)
  })
})

it('closes the file when the reader goes away', async () => {
  const store = diskStore(folder)
  const opened: Readable[] = []
  const get: FileStore['get'] = async (key, range) => {
    const stored = await store.get(key, range)
    if (stored) opened.push(stored.content)
    return stored
  }
  await start({ ...store, get }, Buffer.alloc(64 * 1024 * 1024))
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  const request = httpGet({ port, host: '127.0.0.1', path: PATH, headers: { range: 'bytes=1-' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const closed = once(opened[0]!, 'close')
  expect([response.statusCode, opened[0]!.destroyed]).toEqual([206, false])
  request.destroy()
  await closed
})
