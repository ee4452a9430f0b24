import { saveAssessmentAnswer } from '@mentor-connect/contract/learning/assessments'
import { logout, verifyToken } from '@mentor-connect/contract/accounts/auth'
import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { unsentInterests } from '@mentor-connect/api/interests'
import { progressOutbox } from '@mentor-connect/api/progress'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import type { WebStorage } from 'redux-persist'
import { currentSession } from './currentSession'
import { createSessionActions } from './sessionActions'
import { createSessionStore, rehydrated } from './store'
import { createRouteVerifier } from './watchSession'

const learner = aLearner({ courses: [{ courseId: 'c1', courseName: 'Maths', description: '' }] })
const identity = { _id: learner._id, email: learner.email, name: learner.name, isverified: true }
const grant = { data: identity, account: learner, token: 'first' }

function memoryStorage(): WebStorage & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    getItem: async (key) => content.get(key) ?? null,
    setItem: async (key, value) => void content.set(key, value),
    removeItem: async (key) => void content.delete(key),
  }
}

async function session(storage = memoryStorage()) {
  const { store, persistor } = createSessionStore(storage)
  await rehydrated(persistor)
  return {
    store,
    persistor,
    storage,
    actions: createSessionActions(store),
    now: () => currentSession(store.getState()),
  }
}

test('signing in sets role, data and account', async () => {
  const { actions, now } = await session()
  actions.signIn(grant)
  expect(now()).toEqual({ status: 'signed-in', role: 'user', data: identity, account: learner })
  expect(actions.token()).toBe('first')
})

test('stores the keys of the specification, without e-mail, courses or token', async () => {
  const { actions, persistor, storage } = await session()
  actions.signIn(grant)
  await persistor.flush()
  expect([...storage.content.keys()].sort()).toEqual(['auth', 'mentor', 'user'])
  const stored = [...storage.content.values()].join()
  expect(stored).toContain(learner.name)
  for (const secret of [learner.email, 'Maths', 'first']) expect(stored).not.toContain(secret)
})

test('restores the session after a reload, and the account once it is verified', async () => {
  const first = await session()
  first.actions.signIn(grant)
  await first.persistor.flush()
  const second = await session(first.storage)
  expect(second.now()).toMatchObject({ status: 'signed-in', role: 'user', account: null })

  new FakeApi().answers(verifyToken, { ...identity, role: 'user', token: 'second', account: learner })
  await second.actions.verify()
  expect(second.now().account).toEqual(learner)
  expect(second.actions.token()).toBe('second')
})

test('a verification that changes nothing keeps the session, so that nothing is rendered again', async () => {
  const { actions, now, store } = await session()
  actions.signIn(grant)
  const before = now()
  const api = new FakeApi().answers(verifyToken, {
    ...structuredClone(identity),
    role: 'user',
    token: 'second',
    account: structuredClone(learner),
  })
  const listener = jest.fn()
  store.subscribe(listener)
  await actions.verify()
  expect(actions.token()).toBe('second')
  expect(listener).not.toHaveBeenCalled()
  expect(now().account).toBe(before.account)

  const renamed = { ...learner, name: 'Asha Rawat-Bisht' }
  api.answers(verifyToken, { ...identity, role: 'user', token: 'third', account: renamed })
  await actions.verify()
  expect(now().account).toEqual(renamed)
})

test('a rejection by the server ends the session and stores its message', async () => {
  const { actions, store, now } = await session()
  actions.signIn(grant)
  new FakeApi().refuses(verifyToken, 401, 'unauthenticated')
  await actions.verify()
  expect(now().status).toBe('signed-out')
  expect(store.getState().auth.error).toBe('Token verification failed')
  expect(actions.token()).toBeNull()
})

test('an unreachable server does not end the session', async () => {
  const { actions, now } = await session()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  actions.signIn(grant)
  new FakeApi().isUnreachable(verifyToken)
  await actions.verify()
  expect(now().status).toBe('signed-in')
})

test('after a reload without a server, the account is loaded once the server is back', async () => {
  const first = await session()
  first.actions.signIn(grant)
  await first.persistor.flush()
  const second = await session(first.storage)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.useFakeTimers()
  const api = new FakeApi().isUnreachable(verifyToken)
  await second.actions.verify()
  expect(second.now()).toMatchObject({ status: 'signed-in', account: null })
  api.answers(verifyToken, { ...identity, role: 'user', token: 'second', account: learner })
  await jest.advanceTimersByTimeAsync(5000)
  expect(second.now().account).toEqual(learner)
  jest.useRealTimers()
})

test('signing out clears everything, unless the server is unreachable', async () => {
  const { actions, now } = await session()
  actions.signIn(grant)
  const api = new FakeApi().isUnreachable(logout)
  await expect(actions.signOut()).rejects.toMatchObject({ code: 'unreachable' })
  expect(now().status).toBe('signed-in')

  api.answers(logout, true)
  await actions.signOut()
  expect(now()).toEqual({ status: 'signed-out', role: null, data: null, account: null })
})

test('a sign-out in another tab is adopted after checking the cookie', async () => {
  const { actions, now } = await session()
  actions.signIn(grant)
  new FakeApi().refuses(verifyToken, 401, 'unauthenticated')
  await actions.adopt()
  expect(now().status).toBe('signed-out')
})

test('route changes verify the session at most once a second', () => {
  jest.useFakeTimers()
  const verify = jest.fn(async () => undefined)
  const routeChanged = createRouteVerifier({ verify })
  routeChanged()
  routeChanged()
  expect(verify).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1000)
  routeChanged()
  expect(verify).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('signing out first sends unsent data of this device', async () => {
  const { actions, now } = await session()
  actions.signIn(grant)
  await progressOutbox().put({
    id: 'left',
    userId: learner._id,
    courseId: 'c1',
    lesson: '0-0',
    status: 'completed',
    actedAt: new Date().toISOString(),
  })
  await unsentInterests.outbox().put({
    id: 'answer-1',
    userId: learner._id,
    item: 'build',
    answer: 4,
    actedAt: new Date().toISOString(),
  })
  const order: string[] = []
  new FakeApi()
    .answers(updateProgress, () => (order.push('progress'), { progress: {} }))
    .answers(saveAssessmentAnswer, () => (order.push('interests'), true))
    .answers(logout, () => (order.push('logout'), true))
  await actions.signOut()
  expect(order).toEqual(['progress', 'interests', 'logout'])
  expect(await progressOutbox().open(learner._id)).toEqual([])
  expect(now().status).toBe('signed-out')
})
