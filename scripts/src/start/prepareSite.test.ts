import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { retire } from '@mentor-connect/delivery/release/retire'
import { liveLedger, liveRegistry } from '@mentor-connect/delivery/store/siteStore'
import type { Release } from '@mentor-connect/build/release/release'
import { SiteFolder } from '@mentor-connect/delivery/testing/SiteFolder'
import { readConfig } from '@mentor-connect/server/config'
import { prepareSite } from './prepareSite'

let folder: SiteFolder
let printed: string[]
beforeEach(() => {
  folder = new SiteFolder()
  printed = []
})
afterEach(() => folder.remove())

/** Runs `npm start` with sources that give these releases. @param knows whether they were built before */
async function start(
  ids: Record<string, string>,
  environment: Record<string, string> = {},
  changes: Record<string, Partial<Release>> = {},
  knows = true,
  options: { replaceKey?: boolean } = {},
) {
  const config = readConfig({ SITE_DIR: folder.site.dir, ...environment })
  const built: string[] = []
  const sources = {
    announcement: '• Building what has changed…',
    areas: Object.keys(ids),
    idOf: (area: string) => (knows ? ids[area] : undefined),
    build: async (areas: string[]) => {
      built.push(...areas)
      return areas.map((area) => ({ area, dir: folder.built(area, ids[area]!, changes[area]) }))
    },
  }
  await prepareSite(config, (line) => printed.push(line), sources, options)
  return built
}

const FIRST = { shell: 's1', public: 'p1', learner: 'l1' }
const SECOND = { shell: 's2', public: 'p2', learner: 'l2' }

const live = () => {
  const { shell, remotes } = liveRegistry(folder.site.dir)!
  const releases = Object.entries(remotes).map(([area, { release }]) => [area, release])
  return { shell: shell.release, ...Object.fromEntries(releases) } as Record<string, string>
}
const generation = () => liveRegistry(folder.site.dir)!.generation
const configOf = (page: string) =>
  JSON.parse(
    /id="mc-config">(.*?)<\/script>/.exec(readFileSync(join(folder.site.dir, 'live', page), 'utf8'))![1]!,
  ) as Record<string, unknown>

describe('an empty site', () => {
  it('is configured and published, and the ledger records by what', async () => {
    await start(FIRST)
    expect(live()).toEqual(FIRST)
    expect(configOf('index.html')).toMatchObject({ apiUrl: 'http://localhost:4000' })
    expect(liveLedger(folder.site.dir).map(({ action, via }) => [action, via])).toEqual([
      ['configure', 'start'],
      ['grant', 'start'],
      ['grant', 'start'],
      ['release', 'start'],
      ['release', 'start'],
      ['release', 'start'],
    ])
  })

  it('is published when nothing has been built before', async () => {
    await start(FIRST, {}, {}, false)
    expect(live()).toEqual(FIRST)
  })

  it('must pass the gate, otherwise the start fails', async () => {
    const bad = { learner: { messageFaults: ['learner.x has no Hindi text'] } }
    await expect(start(FIRST, {}, bad)).rejects.toThrow(/learner\.x has no Hindi text/)
    expect(liveRegistry(folder.site.dir)).toBeUndefined()
  })
})

describe('a site that only npm start has published', () => {
  beforeEach(() => start(FIRST))

  it('follows the sources', async () => {
    await start({ ...SECOND, jobs: 'j1' })
    expect(live()).toEqual({ ...SECOND, jobs: 'j1' })
  })

  it('does not change when the sources have not changed', async () => {
    const before = generation()
    await start(FIRST)
    expect(generation()).toBe(before)
  })

  it('does not change when other sources give the same releases', async () => {
    expect(await start(FIRST, {}, {}, false)).toEqual(Object.keys(FIRST))
    expect(live()).toEqual(FIRST)
    expect(generation()).toBe(1)
  })

  it('keeps an area whose folder is missing', async () => {
    await start({ shell: 's2', public: 'p2' })
    expect(live()).toEqual({ ...SECOND, learner: 'l1' })
  })

  it('is served unchanged when the gate refuses the sources', async () => {
    await start(SECOND, {}, { learner: { messageFaults: ['learner.x has no Hindi text'] } })
    expect(live()).toEqual(FIRST)
    expect(printed.join('\n')).toMatch(/Not published, the site stays as it is: learner\.x has no Hindi text/)
  })

  it('follows the environment', async () => {
    await start(FIRST, { API_PORT: '4711' })
    expect(configOf('user/home.html')).toMatchObject({ apiUrl: 'http://localhost:4711' })
  })

  it('keeps a configuration set by the command', async () => {
    folder.configure()
    await start(FIRST, { API_PORT: '4711' })
    expect(configOf('index.html')).toMatchObject({ apiUrl: 'http://api.test' })
    expect(printed.join('\n')).toMatch(/The environment differs from the configuration of the site/)
  })
})

