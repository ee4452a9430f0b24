import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkRelease } from '../conformance/checkRelease'
import { hashListText } from '../release/hashList'
import type { Release } from '../release/release'
import { describeBuild } from './describeBuild'
import type { FederationManifest } from '../release/federationManifest'

const EXAMPLE = join(__dirname, '../../../../examples/plain-webpack')
const MANIFEST = 'mf-manifest.json'

let root: string
/** Folder of a build by the public plugin that was not described. */
let untouched: string
let dir: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mentor-connect-plain-'))
  untouched = join(root, 'untouched')
  await promisify(execFile)(process.execPath, ['../build.mjs', untouched], { cwd: EXAMPLE })
})
beforeEach(() => {
  dir = mkdtempSync(join(root, 'built-'))
  cpSync(untouched, dir, { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as FederationManifest

function changeManifest(change: (manifest: FederationManifest) => void) {
  const manifest = manifestIn(dir)
  change(manifest)
  writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest))
}

function changeDescription(change: (release: Release) => void) {
  const file = join(dir, 'release.json')
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release
  change(release)
  writeFileSync(file, JSON.stringify(release))
}

/** The script that holds the fallback of a package. */
const fallbackOf = (name: string) =>
  manifestIn(untouched).shared.find((shared) => shared.name === name)!.assets.js.sync[0]!

test('a build of the public plugin becomes a release that conforms to the protocol', async () => {
  const description = await describeBuild(EXAMPLE, dir)
  expect(description).toMatchObject({
    area: 'plainarea',
    entry: 'remoteEntry.js',
    ownRuntime: manifestIn(untouched).metaData.pluginVersion,
    shared: { react: '^19.3.1', 'react-router-dom': '^7.18.5', '@lingui/react': '^5.9.5' },
    declares: { mounts: [{ path: '/examples/plain-webpack' }] },
    exposes: {
      './routes': [
        { id: 'start', path: '' },
        { id: 'details', path: 'details' },
      ],
    },
  })
  expect(await checkRelease(dir)).toMatchObject({ description: { release: description.release }, issues: [] })
})

test('describing it again changes nothing', async () => {
  const first = await describeBuild(EXAMPLE, dir)
  expect(await describeBuild(EXAMPLE, dir)).toEqual(first)
})

test('copies of packages of the page get no hash, so no page can run them', async () => {
  const description = await describeBuild(EXAMPLE, dir)
  const hashed = JSON.parse(hashListText(description)) as Record<string, string>
  for (const name of ['react', 'react-router-dom']) expect(hashed).not.toHaveProperty([fallbackOf(name)])
  expect(hashed).toHaveProperty(['__federation_expose_routes.js'])
})

test('first reads are described, and routes of screens', async () => {
  writeFileSync(
    join(dir, 'remoteEntry.js'),
    `var mf_plainarea = { init() {}, get: async () => () => ({ default: { kind: 'screens', screens: [{ path: 'list', load() {} }] } }) }`,
  )
  expect((await describeBuild(EXAMPLE, dir)).exposes).toEqual({ './routes': [{ id: '0', path: 'list' }] })
  writeFileSync(
    join(dir, 'remoteEntry.js'),
    `var mf_plainarea = { init() {}, get: async () => () => ({ default: { kind: 'routes', routes: [
      { path: 'mine', handle: { firstReads: ['/openings?userId={id}'], messages: { en() {}, hi() {} } } } ] } }) }`,
  )
  expect((await describeBuild(EXAMPLE, dir)).exposes).toEqual({
    './routes': [{ id: '0', path: 'mine', firstReads: ['/openings?userId={id}'] }],
  })
})

test.each<[string, () => void, RegExp]>([
  [
    'without a manifest',
    () => rmSync(join(dir, MANIFEST)),
    /has no mf-manifest\.json: build with "manifest: true"/,
  ],
  ['with a broken manifest', () => writeFileSync(join(dir, MANIFEST), '{'), /mf-manifest\.json is no JSON/],
  [
    'with a manifest of something else',
    () => writeFileSync(join(dir, MANIFEST), '{ "id": 1 }'),
    /mf-manifest\.json is not valid/,
  ],
  [
    'whose container has another name',
    () => changeManifest(({ metaData }) => (metaData.globalName = 'jobs')),
    /The container is named "jobs": name it mf_ and the area/,
  ],
  [
    'with an address of its own',
    () => changeManifest(({ metaData }) => (metaData.publicPath = 'https://cdn.example.org/')),
    /the public path "https:\/\/cdn\.example\.org\/": set "auto"/,
  ],
  [
    'whose entry is a module',
    () => changeManifest(({ metaData }) => (metaData.remoteEntry.type = 'module')),
    /remoteEntry\.js is a module, and the shell loads classic scripts/,
  ],
  [
    'whose entry throws',
    () => writeFileSync(join(dir, 'remoteEntry.js'), 'throw new Error("it broke")'),
    /remoteEntry\.js does not run: Error: it broke/,
  ],
  [
    'whose expose throws',
    () => writeFileSync(join(dir, '__federation_expose_routes.js'), 'throw new Error("no")'),
    /The expose "\.\/routes" does not run/,
  ],
  [
    'with types',
    () => writeFileSync(join(dir, '@mf-types.zip'), ''),
    /"@mf-types\.zip" .* is not the name of a file inside the release\. .*"dts: false"/,
  ],
])('a build %s is refused', async (_what, change, says) => {
  change()
  await expect(describeBuild(EXAMPLE, dir)).rejects.toThrow(says)
})

test.each<[string, (release: Release) => void, RegExp]>([
  [
    'a copy that is not stated as a fallback',
    (release) => (release.fallbacks = release.fallbacks!.filter((file) => file !== fallbackOf('react'))),
    /bundles its own React/,
  ],
  [
    'a fallback that pages load',
    (release) => release.fallbacks!.push('__federation_expose_routes.js'),
    /__federation_expose_routes\.js is a fallback and loaded by pages as well/,
  ],
  [
    'a fallback that is missing',
    (release) => release.fallbacks!.push('none.js'),
    /The fallback none\.js is not a file of the release/,
  ],
  [
    'code from texts in an entry without a stated runtime',
    (release) => delete release.ownRuntime,
    /remoteEntry\.js makes code from texts/,
  ],
])('%s is found', async (_what, change, says) => {
  await describeBuild(EXAMPLE, dir)
  changeDescription(change)
  expect((await checkRelease(dir)).issues).toContainEqual(expect.stringMatching(says))
})
