import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { describeFiles } from '@mentor-connect/build/release/hashAndCompress'
import { SiteFolder } from '../testing/SiteFolder'
import { liveRelease } from './siteChange'
import { liveLedger, liveRegistry, storedRelease } from '../store/siteStore'

const KILLS = 8
const LONGEST_MS = 120
/** Time for which the lock of a killed release blocks the next release. */
const LEASE_MS = 400

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

test(`releases killed with -9 at any point, ${KILLS} times, leave the old or the new site complete`, async () => {
  const builds = ['r2', 'r3', 'r4', 'r5', 'r6'].map((id) =>
    folder.built('learner', id, {}, { 'page.js': `/* ${id} */` }),
  )
  let generation = liveRegistry(folder.site.dir)!.generation
  for (let kill = 0; kill < KILLS; kill += 1) {
    await releaseUntilKilled(builds, (LONGEST_MS * kill) / KILLS)
    expectWholeSite()
    const now = liveRegistry(folder.site.dir)!.generation
    expect(now).toBeGreaterThan(generation)
    generation = now
  }
})

function releaseUntilKilled(builds: string[], afterMs: number): Promise<void> {
  const program = join(__dirname, '../testing/releaseForever.ts')
  const child = fork(program, [folder.site.dir, String(LEASE_MS), ...builds], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('message', () => setTimeout(() => child.kill('SIGKILL'), afterMs))
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** Expects the page and the registry to list the same releases, and every file of these to exist unchanged. */
function expectWholeSite() {
  const registry = liveRegistry(folder.site.dir)!
  const html = readFileSync(join(folder.site.dir, 'live/index.html'), 'utf8')
  for (const { entry } of [registry.shell, registry.remotes['public']!]) expect(html).toContain(`"${entry}"`)
  expect(liveLedger(folder.site.dir).at(-1)!.generation).toBe(registry.generation)
  for (const area of ['shell', 'public', 'learner']) {
    const release = liveRelease(registry, area)!
    const dir = join(folder.site.dir, releasePath(area, release))
    expect(existsSync(dir)).toBe(true)
    expect(describeFiles(dir)).toEqual(storedRelease(folder.site.dir, area, release)!.files)
  }
}
