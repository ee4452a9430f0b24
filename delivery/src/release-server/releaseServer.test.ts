import { execFile } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Header } from 'tar'
import { releaseTokens } from '@mentor-connect/server/config'
import type { Intent } from '@mentor-connect/release/intent'
import { pack } from '@mentor-connect/release/pack'
import { ARCHIVE_TYPE } from '@mentor-connect/release/protocol'
import { remoteSite } from '@mentor-connect/release/remoteSite'
import type { PublishOptions, Target } from '@mentor-connect/release/target'
import { SiteFolder } from '../testing/SiteFolder'
import type { BrowserReport } from '../release/gate/browser/browserReport'
import { withLock } from '../store/lock/lock'
import { liveLedger, liveRegistry } from '../store/siteStore'
import { PACKED_MAX } from './archive'
import { buildReleaseServer } from './releaseServer'
import { SECURITY_HEADERS } from './securityHeaders'
import { newToken } from './access/tokens'

const COMMANDS = join(__dirname, '../commands')
const run = promisify(execFile)

let folder: SiteFolder
let server: FastifyInstance
let url: string
let learners: Target
const learnerTeam = newToken('learner', 'learner-ci')
const platform = newToken('*')
const entry = (text: string) => releaseTokens(text)[0]!

beforeEach(async () => {
  folder = SiteFolder.live()
  server = buildReleaseServer(folder.site, [entry(learnerTeam.entry), entry(platform.entry)])
  url = await server.listen({ port: 0, host: '127.0.0.1' })
  learners = remoteSite(url, learnerTeam.token, 'ravi')
})
afterEach(async () => {
  await server.close()
  folder.remove()
})

const learner = () => liveRegistry(folder.site.dir)!.remotes['learner']!
const leftovers = () => readdirSync(join(folder.site.dir, '.incoming'))

test('a dry run tells what a release would be told, and changes nothing', async () => {
  const before = readFileSync(join(folder.site.dir, 'live/ledger.json'), 'utf8')
  const good = await learners.publish('learner', folder.built('learner', 'r2'), { dryRun: true })
  expect(good).toEqual({ release: 'r2', generation: 1, flipped: false })
  const bad = folder.built('learner', 'r3', { contract: '^9.0.0' })
  await expect(learners.publish('learner', bad, { dryRun: true })).rejects.toThrow(/\^9\.0\.0/)
  expect(readFileSync(join(folder.site.dir, 'live/ledger.json'), 'utf8')).toBe(before)
  expect(existsSync(join(folder.site.dir, 'remotes/learner/r2'))).toBe(false)
  expect(leftovers()).toEqual([])
})

test('a team releases, lists and rolls back over HTTP', async () => {
  const released = await learners.publish('learner', folder.built('learner', 'r2'), {})
  expect(released).toEqual({ release: 'r2', generation: 2, flipped: true })
  expect(readFileSync(join(folder.site.dir, learner().base, 'entry.js'), 'utf8')).toContain('learner r2')
  expect(
    (await learners.releases()).filter(({ area }) => area === 'learner').map(({ release }) => release),
  ).toEqual(['r2', 'r1'])
  expect(await learners.rollback('learner', undefined, {})).toMatchObject({ release: 'r1', flipped: true })
  expect(learner().release).toBe('r1')
})

test('the commands work over HTTP, too', async () => {
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', join(COMMANDS, `${name}Command.ts`), ...args, '--to', url], {
      env: { ...process.env, RELEASE_TOKEN: learnerTeam.token },
    })
  const released = await command('release', 'learner', '--built', folder.built('learner', 'r2'))
  expect(released.stdout).toContain('learner@r2 is live (generation 2)')
  expect((await command('releases')).stdout).toMatch(/learner +r2 +live/)
  expect((await command('rollback', 'learner')).stdout).toContain('learner@r1 is live again')
  await expect(command('release', 'public', '--built', folder.built('public', 'r2'))).rejects.toThrow(
    /may not release public/,
  )
})

test('a live release is not published again; canary and origin are transmitted', async () => {
  expect(await learners.publish('learner', folder.built('learner', 'r1'), {})).toMatchObject({
    flipped: false,
  })
  await learners.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10 })
  expect(learner()).toMatchObject({ release: 'r1', canary: { release: 'r2', percent: 10 } })
  await learners.publish('learner', folder.built('learner', 'r3'), { origin: 'https://learner.example.org' })
  expect(learner().entry).toMatch(/^https:\/\/learner\.example\.org\//)
})

test('a team withdraws a release and retires its area; the ledger records who and why', async () => {
  await learners.publish('learner', folder.built('learner', 'r2'), { commit: 'c0ffee1' })
  await learners.rollback('learner', undefined, { reason: 'empty dashboard' })
  await learners.withdraw('learner', 'r2', { reason: 'shows names' })
  expect(liveLedger(folder.site.dir).slice(-3)).toMatchObject([
    { action: 'release', release: 'r2', by: 'ravi (learner-ci)', via: 'http', commit: 'c0ffee1' },
    { action: 'rollback', release: 'r1', from: 'r2', reason: 'empty dashboard' },
    { action: 'withdraw', release: 'r2', by: 'ravi (learner-ci)', reason: 'shows names' },
  ])
  await expect(learners.publish('learner', folder.built('learner', 'r2'), {})).rejects.toThrow(
    /was withdrawn .* \(shows names\)/,
  )
  await expect(learners.retire('learner', {})).rejects.toThrow(/The shell mounts learner\/frame/)
  await expect(learners.retire('public', {})).rejects.toThrow(/may not release public/)
})

