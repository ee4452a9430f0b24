import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import { currentSession } from './currentSession'
import { createSessionActions } from './sessionActions'
import { createSessionStore, rehydrated } from './store'

const learner = aLearner()

/** Fakes the Cache API so that it contains this account. */
function keeps(account: unknown) {
  const store = { match: async () => account && { json: async () => account }, put: async () => undefined }
  Object.assign(globalThis, { caches: { open: async () => store } })
}

/** Starts with a stored session of a learner while the server is unreachable. */
async function startWithoutServer() {
  const { store, persistor } = createSessionStore(stored())
  await rehydrated(persistor)
  new FakeApi().isUnreachable(verifyToken)
  await createSessionActions(store).verify()
  return currentSession(store.getState())
}

function stored() {
  const auth = {
    role: 'user',
    data: { _id: learner._id, email: '', name: learner.name, isverified: true },
    error: null,
  }
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(auth).map(([key, value]) => [key, JSON.stringify(value)])),
  )
  return {
    getItem: async (key: string) => (key === 'auth' ? text : null),
    setItem: async () => undefined,
    removeItem: async () => undefined,
  }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'caches')
})

it('the last account received is available offline', async () => {
  keeps(learner)
  expect((await startWithoutServer()).account).toEqual(learner)
})

it.each([
  ['somebody else’s', { ...learner, _id: 'somebody-else' }],
  ['none', undefined],
])('no account is available if the cached one is %s', async (_what, account) => {
  keeps(account)
  expect(await startWithoutServer()).toMatchObject({ status: 'signed-in', account: null })
})
