import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { HOLD_ATTRIBUTE } from '@mentor-connect/contract/site/firstPaint'
import { REGISTRY_ELEMENT_ID } from '@mentor-connect/contract/site/siteRegistry'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import { currentSession } from '../session/currentSession'
import { RESTORE_TIMEOUT_MS } from '../session/persisted'
import { aRegistry } from '../testing/registries'
import { isHeld } from './prerendered'
import { startSession } from './session'

const learner = aLearner()
const identity = { _id: learner._id, email: learner.email, name: learner.name, isverified: true }
const granted = { ...identity, role: 'user' as const, token: 'of the cookie', account: learner }

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** The ways in which a browser refuses storage, each with a function that simulates it. */
const REFUSALS: [way: string, refuses: () => void][] = [
  [
    'denies every store',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        jest.spyOn(window, name, 'get').mockImplementation(refuse)
    },
  ],
  ['denies writing', () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
]

/** Opens the site in a new document of the same browser. */
async function open() {
  Reflect.deleteProperty(globalThis, Symbol.for('mentor-connect.unstored-items'))
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
  document.body.innerHTML = `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${JSON.stringify(aRegistry())}</script>`
  const { store, actions } = await startSession()
  return { actions, now: () => currentSession(store.getState()) }
}

beforeEach(() => {
  localStorage.clear()
  for (const method of ['info', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

describe.each(REFUSALS)('in a browser that %s', (_way, refuses) => {
  beforeEach(refuses)

  test('a person is signed in after a reload, and content for visitors is hidden', async () => {
    new FakeApi().answers(verifyToken, granted)
    const { actions, now } = await open()
    expect(now()).toMatchObject({ status: 'signed-in', role: 'user', account: learner })
    expect(actions.token()).toBe('of the cookie')
    expect(isHeld()).toBe(true)
  })

  test('a visitor stays one, and sees what the server has rendered', async () => {
    new FakeApi().refuses(verifyToken, 401, 'unauthenticated')
    const { now } = await open()
    expect(now().status).toBe('signed-out')
    expect(isHeld()).toBe(false)
  })

  test('the page starts without an API', async () => {
    new FakeApi().isUnreachable(verifyToken)
    expect((await open()).now().status).toBe('signed-out')
  })

  test('the page waits for the API for a limited time', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    new FakeApi().neverAnswers(verifyToken)
    const opening = open()
    await jest.advanceTimersByTimeAsync(RESTORE_TIMEOUT_MS)
    expect((await opening).now().status).toBe('signed-out')
    jest.useRealTimers()
  })

  test('the API is not asked without cookies', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    const api = new FakeApi().answers(verifyToken, granted)
    expect((await open()).now().status).toBe('signed-out')
    expect(api.received(verifyToken)).toEqual([])
  })
})

test('in a browser that stores items, a visitor starts without a request', async () => {
  const api = new FakeApi().answers(verifyToken, granted)
  expect((await open()).now().status).toBe('signed-out')
  expect(api.received(verifyToken)).toEqual([])
})