describe('changes made by others', () => {
  beforeEach(() => start(FIRST))
  const releaseLearner = (options = {}) => folder.publish('learner', folder.built('learner', 'l9'), options)

  it.each<[string, () => unknown, string]>([
    ['a release', () => releaseLearner(), 'l9'],
    ['a canary', () => releaseLearner({ canaryPercent: 10 }), 'l1'],
    ['a rollback', () => (releaseLearner(), folder.rollback('learner')), 'l1'],
    ['the end of a canary', () => (releaseLearner({ canaryPercent: 10 }), folder.rollback('learner')), 'l1'],
  ])('is never undone by a restart: %s', async (_what, act, release) => {
    act()
    const before = liveRegistry(folder.site.dir)!.remotes['learner']!
    await start(SECOND)
    // The areas that `npm start` has published itself still follow the sources.
    expect(live()).toEqual({ ...SECOND, learner: release })
    expect(liveRegistry(folder.site.dir)!.remotes['learner']!.canary).toEqual(before.canary)
    expect(printed.join('\n')).toMatch(/learner stays at l\d \(.* by asha, 2026-11-20\)/)
  })

  it('is never undone by a restart: a retired area', async () => {
    await start({ ...FIRST, jobs: 'j1' })
    folder.change((site) => retire(site, 'jobs'))
    await start({ ...FIRST, jobs: 'j2' })
    expect(live()).toEqual(FIRST)
    expect(printed.join('\n')).toMatch(/jobs stays away \(retire by asha/)
  })

  it('needs no build', async () => {
    for (const area of ['public', 'learner', 'shell']) folder.publish(area, folder.built(area, 'x1'))
    expect(await start(SECOND)).toEqual([])
  })
})

describe('a site that signs its registry', () => {
  const newKey = () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const SIGNED = { REGISTRY_SIGNING_KEY: newKey() }
  beforeEach(() => start(FIRST, SIGNED))

  it('is served unchanged by a start without the key', async () => {
    const before = liveRegistry(folder.site.dir)
    expect(before?.signature).toBeDefined()
    await start(SECOND, { API_PORT: '4711' })
    expect(liveRegistry(folder.site.dir)).toEqual(before)
    expect(printed.join('\n')).toMatch(/This site signs its registry: set REGISTRY_SIGNING_KEY/)
  })

  it('follows the sources with the key', async () => {
    await start(SECOND, SIGNED)
    expect(live()).toEqual(SECOND)
    expect(liveRegistry(folder.site.dir)!.signature).toBeDefined()
  })

  it('gets another key only when that is said', async () => {
    const before = configOf('index.html')
    const other = { REGISTRY_SIGNING_KEY: newKey() }
    await start(FIRST, other)
    expect(configOf('index.html')).toEqual(before)
    expect(printed.join('\n')).toMatch(/not the key that this site signs with/)
    printed = []
    await start(FIRST, other, {}, true, { replaceKey: true })
    expect(printed.join('\n')).not.toMatch(/Not published/)
    expect(configOf('index.html').registryKey).not.toBe(before.registryKey)
  })
})

test('services that a live area cannot work with are not started', async () => {
  await start(FIRST)
  const ping = { access: 'public', reply: { type: 'object', properties: {} } }
  const needed = {
    api: { version: '0.9.0', endpoints: { 'GET /ping': ping } },
    chat: { version: '0.9.0', endpoints: {} },
  }
  folder.publish('learner', folder.built('learner', 'l2', {}, { 'api.json': JSON.stringify(needed) }))
  await expect(start(FIRST)).rejects.toThrow(
    /would break live areas:\nlearner@l2 is live: GET \/ping does not exist\nRelease the areas first/,
  )
})
