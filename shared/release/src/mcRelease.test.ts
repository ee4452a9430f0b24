import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runCommand } from './mcRelease'

const run = promisify(execFile)
const PROGRAM = join(__dirname, '../bin/mc-release.mjs')

/** A release server that accepts everything. `requests` lists the requests that it has received. */
const requests: string[] = []
let server: Server
let dir: string
let to: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mentor-connect-mc-release-'))
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    request.resume().on('end', () => response.end(answerTo(request.url!)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => requests.splice(0))
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true, force: true })
})

const FLAGS = [
  { flag: 'jobs.letters', text: 'Letters', percent: 20, since: '2026-11-20T08:00:00Z', by: 'asha' },
]

const answerTo = (url: string) =>
  JSON.stringify(
    url.endsWith('/flags')
      ? FLAGS
      : url === '/releases'
        ? [{ area: 'jobs', release: 'a1', state: 'live', since: '', contract: '^1.0.0', bytes: 1000 }]
        : { release: 'a1', generation: 7, flipped: true, browser: 'opened 1 page' },
  )

/** Runs a command in a folder outside of this repository. Returns its output. */
async function mcRelease(...args: string[]): Promise<string> {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await runCommand(dir, args, 'secret')
    return printed.mock.calls.flat().join('\n')
  } finally {
    printed.mockRestore()
  }
}

