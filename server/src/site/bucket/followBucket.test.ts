import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bucketServer, type BucketServer } from '../../testing/files/bucketServer'
import { bucketFollower, followBucket } from './followBucket'
import { openSiteBucket, type SiteBucket } from './siteBucket'

const access = { region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }
let server: BucketServer
let root: string
let lines: string[]
const logger = {
  info: (line: string) => void lines.push(line),
  error: (_: unknown, line: string) => void lines.push(line),
} as never

beforeAll(async () => void (server = await bucketServer({ ...access, bucket: 'site', pageSize: 2 })))
afterAll(() => server.close())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mentor-connect-bucket-'))
  lines = []
})
afterEach(() => {
  server.empty()
  rmSync(root, { recursive: true })
})

const open = () => openSiteBucket('s3://site', { ...access, endpoint: server.url })

/** Puts a site into the bucket, in the same order as a release. */
async function put(bucket: SiteBucket, generation: string, replaced?: string) {
  const file = join(root, 'page')
  mkdirSync(root, { recursive: true })
  writeFileSync(file, `page of ${generation}`)
  const caching = { type: 'text/html', caching: 'no-cache' }
  for (const path of [`shell/s1/entry.js`, `generations/${generation}/index.html`])
    await bucket.upload(path, file, caching)
  await bucket.writePointer({ generation, releases: ['shell/s1'] }, replaced)
}

/** Starts a follower and resolves after it has looked for the first time. */
async function follow(bucket: SiteBucket) {
  const follower = bucketFollower(join(root, 'copy'), bucket, logger)
  await follower.look()
  return follower
}

const live = () => {
  const link = join(root, 'copy/live')
  return existsSync(link) ? readlinkSync(link) : undefined
}

it('has the site when it starts', async () => {
  await put(open(), '1-aaaa')
  const stop = await followBucket(join(root, 'copy'), open(), logger)
  stop()
  expect(live()).toBe('generations/1-aaaa')
})

it('has the site at its first look, and each change at the next one', async () => {
  const bucket = open()
  await put(bucket, '1-aaaa')
  const { look } = await follow(bucket)
  expect(live()).toBe('generations/1-aaaa')
  const { etag } = (await bucket.readPointer()) as { etag: string }
  await put(bucket, '2-bbbb', etag)
  await look()
  expect(live()).toBe('generations/2-bbbb')
  expect(existsSync(join(root, 'copy/generations/1-aaaa/index.html'))).toBe(true)
})

it('serves what it has while the store is away, and says so once', async () => {
  const bucket = open()
  await put(bucket, '1-aaaa')
  let isAway = false
  const { look } = await follow({
    ...bucket,
    readPointer: (known) => (isAway ? Promise.reject(new Error('away')) : bucket.readPointer(known)),
  })
  isAway = true
  await look()
  await look()
  expect(live()).toBe('generations/1-aaaa')
  expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1)
  isAway = false
  const { etag } = (await bucket.readPointer()) as { etag: string }
  await put(bucket, '2-bbbb', etag)
  await look()
  expect(live()).toBe('generations/2-bbbb')
})

it('does not show a generation whose files are missing', async () => {
  const bucket = open()
  await put(bucket, '1-aaaa')
  const { look } = await follow(bucket)
  const { etag } = (await bucket.readPointer()) as { etag: string }
  await bucket.writePointer({ generation: '2-bbbb', releases: ['shell/s1', 'remotes/learner/gone'] }, etag)
  await look()
  expect(live()).toBe('generations/1-aaaa')
})
