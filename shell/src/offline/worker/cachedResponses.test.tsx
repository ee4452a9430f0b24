import { PERSONAL_CACHE } from '@mentor-connect/contract/site/serviceWorker'
import { waitFor } from '@testing-library/react'
import {
  keepPublicResponses,
  clearPersonalResponses,
  personalResponses,
  publicResponses,
} from './cachedResponses'
import { STORED_AT } from './notifyClients'

// The plugin needs IndexedDB, which jsdom lacks.
jest.mock('workbox-expiration/ExpirationPlugin', () => ({
  ExpirationPlugin: class {
    deleteCacheAndMetadata = () => Promise.resolve()
  },
}))

const ADDRESS = 'https://api.test/resource/get-resources'
const PUBLIC_CACHE = 'mc-public'
const network = jest.fn<Promise<Response>, [Request]>()
/** Fake cache storage: name of the cache → URL → response. */
let kept: Map<string, Map<string, Response>>

/** A worker event that can be waited for, which jsdom lacks. */
class WorkerEvent extends Event {
  readonly work: Promise<unknown>[] = []
  waitUntil = (work: Promise<unknown>) => void this.work.push(work)
}
const EVENTS = { FetchEvent: WorkerEvent, ExtendableEvent: WorkerEvent }

const addressOf = (request: RequestInfo | URL) => new Request(request).url

function fakeCache(name: string) {
  const responses = () => kept.get(name) ?? kept.set(name, new Map()).get(name)!
  return {
    put: async (request: RequestInfo, response: Response) =>
      void responses().set(addressOf(request), response),
    match: async (request: RequestInfo) => responses().get(addressOf(request))?.clone(),
  }
}

beforeEach(() => {
  kept = new Map()
  const caches = {
    open: async (name: string) => fakeCache(name),
    match: (request: RequestInfo, { cacheName }: { cacheName: string }) =>
      fakeCache(cacheName).match(request),
    delete: async (name: string) => kept.delete(name),
  }
  Object.assign(globalThis, { caches, fetch: network, ...EVENTS, __WB_DISABLE_DEV_LOGS: true })
  network.mockReset()
})

/** Sends a request to a strategy as the worker does, and waits until the response is cached. */
async function ask(strategy: typeof publicResponses) {
  const event = new WorkerEvent('fetch')
  const [response, done] = strategy.handleAll({ request: new Request(ADDRESS), event: event as never })
  const text = await (await response).text()
  await done
  return text
}

const keptText = (name: string) => kept.get(name)?.get(ADDRESS)?.text()

describe.each([
  ['public', publicResponses, PUBLIC_CACHE],
  ['personal', personalResponses, PERSONAL_CACHE],
])('%s responses', (_kind, strategy, name) => {
  it('are kept with their time, and used when the network fails', async () => {
    network.mockResolvedValueOnce(new Response('courses'))
    expect(await ask(strategy)).toBe('courses')
    expect(Number(kept.get(name)?.get(ADDRESS)?.headers.get(STORED_AT))).toBeGreaterThan(0)
    network.mockRejectedValueOnce(new TypeError('offline'))
    expect(await ask(strategy)).toBe('courses')
  })

  it.each([201, 206, 404, 429, 500, 503])('are not replaced by one of status %d', async (status) => {
    network.mockResolvedValueOnce(new Response('courses'))
    await ask(strategy)
    network.mockResolvedValueOnce(new Response('something else', { status }))
    expect(await ask(strategy)).toBe('something else')
    expect(await keptText(name)).toBe('courses')
  })
})

it('keeps what came with a page only if it was found', async () => {
  network.mockResolvedValue(new Response('failed', { status: 500 }))
  const event = new WorkerEvent('message')
  await keepPublicResponses([ADDRESS], event)
  await Promise.all(event.work)
  expect(await keptText(PUBLIC_CACHE)).toBeUndefined()
})

it.each([401, 403])('deletes what is kept for a person when a response has status %d', async (status) => {
  network.mockResolvedValueOnce(new Response('mine'))
  await ask(personalResponses)
  network.mockResolvedValueOnce(new Response('{}', { status }))
  await ask(personalResponses)
  expect(await keptText(PERSONAL_CACHE)).toBeUndefined()
})

it('does not keep for a person what was requested before a sign-out', async () => {
  let respond: (response: Response) => void = () => undefined
  network.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const asked = ask(personalResponses)
  await waitFor(() => expect(network).toHaveBeenCalled())
  await clearPersonalResponses()
  respond(new Response('of the person before'))
  expect(await asked).toBe('of the person before')
  expect(await keptText(PERSONAL_CACHE)).toBeUndefined()

  network.mockResolvedValueOnce(new Response('of the next person'))
  await ask(personalResponses)
  expect(await keptText(PERSONAL_CACHE)).toBe('of the next person')
})
