import { issueViewToken, reportAreas } from '@mentor-connect/contract/api/releaseHealth'
import { createReportSender } from './reportSender'

const AREAS = [{ area: 'learner', release: 'r1' }]
const HALF_HOUR_MS = 30 * 60_000

let now: number
let asked: string[]
let status: number
beforeEach(() => {
  sessionStorage.clear()
  now = 0
  asked = []
  status = 200
  globalThis.fetch = jest.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const path = new URL(String(url)).pathname
    asked.push(path)
    expect(init).toMatchObject({ credentials: 'omit', keepalive: true })
    const token = { token: `t${asked.length}`, lifetimeMs: HALF_HOUR_MS }
    const isToken = path === issueViewToken.path
    return new Response(JSON.stringify({ data: isToken ? token : true }), { status: isToken ? 200 : status })
  })
})

const create = (browser = 'b') =>
  createReportSender({ apiUrl: 'http://api.test', browser, storage: sessionStorage, now: () => now })

test('several pages use one token until it ends', async () => {
  expect(create().isReady()).toBe(false)
  await create().send(AREAS)
  expect(create().isReady()).toBe(true)
  await create().send(AREAS)
  expect(asked).toEqual([issueViewToken.path, reportAreas.path, reportAreas.path])
  now = HALF_HOUR_MS
  expect(create().isReady()).toBe(false)
})

test('a token is not used by another browser key', async () => {
  await create().send(AREAS)
  expect(create('tomorrow').isReady()).toBe(false)
})

test('after a change of network the token is replaced', async () => {
  await create().send(AREAS)
  status = 403
  await expect(create().send(AREAS)).rejects.toThrow(/answered 403/)
  expect(create().isReady()).toBe(false)
})

test('an API that does not respond keeps no token', async () => {
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(create().send(AREAS)).rejects.toThrow('Failed to fetch')
  expect(create().isReady()).toBe(false)
})