function built(release: object | string): string {
  const folder = mkdtempSync(join(dir, 'built-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'release.json'),
    typeof release === 'string' ? release : JSON.stringify({ ...DESCRIPTION, ...release }),
  )
  return folder
}

const DESCRIPTION = {
  area: 'jobs',
  release: 'a1',
  entry: 'entry.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  contract: '^1.0.0',
  shared: {},
  exposes: {},
  chunks: {},
  messageFaults: [],
  files: {},
}

/** The manifest of a build without exposes. */
const MANIFEST = {
  id: 'mf_jobs',
  name: 'mf_jobs',
  metaData: {
    name: 'mf_jobs',
    type: 'app',
    globalName: 'mf_jobs',
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    buildInfo: { buildVersion: '1.0.0', buildName: 'jobs' },
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  exposes: [],
  shared: [],
  remotes: [],
}

const releaseIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { release: string }

test('a built release is sent with the token, its author and its reason', async () => {
  const printed = await mcRelease(
    'release',
    'jobs',
    '--built',
    built({}),
    '--to',
    to,
    '--by',
    'Asha',
    '--reason',
    'first try',
    '--canary',
    '10%',
  )
  expect(requests).toEqual([
    expect.stringMatching(
      /^POST \/releases\/jobs\?by=Asha&canary=10&reason=first\+try&ticket=[-\w]{36} Bearer secret$/,
    ),
  ])
  expect(printed).toBe(
    '• In the browser: opened 1 page.\n✓ jobs@a1 is live for 10% of the browsers (generation 7).',
  )
})

test('the releases of a site are listed and rolled back', async () => {
  expect(await mcRelease('releases', '--to', to)).toMatch(/jobs +a1 +live/)
  expect(await mcRelease('rollback', 'jobs', '--to', to)).toContain('jobs@a1 is live again')
  expect(requests).toEqual(['GET /releases Bearer secret', 'POST /releases/jobs/rollback Bearer secret'])
})

test.each([
  ['no command', () => [], /Name a command:\n {2}mc-release release /],
  ['an unknown command', () => ['publish'], /Name a command:/],
  ['no site', () => ['releases'], /Say where to: --to https:/],
  ['a folder as the site', () => ['releases', '--to', 'site'], /Say where to: --to https:/],
  ['a site without encryption', () => ['releases', '--to', 'http://a.example'], /unencrypted: use https/],
  ['a site that is not there', () => ['releases', '--to', 'http://127.0.0.1:1'], /cannot be reached/],
  ['a rollback of nothing', () => ['rollback', '--to', to], /Usage: mc-release rollback <area>/],
  [
    'an unknown action',
    () => ['releases', 'delete', 'jobs', '--to', to],
    /Usage: mc-release releases \[--json\]/,
  ],
  [
    'a folder without an area',
    () => ['release', '--to', to],
    /There is no webpack.config.ts, .* in .*: run the command in/,
  ],
  [
    'a folder without a build',
    () => ['release', '--built', '.', '--to', to],
    /is not a built release: it has no release.* "mc-release describe" writes it/,
  ],
  ['a broken build', () => ['release', '--built', built('{'), '--to', to], /does not describe a release/],
  [
    'another area',
    () => ['release', 'chat', '--built', built({}), '--to', to],
    /This is the area jobs, not chat/,
  ],
  ['two areas', () => ['release', 'jobs', 'chat', '--to', to], /Usage: mc-release release \[area\]/],
  [
    'a release that does not conform',
    () => ['check', built({ area: 'Jobs' })],
    /does not conform to the release protocol:\n {2}• .*"Jobs" \(area\) is not the name of an area/,
  ],
  ['two folders', () => ['check', 'a', 'b'], /Usage: mc-release check \[folder/],
  ['two builds', () => ['describe', 'a', 'b'], /Usage: mc-release describe \[folder/],
  ['a build without a manifest', () => ['describe', '.'], /has no mf-manifest\.json: build with/],
  ['an invalid share', () => ['release', '--canary', '0%', '--to', to], /--canary 0% is not a valid share/],
])('%s is refused, and nothing is sent', async (_what, args, says) => {
  await expect(mcRelease(...args())).rejects.toThrow(says)
  expect(requests).toEqual([])
})

test('a build of a public plugin is described in the folder of its area', async () => {
  writeFileSync(join(dir, 'package.json'), '{ "mentorConnect": { "contract": "^2.0.0" } }')
  const folder = mkdtempSync(join(dir, 'dist-'))
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(folder, 'entry.js'), `var mf_jobs = { init() {}, get() {} }; '__FEDERATION__'`)
  expect(await mcRelease('describe', folder)).toBe(`✓ jobs@${releaseIn(folder).release} → ${folder}`)
  expect(await mcRelease('check', folder)).toContain('conforms to the release protocol')
  expect(requests).toEqual([])
})

test('the program takes the token from the environment, and ends with the reason of a failure', async () => {
  const program = (...args: string[]) =>
    run(process.execPath, [PROGRAM, ...args], { cwd: dir, env: { ...process.env, RELEASE_TOKEN: 'own' } })
  await program('releases', '--to', to)
  expect(requests).toEqual(['GET /releases Bearer own'])
  await expect(program('publish')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^✗ Name a command:/),
  })
})

test('a configuration without a preset is not built', async () => {
  const folder = mkdtempSync(join(dir, 'plain-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'webpack.config.ts'), 'export default { mode: "production" }')
  await expect(
    run(process.execPath, [PROGRAM, 'release', '--to', to], {
      cwd: folder,
      env: { ...process.env, RELEASE_TOKEN: 'own' },
    }),
  ).rejects.toMatchObject({
    stderr: expect.stringMatching(/webpack\.config\.ts uses no preset .* "mc-release describe"/),
  })
  expect(requests).toEqual([])
})

test('the shares of flags are listed and set, with the token of the team', async () => {
  const listed = await mcRelease('releases', 'flags', 'jobs', '--to', to)
  expect(listed).toMatch(/jobs\.letters\s+20%\s+2026-11-20 08:00\s+asha\s+Letters/)
  const set = await mcRelease('releases', 'flag', 'jobs.letters', '35%', '--to', to)
  expect(set).toBe('✓ jobs.letters is on in 35% of the browsers (generation 7).')
  expect(requests).toEqual([
    'GET /releases/jobs/flags Bearer secret',
    'POST /releases/jobs/flag Bearer secret',
  ])
})

test.each(['101', '-1', '2.5', 'half', ''])('"%s" is no share of a flag', async (share) => {
  const setting = runCommand(dir, ['releases', 'flag', 'jobs.letters', share, '--to', to], 'secret')
  await expect(setting).rejects.toThrow()
  expect(requests).toEqual([])
})
