import { aLearner } from '@mentor-connect/testing'
import { createMemoryRouter } from 'react-router-dom'
import type { Router } from '../routing/router'
import { clearAuth, setAuth } from '../session/slices'
import { createVisitorStore } from '../session/store'
import type { EarlyReadsHolder } from './answeringEarly'
import { readAhead } from './readAhead'

const READS = {
  '/user/home': ['/meetings?limit=1', '/user/get-user-details?userId={id}&timeZone={timeZone}'],
}
const MEETINGS = JSON.stringify(['GET', '/meetings', { limit: 1 }, null])
const [asha, ben] = [aLearner(), aLearner({ _id: 'ben', name: 'Ben' })]
const identity = ({ _id, name }: typeof asha) => ({ _id, name, email: '', isverified: true })

const requested = () =>
  jest.mocked(window.fetch).mock.calls.map(([url]) => String(url).replace(/^https?:\/\/[^/]+/, ''))

const early: EarlyReadsHolder = {}
/** Whose answer the API gives: that of the person who is signed in. */
let signedIn: string

beforeEach(() => {
  window.fetch = jest.fn(async () => {
    const person = signedIn
    return { ok: true, json: async () => ({ data: { person } }) } as Response
  })
  // Nothing is idle until the test says so.
  Object.assign(window, { requestIdleCallback: jest.fn(), cancelIdleCallback: jest.fn() })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

/** The answer that a page would find now. */
function found(): unknown {
  const cache = new Map<string, { data: unknown }>()
  early.reads!.store(cache as never, MEETINGS)
  return cache.get(MEETINGS)?.data
}

function open() {
  const store = createVisitorStore()
  const router = createMemoryRouter(
    [
      { path: '/user/chat', element: null },
      {
        path: '/user/home',
        loader: () => new Promise((resolve) => setTimeout(() => resolve(null))),
        element: null,
      },
    ],
    { initialEntries: ['/user/chat'] },
  ) as Router
  readAhead(early, { router, store, readsOf: (path) => READS[path as keyof typeof READS] ?? [] })
  const signIn = (person: typeof asha) => {
    signedIn = person._id
    store.dispatch(setAuth({ role: 'user', data: identity(person) }))
  }
  return { store, router, signIn }
}

test('the first reads of a page are requested once, when the navigation to it begins', async () => {
  const { router, signIn } = open()
  signIn(asha)
  const moved = router.navigate('/user/home')
  expect(requested()).toEqual([
    '/meetings?limit=1',
    expect.stringContaining(`/user/get-user-details?userId=${asha._id}&timeZone=`),
  ])
  await moved
  expect(requested()).toHaveLength(2)
})

test('their answers last until the page is shown', async () => {
  const { router, signIn } = open()
  signIn(asha)
  await router.navigate('/user/home')
  expect(found()).toEqual({ person: asha._id })
  jest.useFakeTimers()
  jest.mocked(window.requestIdleCallback).mock.lastCall![0]({} as IdleDeadline)
  jest.runAllTimers()
  jest.useRealTimers()
  expect(found()).toBeUndefined()
})

test('neither a visitor nor a move inside the page requests anything', async () => {
  const { router, signIn } = open()
  await router.navigate('/user/home')
  signIn(asha)
  await router.navigate('/user/home?tab=2')
  expect(requested()).toEqual([])
})

test('the next person on the device never sees answers of the person before', async () => {
  const { router, store, signIn } = open()
  signIn(asha)
  await router.navigate('/user/home')
  store.dispatch(clearAuth())
  signIn(ben)
  expect(found()).toBeUndefined()

  await router.navigate('/user/chat')
  await router.navigate('/user/home')
  expect(found()).toEqual({ person: 'ben' })
})
