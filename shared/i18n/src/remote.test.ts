import { defineFrame, defineRoutes } from './remote'

test('definitions of remote routes include the shared messages', async () => {
  const messages = {
    en: async () => ({ default: { 'jobs.title': 'Jobs' } }),
    hi: async () => ({ default: { 'jobs.title': 'नौकरियाँ' } }),
  }
  for (const module of [defineRoutes({ routes: [], messages }), defineFrame({ Frame: () => null, messages })])
    expect((await module.messages.hi()).default).toMatchObject({
      'jobs.title': 'नौकरियाँ',
      'ui.retry': 'फिर कोशिश करें',
    })
})

describe('in a build that knows the version of the shared messages', () => {
  const constant = globalThis as { SHARED_TEXT_VERSIONS?: object }
  const copy = () => jest.requireActual<typeof import('./messageLoaders')>('./messageLoaders')
  const KEY = Symbol.for('mentor-connect.shared-messages.1')
  const environment = process.env.NODE_ENV

  beforeEach(() => {
    jest.resetModules()
    Reflect.deleteProperty(globalThis, KEY)
    Reflect.set(process.env, 'NODE_ENV', 'production')
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'SHARED_TEXT_VERSIONS')
    Reflect.deleteProperty(globalThis, KEY)
    Reflect.set(process.env, 'NODE_ENV', environment)
  })

  /** Loads the messages as areas do, one after the other, each built with its version. */
  async function loadedBy(...versions: string[]) {
    const loaded = []
    for (const hi of versions) {
      constant.SHARED_TEXT_VERSIONS = { hi }
      jest.resetModules()
      loaded.push(await copy().sharedMessages.hi())
    }
    return loaded
  }

  test('a second area of the same version loads nothing', async () => {
    const [first, second] = await loadedBy('one', 'one')
    expect(second).toBe(first)
  })

  test('an area of another version loads its own', async () => {
    const [first, second] = await loadedBy('one', 'two')
    expect(second).not.toBe(first)
  })

  test('what the shell bundles is not loaded', async () => {
    constant.SHARED_TEXT_VERSIONS = { en: 'one' }
    const { provideEnglish } = copy()
    provideEnglish({ 'ui.retry': 'of the shell' })
    jest.resetModules()
    expect((await copy().sharedMessages.en()).default).toEqual({ 'ui.retry': 'of the shell' })
  })
})
