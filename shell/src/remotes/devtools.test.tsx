import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { createFederation } from './federation'

/** The parts of the runtime's global state that the developer tools of Module Federation read. */
interface Shown {
  __INSTANCES__: { name: string }[]
  __SHARE__: Record<string, Record<string, Record<string, Record<string, object>>>>
  moduleInfo: Record<string, object>
}
const shown = () => (globalThis as unknown as { __FEDERATION__: Shown }).__FEDERATION__

const ENTRY = 'http://localhost/remotes/learner/r1/entry.js'
const BROKEN = 'http://localhost/remotes/broken/r1/entry.js'

beforeAll(async () => {
  Object.assign(globalThis, {
    INSTALLED_VERSIONS: new Proxy({}, { get: () => '19.3.1' }),
    mf_learner: { init() {}, get: async () => () => ({ default: {} }) },
    mf_broken: { init() {}, get: () => Promise.reject(new Error('it broke')) },
  })
  const federation = createFederation()
  federation.register(
    { name: 'mf_learner', entry: ENTRY, integrity: null, contract: AUTH_CONTRACT_VERSION },
    { force: false },
  )
  await federation.load('mf_learner/routes')
  federation.register(
    { name: 'mf_broken', entry: BROKEN, integrity: null, contract: AUTH_CONTRACT_VERSION },
    { force: false },
  )
  await expect(federation.load('mf_broken/routes')).rejects.toThrow('it broke')
})

test('the shell is an instance and a host, with the areas that it has loaded', () => {
  expect(shown().__INSTANCES__.map(({ name }) => name)).toContain('shell')
  expect(shown().moduleInfo['shell']).toMatchObject({
    remotesInfo: { mf_learner: { matchedVersion: ENTRY } },
  })
})

test('a loaded area is there with its entry, an area that failed is not', () => {
  expect(shown().moduleInfo[`mf_learner:${ENTRY}`]).toMatchObject({ remoteEntry: ENTRY })
  expect(Object.keys(shown().moduleInfo)).not.toContainEqual(expect.stringContaining('mf_broken'))
})

test('shared packages are there with their versions', () => {
  expect(shown().__SHARE__['shell']?.['default']).toMatchObject({
    react: { '19.3.1': { from: 'shell', loaded: true } },
    axios: { '19.3.1': { from: 'shell', loaded: true } },
  })
})