test('a team sets the share of a flag of its own area only', async () => {
  const declares = { mounts: [], flags: { 'learner.maps': { text: 'Maps' } } }
  folder.publish('learner', folder.built('learner', 'r2', { declares }))
  expect(await learners.flag('learner', { flag: 'learner.maps', percent: 30 }, {})).toMatchObject({
    flipped: true,
  })
  expect(await learners.flags('learner')).toEqual([
    expect.objectContaining({ flag: 'learner.maps', percent: 30, by: expect.stringContaining('ravi') }),
  ])
  await expect(learners.flag('public', { flag: 'public.maps', percent: 30 }, {})).rejects.toThrow(/token/)
  await expect(learners.flags('public')).rejects.toThrow(/token/)
  await expect(learners.flag('learner', { flag: 'learner.gone', percent: 30 }, {})).rejects.toThrow(
    /is no flag/,
  )
  for (const percent of [101, -1, 1.5])
    await expect(learners.flag('learner', { flag: 'learner.maps', percent }, {})).rejects.toThrow(
      /does not set the share/,
    )
})

test('a change that cannot succeed is refused before anything is built or sent', async () => {
  const check = (intent: Intent, options: PublishOptions = {}) => learners.check('learner', intent, options)
  await expect(check({ contract: '^1.0.0' })).resolves.toEqual({})
  await expect(check({ contract: '^2.0.0' })).rejects.toThrow(/needs auth contract \^2\.0\.0/)
  await expect(check({}, { origin: 'https://nowhere.example.org' })).rejects.toThrow(
    /does not allow releases/,
  )
  await expect(
    remoteSite(url, platform.token, 'ravi').check('shell', { mounts: ['jobs/routes'] }, {}),
  ).rejects.toThrow(/no release of jobs is live: release jobs first/)
  // The archive is not read if the release would be refused anyway.
  const refused = await post(Buffer.alloc(0), '/releases/learner?origin=https://nowhere.example.org')
  expect(refused.status).toBe(422)
})

test.each(['?by=%00', `?by=${'x'.repeat(201)}`, '?commit=latest'])(
  'text that would garble the ledger is refused: %s',
  async (query) => {
    const response = await post(
      await bytes(await pack(folder.built('learner', 'r2'))),
      `/releases/learner${query}`,
    )
    expect(response.status).toBe(422)
    expect(learner().release).toBe('r1')
  },
)

test.each(['/owner/%', '/%', '/releases/%E0%A4%A', '/..%2f', '/%00', '/'])(
  '%s is no address',
  async (url) => {
    const { statusCode, body, headers } = await server.inject(url)
    expect([statusCode, JSON.parse(body)]).toEqual([404, { message: 'There is no such address.' }])
    expect(headers).toMatchObject(SECURITY_HEADERS)
  },
)

test('a refusal has the headers of every response', async () => {
  const { statusCode, headers } = await server.inject({ method: 'POST', url: '/releases/learner' })
  expect(statusCode).toBe(401)
  expect(headers).toMatchObject(SECURITY_HEADERS)
})

test('releases over HTTP pass the gate too', async () => {
  const bad = folder.built('learner', 'r2', { contract: '^2.0.0' })
  await expect(learners.publish('learner', bad, {})).rejects.toThrow(/\^2\.0\.0/)
  writeFileSync(join(folder.built('learner', 'r3'), 'entry.js'), 'altered')
  await expect(learners.publish('learner', join(folder.root, 'built/learner-r3'), {})).rejects.toThrow(
    /entry\.js was changed after the build/,
  )
  expect(learner().release).toBe('r1')
})

test.each([
  ['nobody', undefined, 401],
  ['a stranger', newToken('learner').token, 401],
  ['another team', learnerTeam.token, 403],
])('%s may not release public, and nothing of it is stored', async (_who, token, status) => {
  const response = await fetch(`${url}/releases/public`, {
    method: 'POST',
    headers: { 'content-type': ARCHIVE_TYPE, ...(token && { authorization: `Bearer ${token}` }) },
    body: new Uint8Array(await bytes(await pack(folder.built('public', 'r2')))),
  })
  expect(response.status).toBe(status)
  expect(existsSync(join(folder.site.dir, 'remotes/public/r2'))).toBe(false)
})

