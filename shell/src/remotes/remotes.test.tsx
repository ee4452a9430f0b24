import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import type { LiveRemote } from '@mentor-connect/contract/site/siteRegistry'
import { createOverrides } from '../releases/overrides'
import { createReleases } from '../releases/releases'
import { aRegistry, aRelease, someHash } from '../testing/registries'
import type { Federation } from './federation'
import { RemoteFailure } from './RemoteFailure'
import { createRemotes } from './remotes'

const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }
const routes = defineRoutes({ routes: [{ path: 'home' }], messages: none })
const BUILD = 'http://localhost:3102/remoteEntry.js'

function setUp(live: LiveRemote = aRelease('learner'), later: LiveRemote = live, overridden = false) {
  localStorage.clear()
  let current = aRegistry(1, { learner: live })
  let hasRun = false
  const federation: jest.Mocked<Federation> = {
    register: jest.fn(),
    load: jest.fn<Promise<unknown>, [string]>(async () => ({ default: routes })),
    satisfies: jest.fn((version, range) => version.startsWith(range.replace(/^\^(\d+).*/, '$1.'))),
  }
  const registerMessages = jest.fn(async () => undefined)
  const overrides = createOverrides(localStorage, ['http://localhost:3102'])
  if (overridden) overrides.set('learner', BUILD)
  const releases = createReleases({
    registry: { current: () => current },
    bucket: 50,
    pins: {},
    previews: {},
    overrides,
    hasRun: () => hasRun,
  })
  const refresh = async () => (current = aRegistry(2, { learner: later }))
  const remotes = createRemotes({ federation, releases, refresh, registerMessages })
  const load = () => remotes.load('learner', 'routes', 'routes')
  const entries = () => federation.register.mock.calls.map(([{ entry }]) => entry)
  return { remotes, load, federation, registerMessages, entries, run: () => (hasRun = true) }
}

const fails = (federation: jest.Mocked<Federation>, times: number) => {
  for (let i = 0; i < times; i++) federation.load.mockRejectedValueOnce(new Error('it threw'))
}

test('an expose is loaded once, with its messages', async () => {
  const { load, federation, registerMessages } = setUp()
  const [first, second] = await Promise.all([load(), load()])
  expect(first).toMatchObject({ kind: 'routes', routes: [{ path: 'home' }] })
  expect(second).toBe(first)
  expect(federation.load).toHaveBeenCalledTimes(1)
  expect(federation.load).toHaveBeenCalledWith('mf_learner/routes')
  expect(registerMessages).toHaveBeenCalledWith(routes.messages)
})

test('what only one page says is loaded with that page', async () => {
  const { load, federation, registerMessages } = setUp()
  const ofJobs = { ...none }
  const jobs = { path: 'jobs', ...page(async () => ({ default: () => null }), ofJobs) }
  federation.load.mockResolvedValue({ default: defineRoutes({ routes: [jobs], messages: none }) })
  const { routes } = await load()
  expect(registerMessages).toHaveBeenCalledTimes(1)
  await (routes[0]!.loader as () => Promise<unknown>)()
  expect(registerMessages).toHaveBeenLastCalledWith(ofJobs)
})

test('an incompatible contract range is rejected before the remote’s code runs', async () => {
  const { load, federation } = setUp(aRelease('learner', 'r9', '^3.0.0'))
  const refusal = load()
  await expect(refusal).rejects.toMatchObject({ reason: 'contract', release: 'r9' })
  await expect(refusal).rejects.toThrow(
    `Remote "learner"@r9 needs auth contract ^3.0.0, this shell provides ${AUTH_CONTRACT_VERSION}.`,
  )
  expect(federation.register).not.toHaveBeenCalled()
})

test('a remote is registered with the version of the contract that it gets', async () => {
  const { load, federation } = setUp(aRelease('learner', 'r9', '^2.0.0'))
  await load()
  const contract = AUTH_CONTRACT_VERSION
  expect(federation.register).toHaveBeenCalledWith(expect.objectContaining({ contract }), { force: false })
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['of another kind', 'sha1-abc'],
  ['too short for what it says', 'sha384-abc'],
])('a hash that is %s is rejected before any request', async (_what, integrity) => {
  const { load, federation } = setUp({ ...aRelease('learner'), integrity: integrity as never })
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  expect(federation.register).not.toHaveBeenCalled()
})

