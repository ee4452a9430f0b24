import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bucketServer, type BucketServer } from '../../../testing/files/bucketServer'
import type { ByteRange, FilePart } from './byteRange'
import { diskStore } from './diskStore'
import { deleteFolder, type FileStore } from './fileStore'
import { s3Store } from './s3Store'

interface Undici {
  Agent: new () => { close: () => Promise<void> }
  getGlobalDispatcher: () => object
  setGlobalDispatcher: (client: object) => void
}

let folder: string
let server: BucketServer
const access = { bucket: 'files', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }

beforeAll(async () => void (server = await bucketServer({ ...access, pageSize: 2 })))
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'))
  server.empty()
})
afterEach(() => rm(folder, { recursive: true }))

const STORES: [string, () => FileStore][] = [
  ['disk', () => diskStore(folder)],
  ['bucket', () => s3Store({ ...access, endpoint: server.url })],
]
const put = (store: FileStore, key: string, content: string) =>
  store.put(key, Buffer.from(content), 'text/plain')
const read = async (store: FileStore, key: string) => {
  const found = await store.get(key)
  return found && [found.bytes, await text(found.content)]
}

describe.each(STORES)('files on %s', (_, open) => {
  it('are put, read, replaced, listed and deleted', async () => {
    const store = open()
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await put(store, `a/${name}`, name)
    await put(store, 'b/one.txt', 'other')
    await put(store, 'a/one.txt', 'again, और')
    expect(await read(store, 'a/one.txt')).toEqual([Buffer.byteLength('again, और'), 'again, और'])
    expect(await store.list('a/')).toEqual(['a/one.txt', 'a/three.txt', 'a/two.txt'])
    await deleteFolder(store, 'a')
    await store.delete('a/one.txt')
    expect(await store.list('')).toEqual(['b/one.txt'])
    expect(await read(store, 'a/one.txt')).toBeUndefined()
  })

  it.each(['../secret', 'a/../../b', 'a', '/etc/passwd', 'a/b/c', 'a/.env', 'a/%2e%2e', 'a\\b/c', ''])(
    'cannot be addressed by %j',
    async (key) => {
      await expect(put(open(), key, 'x')).rejects.toThrow('is not a valid file key')
      expect(await open().get(key)).toBeUndefined()
    },
  )

  it('are put from a file of this machine', async () => {
    const path = join(folder, 'film')
    await writeFile(path, 'pictures and sound')
    const store = open()
    await store.putFile('a/film.mp4', path, 'video/mp4')
    expect(await read(store, 'a/film.mp4')).toEqual([18, 'pictures and sound'])
    await expect(store.putFile('a/none.mp4', `${path}-none`, 'video/mp4')).rejects.toThrow('ENOENT')
    expect(await store.list('a/')).toEqual(['a/film.mp4'])
  })

  it.each<[string, ByteRange, string, FilePart]>([
    ['from a byte on', { first: 4 }, '456789', { first: 4, last: 9 }],
    ['up to a byte', { first: 2, last: 3 }, '23', { first: 2, last: 3 }],
    ['beyond the end', { first: 8, last: 99 }, '89', { first: 8, last: 9 }],
    ['of its last bytes', { lastBytes: 3 }, '789', { first: 7, last: 9 }],
    ['of more bytes than it has', { lastBytes: 99 }, '0123456789', { first: 0, last: 9 }],
  ])('are read in a part %s', async (_name, range, content, part) => {
    const store = open()
    await put(store, 'a/digits.txt', '0123456789')
    const found = await store.get('a/digits.txt', range)
    expect({ ...found, content: await text(found!.content) }).toMatchObject({ bytes: 10, content, part })
  })

  it.each<[ByteRange]>([[{ first: 10 }], [{ lastBytes: 0 }]])('have no part %j', async (range) => {
    const store = open()
    await put(store, 'a/digits.txt', '0123456789')
    await expect(store.get('a/digits.txt', range)).rejects.toMatchObject({ bytes: 10 })
    expect(await store.get('a/missing.txt', range)).toBeUndefined()
  })

  it('are found without being opened', async () => {
    const store = open()
    await put(store, 'a/one.txt', 'one')
    expect(await store.find('a/one.txt')).toEqual({ bytes: 3, modifiedAt: expect.any(Date) })
    expect(await store.find('a/two.txt')).toBeUndefined()
    expect(await store.find('../one.txt')).toBeUndefined()
  })

  it('are an empty list in an empty store', async () => {
    expect(await open().list('a/')).toEqual([])
  })
})

it('a failed write leaves nothing on disk', async () => {
  await put(diskStore(folder), 'a/b.txt', 'x')
  // The first file makes `a/c` a folder, so a file of that name cannot be written.
  await put(diskStore(join(folder, 'a')), 'c.txt/x'.replace('c.txt', 'c'), 'x')
  await expect(put(diskStore(folder), 'a/c', 'x')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a'])
})

it('are put in a bucket with the HTTP client that a package brings along', async () => {
  // The version of undici that a process loads first provides the client of `fetch`. Other versions may be stricter
  // than that of Node, so this test uses the one that a package depends on.
  const proxy = createRequire(require.resolve('@fastify/http-proxy'))
  const undici = createRequire(proxy.resolve('@fastify/reply-from'))('undici') as Undici
  const client = new undici.Agent()
  const before = undici.getGlobalDispatcher()
  undici.setGlobalDispatcher(client)
  try {
    const store = s3Store({ ...access, endpoint: server.url })
    await put(store, 'a/one.txt', 'one')
    await writeFile(join(folder, 'film'), 'pictures and sound')
    await store.putFile('a/film.mp4', join(folder, 'film'), 'video/mp4')
    expect(await read(store, 'a/one.txt')).toEqual([3, 'one'])
    expect(await read(store, 'a/film.mp4')).toEqual([18, 'pictures and sound'])
  } finally {
    undici.setGlobalDispatcher(before)
    await client.close()
  }
})

it('a bucket’s refusal is reported with its status', async () => {
  const store = s3Store({ ...access, secretAccessKey: 'wrong', endpoint: server.url })
  await expect(put(store, 'a/b', 'x')).rejects.toThrow('The file storage answered 403 to PUT.')
})