test('wrong tokens of a network are slowed down, and its right ones are accepted', async () => {
  const asked = (token: string) =>
    server.inject({ url: '/releases', headers: { authorization: `Bearer ${token}` } })
  const wrong = await Promise.all(Array.from({ length: 12 }, () => asked(newToken('learner').token)))
  const statuses = wrong.map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect(Number(wrong.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
  expect((await asked(learnerTeam.token)).statusCode).toBe(200)
})

test('the holder of a token for every area may release any', async () => {
  const all = remoteSite(url, platform.token, 'ravi')
  expect(await all.publish('public', folder.built('public', 'r2'), {})).toMatchObject({ flipped: true })
})

const post = (body: string | Buffer, path = '/releases/learner', type = ARCHIVE_TYPE) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${learnerTeam.token}` },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['nothing', () => Buffer.alloc(0), /is not a release/],
  ['text', () => Buffer.from('hello'), /is not a release/],
  [
    'a truncated archive',
    async () => half(await bytes(await pack(folder.built('learner', 'r2')))),
    /is not a release/,
  ],
  ['a path outside the release', () => tarOf('../escaped.js', 'File'), /is outside the release/],
  ['an absolute path', () => tarOf('/tmp/escaped.js', 'File'), /is outside the release/],
  ['a link', () => tarOf('entry.js', 'SymbolicLink'), /is a SymbolicLink/],
  ['a folder with a link in it', linked, /is a SymbolicLink/],
  ['an archive without a description', () => tarOf('entry.js', 'File'), /contains no release\.json/],
])('%s is refused with a message, and leaves nothing', async (_what, body, says) => {
  const response = await post(await body())
  expect([400, 422]).toContain(response.status)
  expect(((await response.json()) as { message: string }).message).toMatch(says)
  expect(learner().release).toBe('r1')
  expect(leftovers()).toEqual([])
})

test('a decompression bomb is not unpacked, and an oversized upload is not read', async () => {
  const bomb = gzipSync(Buffer.concat([header('a.js', 'File', 2 ** 32), Buffer.alloc(4_000_000)]))
  expect((await post(bomb)).status).toBe(400)
  const noise = gzipSync(randomBytes(PACKED_MAX + 1), { level: 0 })
  expect((await post(noise)).status).toBe(413)
  expect(leftovers()).toEqual([])
})

test('reports invalid options', async () => {
  expect((await post('{}', '/releases/learner?canary=0')).status).toBe(422)
  expect((await post('{}', '/releases/learner', 'text/plain')).status).toBe(415)
})

test('releases are checked one after the other, and each is told how many are before it', async () => {
  const events = new EventEmitter()
  const browserCheck = () =>
    new Promise<BrowserReport>((resolve) =>
      events.emit('check', () => resolve({ issues: [], summary: 'seen' })),
    )
  const slow = buildReleaseServer({ ...folder.site, browserCheck }, [entry(platform.entry)])
  const address = await slow.listen({ port: 0, host: '127.0.0.1' })
  const team = (by: string) => remoteSite(address, platform.token, by, (line) => events.emit('said', line))

  const begun = once(events, 'check')
  const said = once(events, 'said')
  const first = team('asha').publish('learner', folder.built('learner', 'r2'), {})
  const [finishFirst] = await begun
  const second = team('ravi').publish('public', folder.built('public', 'r2'), {})
  expect(await said).toEqual(['• One release is checked before this one: learner.'])
  // A change that needs no check does not queue.
  expect(await team('ravi').hold('learner', true, {})).toMatchObject({ flipped: true })

  const next = once(events, 'check')
  finishFirst()
  expect(await first).toMatchObject({ release: 'r2', flipped: true })
  const [finishSecond] = await next
  finishSecond()
  expect(await second).toMatchObject({ release: 'r2', flipped: true })
  await slow.close()
})

test('a release waits for a change that is in progress', async () => {
  let finish: () => void = () => undefined
  const change = withLock(folder.site.dir, () => new Promise<void>((resolve) => (finish = resolve)))
  const released = learners.publish('learner', folder.built('learner', 'r2'), {})
  expect(await learners.releases()).toContainEqual(expect.objectContaining({ release: 'r1', state: 'live' }))
  finish()
  await change
  expect(await released).toMatchObject({ release: 'r2', flipped: true })
})

test('never sends a token unencrypted, and names a server that is down', async () => {
  expect(() => remoteSite('http://releases.example.org', 'x'.repeat(43), 'ravi')).toThrow(/use https/)
  expect(() => remoteSite(url, undefined, 'ravi')).toThrow(/RELEASE_TOKEN is missing/)
  await server.close()
  await expect(learners.releases()).rejects.toThrow(/cannot be reached/)
})

async function bytes(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const half = (whole: Buffer) => whole.subarray(0, whole.length / 2)

function header(path: string, type: 'File' | 'SymbolicLink', size: number): Buffer {
  const block = Buffer.alloc(512)
  new Header({
    path,
    type,
    size,
    mode: 0o644,
    ...(type === 'SymbolicLink' && { linkpath: '/etc/passwd' }),
  }).encode(block)
  return block
}

const tarOf = (path: string, type: 'File' | 'SymbolicLink') =>
  gzipSync(Buffer.concat([header(path, type, 0), Buffer.alloc(1024)]))

async function linked(): Promise<Buffer> {
  const dir = folder.built('learner', 'r4')
  symlinkSync('/etc/passwd', join(dir, 'secret.js'))
  return bytes(await pack(dir))
}
