import { defineRoutes } from '@mentor-connect/shared/remote'
import type { Federation } from './federation'
import { RemoteFailure } from './RemoteFailure'
import { createRemotes } from './remotes'
import type { SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'

const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }
const routes = defineRoutes({ routes: [{ path: 'home' }], messages: none })

const registry = (release = 'r1', contract = '^1.0.0'): SiteRegistry => ({
  generation: 1,
  shell: { release: 's1', base: '/shell/s1/', entry: '/shell/s1/main.js', integrity: 'sha384-s1' },
  remotes: {
    learner: {
      release,
      base: `/remotes/learner/${release}/`,
      entry: `/remotes/learner/${release}/entry.js`,
      integrity: 'sha384-l1',
      contract,
    },
  },
})

function setUp({
  inlined = registry(),
  current = inlined,
}: { inlined?: SiteRegistry; current?: SiteRegistry } = {}) {
  const federation: jest.Mocked<Federation> = {
    register: jest.fn(),
    load: jest.fn<Promise<unknown>, [string]>(async () => ({ default: routes })),
    satisfies: jest.fn((version, range) => version.startsWith(range.replace(/^\^(\d+).*/, '$1.'))),
  }
  const registerMessages = jest.fn(async () => undefined)
  const remotes = createRemotes({ federation, inlined, current: async () => current, registerMessages })
  return { remotes, federation, registerMessages }
}

test('an expose is loaded once, with its messages', async () => {
  const { remotes, federation, registerMessages } = setUp()
  const [first, second] = await Promise.all([
    remotes.load('learner', 'routes', 'routes'),
    remotes.load('learner', 'routes', 'routes'),
  ])
  expect(first).toBe(routes)
  expect(second).toBe(routes)
  expect(federation.load).toHaveBeenCalledTimes(1)
  expect(federation.load).toHaveBeenCalledWith('mf_learner/routes')
  expect(registerMessages).toHaveBeenCalledWith(routes.messages)
})

test('a contract range that the shell does not satisfy is refused before the remote’s code runs', async () => {
  const { remotes, federation } = setUp({ inlined: registry('r9', '^2.0.0') })
  const refusal = remotes.load('learner', 'routes', 'routes')
  await expect(refusal).rejects.toMatchObject({ reason: 'contract' })
  await expect(refusal).rejects.toThrow(
    'Remote "learner"@r9 needs auth contract ^2.0.0, this shell has 1.0.0.',
  )
  expect(federation.register).not.toHaveBeenCalled()
  expect(federation.load).not.toHaveBeenCalled()
})

test('after a failure the next attempt asks for the registry and forgets the first attempt', async () => {
  const { remotes, federation } = setUp({ current: registry('r0') })
  federation.load.mockRejectedValueOnce(new Error('404'))
  await expect(remotes.load('learner', 'routes', 'routes')).rejects.toBeInstanceOf(RemoteFailure)
  await expect(remotes.load('learner', 'routes', 'routes')).resolves.toBe(routes)
  expect(federation.register).toHaveBeenLastCalledWith(
    { name: 'mf_learner', entry: 'http://localhost/remotes/learner/r0/entry.js' },
    { force: true },
  )
})

test.each([
  ['nothing', null],
  ['no default export', {}],
  ['another kind', { default: { kind: 'frame' } }],
])('a module that gives %s is a failure of that remote', async (_what, module) => {
  const { remotes, federation } = setUp()
  federation.load.mockResolvedValueOnce(module)
  await expect(remotes.load('learner', 'routes', 'routes')).rejects.toMatchObject({
    remote: 'learner',
    reason: 'load',
  })
})

test('a remote that is not in the registry is a failure of that remote', async () => {
  const { remotes } = setUp()
  await expect(remotes.load('chat', 'routes', 'routes')).rejects.toThrow(
    'No release of remote "chat" is live.',
  )
})