test('the entry is registered with its hash', async () => {
  const { load, federation } = setUp()
  await load()
  expect(federation.register).toHaveBeenCalledWith(
    {
      name: 'mf_learner',
      entry: 'http://localhost/remotes/learner/r1/entry.js',
      integrity: someHash(),
      contract: AUTH_CONTRACT_VERSION,
    },
    { force: false },
  )
})

test('a transient failure is retried', async () => {
  const { load, federation } = setUp()
  fails(federation, 2)
  await expect(load()).resolves.toEqual(routes)
  expect(federation.load).toHaveBeenCalledTimes(3)
})

test('as long as none of its code has run, a new attempt uses the release that is live by then', async () => {
  const { load, federation, entries } = setUp(aRelease('learner', 'r2'), aRelease('learner', 'r1'))
  fails(federation, 3)
  await expect(load()).rejects.toBeInstanceOf(RemoteFailure)
  await expect(load()).resolves.toEqual(routes)
  expect(entries().at(-1)).toBe('http://localhost/remotes/learner/r1/entry.js')
  expect(federation.register).toHaveBeenLastCalledWith(expect.anything(), { force: true })
})

test('once some of its code has run, the document keeps its release', async () => {
  const { load, federation, entries, run } = setUp(aRelease('learner', 'r2'), aRelease('learner', 'r1'))
  fails(federation, 3)
  run()
  await expect(load()).rejects.toBeInstanceOf(RemoteFailure)
  await load()
  expect(new Set(entries())).toEqual(new Set(['http://localhost/remotes/learner/r2/entry.js']))
})

test('after three failures it fails immediately, until a person retries', async () => {
  const { load, federation, remotes } = setUp()
  fails(federation, 9)
  for (let i = 0; i < 3; i++) await expect(load()).rejects.toBeInstanceOf(RemoteFailure)
  await expect(load()).rejects.toBeInstanceOf(RemoteFailure)
  expect(federation.load).toHaveBeenCalledTimes(9)
  remotes.force('learner')
  await expect(load()).resolves.toEqual(routes)
})

test('a developer’s build has no hash; if it fails, the live release replaces it', async () => {
  const { load, federation, entries } = setUp(undefined, undefined, true)
  fails(federation, 3)
  await expect(load()).resolves.toEqual(routes)
  expect(federation.register.mock.calls[0]![0]).toEqual({
    name: 'mf_learner',
    entry: BUILD,
    integrity: null,
    contract: AUTH_CONTRACT_VERSION,
  })
  expect(entries().at(-1)).toBe('http://localhost/remotes/learner/r1/entry.js')
  expect(localStorage.getItem('mc.overrides')).toBeNull()
})

test('a second failing expose of a developer’s build is replaced by the live release, too', async () => {
  const { remotes, federation } = setUp(undefined, undefined, true)
  let failLate = () => {}
  const late = new Promise<never>(
    (_, reject) => (failLate = () => reject(new RemoteFailure('learner', 'load', 'late'))),
  )
  federation.load.mockImplementation(async (id) => {
    const isBuild = federation.register.mock.calls.at(-1)![0].entry === BUILD
    if (id.endsWith('late') && isBuild) return late
    if (isBuild) throw new RemoteFailure('learner', 'load', 'It does not answer.')
    return { default: routes }
  })
  const [first, second] = ['early', 'late'].map((expose) => remotes.load('learner', expose, 'routes'))
  await expect(first).resolves.toEqual(routes)
  failLate()
  await expect(second).resolves.toEqual(routes)
})

test('failures of a developer’s build do not count against the live release', async () => {
  const { remotes, federation } = setUp(undefined, undefined, true)
  federation.load.mockImplementation(async () => {
    if (federation.register.mock.calls.at(-1)![0].entry === BUILD)
      throw new RemoteFailure('learner', 'load', 'It does not answer.')
    return { default: routes }
  })
  const loads = ['a', 'b', 'c', 'd'].map((expose) => remotes.load('learner', expose, 'routes'))
  await expect(Promise.all(loads)).resolves.toEqual([routes, routes, routes, routes])
})

test.each([
  ['nothing', null],
  ['no default export', {}],
  ['another kind', { default: { kind: 'frame' } }],
])('a module that exports %s is a failure of that remote', async (_what, module) => {
  const { load, federation } = setUp()
  federation.load.mockResolvedValueOnce(module)
  await expect(load()).rejects.toMatchObject({ remote: 'learner', reason: 'broken' })
})

test('a remote that is not in the registry is a failure of that remote', async () => {
  const { remotes } = setUp()
  await expect(remotes.load('chat', 'routes', 'routes')).rejects.toThrow(
    'No release of remote "chat" is live.',
  )
})
