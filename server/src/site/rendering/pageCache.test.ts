import { createContentVersions } from './contentVersions'
import { createPageCache } from './pageCache'
import type { Produced, ProducedPage, WantedPage } from './producePage'

const READS = [JSON.stringify(['GET', '/resource/get-resource/c1', null, null])]
const LARGE = Buffer.alloc(100_000)

/** Creates a cache whose pages show the title at the time when their data was read. */
function setUp() {
  const versions = createContentVersions()
  const data = { title: 'Old', exists: true, fails: false }
  const finish: (() => void)[] = []
  const produce = jest.fn(async ({ path }: WantedPage): Promise<Produced> => {
    const { title, exists, fails } = data
    await new Promise<void>((resolve) => finish.push(resolve))
    if (fails) throw new Error('The API is down.')
    if (!exists && path !== '/page-not-found') return { instead: '/page-not-found', plan: plan() }
    return pageOf(title)
  })
  const cache = createPageCache({ versions, produce })
  const find = (path = '/resource/c1', live = '1') =>
    cache.find({ live, file: 'f', composed: 'f', locale: 'en', base: '', path } as WantedPage)
  /** Waits for a page, and lets everything that has begun finish. */
  const titleOf = async (found: ReturnType<typeof find>) => {
    const ended = found.finally(() => finish.splice(0))
    let isOver = false
    void ended.then(
      () => (isOver = true),
      () => (isOver = true),
    )
    while (!isOver) {
      finish.splice(0).forEach((end) => end())
      await new Promise(setImmediate)
    }
    const result = await ended
    return result && [(result.page as ProducedPage).etag, result.source]
  }
  const change = (title: string) => {
    data.title = title
    versions.changed(['course:c1'])
  }
  return { data, produce, cache, find, titleOf, change }
}

const plan = () => ({ status: 200, reads: READS })
const pageOf = (etag: string): ProducedPage => ({
  status: 200,
  html: LARGE,
  brotli: LARGE,
  readAt: 0,
  source: etag,
  plan: plan(),
  etag,
})

/**
 * Returns a function that lets time pass, in ms, for the cache, which reads the clock once in each turn of the timers.
 */
function fakeClock() {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] })
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  return (ms: number) => {
    now += ms
    jest.advanceTimersByTime(ms)
  }
}
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('sends a changed page only with the change', async () => {
  const { find, titleOf, change } = setUp()
  await titleOf(find())
  expect(await titleOf(find())).toEqual(['Old', 'cached'])
  change('New')
  expect(await titleOf(find())).toEqual(['New', 'produced'])
  expect(await titleOf(find())).toEqual(['New', 'cached'])
})

it('neither sends nor keeps a page whose data was read before a change', async () => {
  const { find, titleOf, change } = setUp()
  const early = find()
  change('New')
  const late = find()
  expect(await titleOf(early)).toEqual(['New', 'produced'])
  expect(await titleOf(late)).toEqual(['New', 'produced'])
  expect(await titleOf(find())).toEqual(['New', 'cached'])
})

it('produces a changed page once for all who ask for it', async () => {
  const { find, titleOf, change, produce } = setUp()
  await titleOf(find())
  change('New')
  const visitors = [find(), find(), find()]
  for (const one of visitors) expect(await titleOf(one)).toEqual(['New', 'produced'])
  expect(produce).toHaveBeenCalledTimes(2)
})

it('does not send an outdated page even if no new one can be produced', async () => {
  const { find, titleOf, change, data } = setUp()
  await titleOf(find())
  change('New')
  data.fails = true
  await expect(titleOf(find())).rejects.toThrow('down')
  data.fails = false
  expect(await titleOf(find())).toEqual(['New', 'produced'])
})

it('shows a change that was not reported half a minute later, to the visitor after the first', async () => {
  const { find, titleOf, data } = setUp()
  const after = fakeClock()
  await titleOf(find())
  data.title = 'New'
  after(29_000)
  expect(await titleOf(find())).toEqual(['Old', 'cached'])
  after(2_000)
  expect(await titleOf(find())).toEqual(['Old', 'stale'])
  expect(await titleOf(find())).toEqual(['New', 'cached'])
})

it('a release and a rollback show their own pages at once', async () => {
  const { find, titleOf, data } = setUp()
  await titleOf(find('/resource/c1', 'before'))
  data.title = 'Released'
  expect(await titleOf(find('/resource/c1', 'after'))).toEqual(['Released', 'produced'])
  expect(await titleOf(find('/resource/c1', 'before'))).toEqual(['Old', 'cached'])
})

it('finds a page once it exists', async () => {
  const { find, titleOf, change, data, produce } = setUp()
  data.exists = false
  await titleOf(find())
  await titleOf(find())
  expect(produce).toHaveBeenCalledTimes(2)
  data.exists = true
  change('New')
  expect(await titleOf(find())).toEqual(['New', 'produced'])
})

it('made-up addresses take no room from pages', async () => {
  const { find, titleOf, data, cache } = setUp()
  await titleOf(find())
  data.exists = false
  for (let count = 0; count < 1_000; count += 1) await titleOf(find(`/made-up/${count}`))
  // The pages are the requested one, and the page that stands in for unknown addresses.
  expect(cache.usage().pages).toBe(2)
  expect(await titleOf(find())).toEqual(['Old', 'cached'])
})

it('counts only pages that can be sent', async () => {
  const { find, titleOf, change, data, cache } = setUp()
  const first = find()
  expect(cache.usage().pages).toBe(0)
  await titleOf(first)
  expect(cache.usage().pages).toBe(1)
  change('New')
  const second = find()
  expect(cache.usage().pages).toBe(1)
  await titleOf(second)
  data.fails = true
  await expect(titleOf(find('/resource/c2'))).rejects.toThrow('down')
  expect(cache.usage().pages).toBe(1)
})
