import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pullSite, type SiteBucket } from '@mentor-connect/server/site-bucket'
import type { BucketServer } from '@mentor-connect/server/testing/files/bucketServer'
import { openBucket, releaseTo, startSite, startStore } from '../../testing/siteInBucket'
import { SiteFolder } from '../../testing/SiteFolder'
import { folderTarget } from '../folderTarget'
import { rollback } from '../rollback'
import { withLockedSite, type Site } from '../siteChange'
import { liveRegistry } from '../../store/siteStore'
import { purgeHook } from './purgeHook'

let server: BucketServer
let builds: SiteFolder
beforeAll(async () => void (server = await startStore()))
afterAll(() => server.close())
beforeEach(() => void (builds = new SiteFolder()))
afterEach(() => {
  server.empty()
  builds.remove()
})

const open = () => openBucket(server)

/** A machine that changes the site, with its own copy. */
const machine = (name: string, bucket = open()): Site => ({
  ...builds.site,
  dir: join(builds.root, name),
  bucket,
})

const start = (site: Site) => startSite(site, builds)
const release = (site: Site, area: string, name: string) => releaseTo(site, builds, area, name)

/** The site as a site server has it after reading the bucket once. */
async function served(name: string, known?: string) {
  const dir = join(builds.root, name)
  mkdirSync(dir, { recursive: true })
  const found = await pullSite(dir, open(), known)
  return { dir, found, registry: liveRegistry(dir) }
}

const learnerOf = (registry: ReturnType<typeof liveRegistry>) => registry?.remotes['learner']?.release

test('machines that share nothing but the bucket change one site, and servers follow it', async () => {
  const [asha, ravi] = [machine('asha'), machine('ravi')]
  await start(asha)
  await release(ravi, 'learner', 'r2')
  const { dir, registry } = await served('server')
  expect(registry).toEqual(liveRegistry(ravi.dir))
  expect(learnerOf(registry)).toBe('r2')
  expect(readFileSync(join(dir, 'live/index.html'), 'utf8')).toContain('<html')
  expect(readFileSync(join(dir, 'remotes/learner/r2/entry.js'), 'utf8')).toBe('/* learner r2 */')

  await withLockedSite(asha, (locked) => rollback(locked, 'learner', undefined))
  expect(learnerOf((await served('server')).registry)).toBe('r1')
  const listed = await folderTarget(ravi).releases()
  expect(JSON.stringify(listed)).toContain('rolled back')
})

test('of two changes at the same time both become live, one after the other', async () => {
  const [asha, ravi] = [machine('asha'), machine('ravi')]
  await start(asha)
  await Promise.all([release(asha, 'learner', 'r2'), release(ravi, 'public', 'r2')])
  const { registry } = await served('server')
  expect(registry!.remotes['learner']!.release).toBe('r2')
  expect(registry!.remotes['public']!.release).toBe('r2')
})

test('a change that is always too late says so, and changes nothing', async () => {
  const asha = machine('asha')
  await start(asha)
  const before = (await served('server')).registry
  const late = machine('late', { ...open(), writePointer: async () => false })
  await expect(release(late, 'learner', 'r2')).rejects.toThrow(
    'Other changes of s3://site/staging were faster',
  )
  expect((await served('server')).registry).toEqual(before)
})

test('a change that ends in the middle of its upload leaves the site as it was', async () => {
  const asha = machine('asha')
  await start(asha)
  const before = (await served('server')).registry
  const broken: SiteBucket = {
    ...open(),
    upload: async (file, ...rest) => {
      if (file.startsWith('generations/')) throw new Error('The connection is gone.')
      return open().upload(file, ...rest)
    },
  }
  const site = machine('ravi', broken)
  await expect(release(site, 'learner', 'r2')).rejects.toThrow('The connection is gone.')
  expect((await served('server')).registry).toEqual(before)
  await release({ ...site, bucket: open() }, 'learner', 'r3')
  expect(learnerOf((await served('server')).registry)).toBe('r3')
})

test('a server downloads only what is new, and nothing if nothing has changed', async () => {
  const asha = machine('asha')
  await start(asha)
  const first = await served('server')
  const etag = (first.found as { etag: string }).etag
  expect((await served('server', etag)).found).toBe('unchanged')
  const mark = join(first.dir, 'remotes/public/r1/mark')
  writeFileSync(mark, 'downloaded once')
  await release(asha, 'learner', 'r2')
  expect(learnerOf((await served('server', etag)).registry)).toBe('r2')
  expect(readFileSync(mark, 'utf8')).toBe('downloaded once')
})

test('an empty bucket has no site, and a copy of an earlier one is not shown', async () => {
  await start(machine('asha'))
  await served('server')
  server.empty()
  expect((await served('server')).registry).toBeUndefined()
})

test('a wrong key is refused with a plain sentence', async () => {
  const bucket = openBucket(server, 'wrong')
  await expect(start(machine('asha', bucket))).rejects.toThrow('The file storage answered 403')
})

describe('the CDN', () => {
  test('is told the generation of each change that is live', async () => {
    const told: string[] = []
    const cdn = createServer(async (request, response) => {
      told.push(await text(request))
      response.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => cdn.once('listening', resolve))
    const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`
    const site = { ...machine('asha'), onLive: purgeHook(url) }
    await start(site)
    await release(site, 'learner', 'r2')
    await release(site, 'learner', 'r2')
    cdn.close()
    const generation = liveRegistry(site.dir)!.generation
    expect(told.at(-1)).toBe(JSON.stringify({ generation }))
    expect(new Set(told).size).toBe(told.length)
  })

  test('that does not answer changes nothing, and people are told', async () => {
    const lines: string[] = []
    const site = { ...machine('asha'), onLive: purgeHook('http://127.0.0.1:1/', (line) => lines.push(line)) }
    await start(site)
    expect(learnerOf((await served('server')).registry)).toBe('r1')
    expect(lines[0]).toContain('purge the CDN by hand')
  })
})
