import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '../containerName'
import { hashAndCompress } from '../release/hashAndCompress'
import { PROTOCOL, RELEASE_FILE, type Release } from '../release/release'
import { checkRelease } from './checkRelease'
import { containerIssues } from './containerIssues'

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'mentor-connect-conformance-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const MODULE = `export default {
  kind: 'routes',
  messages: { en: async () => ({ default: { 'jobs.title': 'Jobs' } }), hi: async () => ({ default: { 'jobs.title': 'नौकरियाँ' } }) },
  routes: [{ id: 'home', index: true, Component() {} }, { id: 'job', path: ':jobId', children: [{ path: 'apply' }] }],
}`

const ROUTES = [
  { id: 'home', path: '' },
  { id: 'job', path: ':jobId' },
  { id: 'job:0', path: ':jobId/apply' },
]

/**
 * A container that was written by hand and not by a bundler. Its only expose is a module that is loaded with
 * `import()`.
 */
const ENTRY = `var base = document.currentScript.src
var scope
var mf_jobs = {
  init: (given) => void (scope = given),
  get: async (expose) => {
    const react = Object.values(scope.react)[0]
    await react.get()
    const module = await import(new URL('routes.js', base))
    return () => module
  },
}`

interface Written {
  files?: Record<string, string>
  describe?: Partial<Release>
  /** Changes files after the release was described. */
  afterwards?: () => void
}

/** Writes a release by hand. Everything that the arguments leave out conforms to the protocol. */
function written({ files = {}, describe = {}, afterwards }: Written) {
  const contents = { 'entry.js': ENTRY, 'routes.js': MODULE, ...files }
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(dir, file), text)
  const description: Release = {
    protocol: PROTOCOL,
    area: 'jobs',
    release: 'r1',
    entry: 'entry.js',
    contract: '^1.0.0',
    shared: { react: '^19.3.0' },
    exposes: { './routes': ROUTES },
    chunks: {},
    messageFaults: [],
    ...hashAndCompress(dir, 'entry.js', containerName('jobs')),
    ...describe,
  }
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(description))
  afterwards?.()
  return description
}

test('a release that conforms has no issues, whichever tool wrote it', async () => {
  const description = written({})
  expect(await checkRelease(dir)).toMatchObject({ description, issues: [] })
})

test('the way in which bundlers find the global object is no code from a text', async () => {
  const code = `try { self.found = this || new Function('return this')() } catch (error) { self.found = error }`
  written({ files: { 'late.js': code } })
  expect((await checkRelease(dir)).issues).toEqual([])
})

test('screens are routes without messages', async () => {
  written({
    files: { 'routes.js': `export default { kind: 'screens', screens: [{ path: 'list', load() {} }] }` },
    describe: { exposes: { './routes': [{ id: '0', path: 'list' }] } },
  })
  expect((await checkRelease(dir)).issues).toEqual([])
})

test.each<[string, Written, RegExp]>([
  [
    'an entry that throws',
    { files: { 'entry.js': 'throw new Error("it broke")' } },
    /entry\.js does not run: Error: it broke/,
  ],
  [
    'an entry without a container',
    { files: { 'entry.js': 'var mf_other = {}' } },
    /does not give the global "mf_jobs"/,
  ],
  [
    'an expose that throws',
    { files: { 'routes.js': 'throw new Error("no")' } },
    /"\.\/routes" does not run: Error: no/,
  ],
  [
    'an expose that is missing',
    { files: { 'entry.js': ENTRY.replace("'routes.js'", "'none.js'") } },
    /"\.\/routes" does not run: .*none\.js/,
  ],
  [
    'an expose of an unknown kind',
    { files: { 'routes.js': 'export default { kind: "page" }' } },
    /no default export with a "kind" of routes/,
  ],
  [
    'routes that are not described',
    { describe: { exposes: { './routes': ROUTES.slice(1) } } },
    /has the routes "home" at "".* but release\.json states "job" at/,
  ],
  [
    'a missing translation',
    { files: { 'routes.js': MODULE.replace("'jobs.title': 'नौकरियाँ'", '') } },
    /"jobs\.title" of the expose "\.\/routes" is missing in "hi"/,
  ],
  [
    'a package that is not stated',
    { describe: { shared: {} } },
    /takes react from the shell, which "shared" does not state/,
  ],
  [
    'an own React',
    { files: { 'react.js': 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}' } },
    /react\.js bundles its own React/,
  ],
  [
    'an own router',
    { files: { 'router.js': 'window.__reactRouterVersion="7"' } },
    /router\.js bundles its own React Router/,
  ],
  [
    'code from a text',
    { files: { 'late.js': 'x(eval("1"))' } },
    /late\.js makes code from texts \(eval\), which the security policy of sites forbids/,
  ],
  [
    'a function from a text',
    { files: { 'late.js': 'x(new Function("return 1"))' } },
    /late\.js makes code from texts \(new Function\)/,
  ],
  [
    'a module of another host',
    { files: { 'late.js': 'import("https://cdn.example.org/a.js")' } },
    /late\.js imports a script of another host/,
  ],
  [
    'a runtime that is not there',
    { describe: { ownRuntime: '2.9.2' } },
    /entry\.js contains no runtime of Module Federation: leave "ownRuntime" out/,
  ],
  [
    'a fallback that the entry itself allows to load',
    { files: { 'react.js': '"https://react.dev/errors/"' }, describe: { fallbacks: ['react.js'] } },
    /entry\.js lists hashes itself, so that pages could load its fallbacks/,
  ],
  [
    'another version of the protocol',
    { describe: { protocol: 2 as 1 } },
    /2 \(protocol\) is not a version of the protocol that is known here: 1/,
  ],
  [
    'a path out of the release',
    { describe: { entry: '../entry.js' } },
    /"\.\.\/entry\.js" \(entry\) is not the name of a file/,
  ],
  [
    'a changed file',
    { afterwards: () => writeFileSync(join(dir, 'routes.js'), '1') },
    /routes\.js was changed after the build/,
  ],
  [
    'a file that is not listed',
    { afterwards: () => writeFileSync(join(dir, 'new.js'), '1') },
    /new\.js is not listed/,
  ],
  [
    'a style of the whole page',
    { files: { 'page.css': '.job { color: red }\nbody { margin: 0 }' } },
    /^page\.css:2: "body" applies to the whole page: name a class of your own/,
  ],
  [
    'a style sheet of another host',
    { files: { 'page.css': '@import "https://example.org/all.css";' } },
    /^page\.css:1: "https:\/\/example\.org\/all\.css" is on another host: copy the file/,
  ],
  [
    'a mount of nothing',
    {
      describe: {
        declares: {
          mounts: [{ path: '/jobs', owns: ['/jobs/*'], expose: 'pages', frame: 'public', guard: 'open' }],
        },
      },
    },
    /mounts "pages" at \/jobs, but does not expose/,
  ],
])('%s is found', async (_what, release, says) => {
  written(release)
  const { issues } = await checkRelease(dir)
  expect(issues).toEqual([expect.stringMatching(says)])
})

test('a folder without a release is named', async () => {
  expect(await checkRelease(dir)).toEqual({
    issues: [`${dir} contains no release.json: build the area first.`],
  })
})

test('an entry that never ends is stopped', async () => {
  const description = written({ files: { 'entry.js': 'for (;;);' } })
  expect(await containerIssues({ description, dir }, { limitMs: 500 })).toEqual([
    expect.stringContaining('entry.js does not run: it did not end within 0.5 s'),
  ])
})

test('an entry that ends its process is named', async () => {
  const description = written({ files: { 'entry.js': 'process.exit(1)' } })
  expect(await containerIssues({ description, dir })).toEqual([
    expect.stringContaining('entry.js does not run: it ended its process'),
  ])
})
