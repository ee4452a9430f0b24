import { join } from 'node:path'
import type { SiteBucket } from '@mentor-connect/server/site-bucket'
import type { BucketServer } from '@mentor-connect/server/testing/files/bucketServer'
import { openBucket, releaseTo, startSite, startStore } from '../../testing/siteInBucket'
import { SiteFolder } from '../../testing/SiteFolder'
import type { Site } from '../siteChange'
import { liveRegistry } from '../../store/siteStore'

let server: BucketServer
let builds: SiteFolder
let bucket: SiteBucket
beforeAll(async () => void (server = await startStore()))
afterAll(() => server.close())
beforeEach(async () => {
  builds = new SiteFolder()
  bucket = openBucket(server)
  await startSite(machine('asha'), builds)
})
afterEach(() => {
  server.empty()
  builds.remove()
  jest.restoreAllMocks()
})

/** A machine that keeps only what is live. */
const machine = (name: string, own = bucket): Site => ({
  ...builds.site,
  dir: join(builds.root, name),
  bucket: own,
  keep: 1,
  keepDays: 0,
})
const release = (site: Site, name: string) => releaseTo(site, builds, 'learner', name)
const pointer = async () => {
  const found = await bucket.readPointer()
  if (!found || found === 'unchanged') throw new Error('There is no site.')
  return found
}
const filesOf = (folder: string) => bucket.list(folder)
/**
 * Releases `r2` and, two days later, `r3`, which leaves `r1` unused. Two more days pass, so that `r1` is due for
 * deletion.
 */
async function longUnused() {
  await release(machine('asha'), 'r2')
  builds.passHours(48)
  await release(machine('asha'), 'r3')
  builds.passHours(48)
}

test('what a site no longer uses is deleted a day later, and nothing else', async () => {
  const former = (await pointer()).pointer.generation
  await release(machine('asha'), 'r2')
  builds.passHours(30)
  await release(machine('asha'), 'r3')
  expect((await pointer()).pointer.unused).toHaveProperty('remotes/learner/r1')
  expect((await filesOf('remotes/learner/r1')).length).toBeGreaterThan(0)

  builds.passHours(23)
  await release(machine('ravi'), 'r4')
  expect((await filesOf('remotes/learner/r1')).length).toBeGreaterThan(0)
  builds.passHours(2)
  await release(machine('ravi'), 'r5')
  expect(await filesOf('remotes/learner/r1')).toEqual([])
  expect(await filesOf(`generations/${former}`)).toEqual([])
  const { pointer: last } = await pointer()
  expect(last.unused).not.toHaveProperty('remotes/learner/r1')
  expect(last.deleting).toBeUndefined()
  for (const folder of [...last.releases, `generations/${last.generation}`])
    expect((await filesOf(folder)).length).toBeGreaterThan(0)
})

test('a release that is used again is not deleted', async () => {
  await longUnused()
  await release(machine('ravi'), 'r1')
  const { pointer: live } = await pointer()
  expect(live.releases).toContain('remotes/learner/r1')
  expect({ ...live.unused, ...live.deleting }).not.toHaveProperty('remotes/learner/r1')
  expect((await filesOf('remotes/learner/r1')).length).toBeGreaterThan(0)
  expect(liveRegistry(machine('ravi').dir)!.remotes['learner']!.release).toBe('r1')
})

test('while a release is being deleted, nobody makes it live; an interrupted deletion is finished', async () => {
  await longUnused()
  const stopped: SiteBucket = {
    ...bucket,
    remove: async () => {
      throw new Error('The connection is gone.')
    },
  }
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await release(machine('ravi', stopped), 'r4')
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/could not be deleted .*the next change tries again/),
  )
  expect(liveRegistry(machine('ravi').dir)!.remotes['learner']!.release).toBe('r4')
  expect((await pointer()).pointer.deleting).toHaveProperty('remotes/learner/r1')

  await expect(release(machine('asha'), 'r1')).rejects.toThrow(
    'remotes/learner/r1 is being deleted from s3://site/staging',
  )
  builds.passHours(1)
  await release(machine('asha'), 'r1')
  expect((await pointer()).pointer.releases).toContain('remotes/learner/r1')
  expect((await filesOf('remotes/learner/r1')).length).toBeGreaterThan(0)
  expect((await pointer()).pointer.deleting).toBeUndefined()
})

test('a deletion that another change overtakes is left to the next change', async () => {
  await longUnused()
  let writes = 0
  const overtaken: SiteBucket = {
    ...bucket,
    // The first write is the change itself and succeeds; every later one fails.
    writePointer: async (...given) => ((writes += 1) === 1 ? bucket.writePointer(...given) : false),
  }
  await release(machine('ravi', overtaken), 'r4')
  expect((await filesOf('remotes/learner/r1')).length).toBeGreaterThan(0)
  await release(machine('asha'), 'r5')
  expect(await filesOf('remotes/learner/r1')).toEqual([])
})
