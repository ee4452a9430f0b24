import type { PageScripts } from '@mentor-connect/contract/site/pageScripts'
import { QUIET_MS } from '../resilience/whenQuiet'
import { INTENT_MS, createPrefetcher, nextScripts } from './prefetcher'

const TABLE: PageScripts = {
  generation: 7,
  scripts: ['/shell.js', '/entry.js', '/home.js', '/course.js', '/about.js'],
  pages: { '/': [0, 1, 2], '/resource/:id': [0, 1, 3], '/resource/new': [0, 4] },
}
const loaded = new Set(['http://localhost/shell.js'])

it.each([
  ['a page', ['/'], ['/entry.js', '/home.js']],
  ['a page with a parameter, once', ['/resource/1', '/resource/2'], ['/entry.js', '/course.js']],
  ['a page of its own before one with a parameter', ['/resource/new'], ['/about.js']],
  ['no page of the site', ['/elsewhere'], []],
])('returns the missing scripts for %s', (_what, paths, scripts) => {
  expect(nextScripts(TABLE, paths, loaded)).toEqual(scripts)
})

describe('on a page with a link', () => {
  const answer = (table: unknown) =>
    (window.fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(table) }))
  const prefetched = () =>
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
  /** Calls the observer, as the browser does when the page has received a file. */
  let receive: () => void
  class Observer {
    constructor(callback: () => void) {
      receive = callback
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  const settle = () => jest.advanceTimersByTimeAsync(QUIET_MS + 10)
  /** Lets every requested file arrive, one after the other. */
  async function arrive() {
    for (let seen = 0; seen < prefetched().length; seen += 1) {
      document.querySelectorAll('link[rel=prefetch]')[seen]!.dispatchEvent(new Event('load'))
      await jest.advanceTimersByTimeAsync(10)
    }
  }
  const device = (properties: object) => {
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(navigator, name, { value, configurable: true })
  }
  const link = () => document.querySelector('a')!

  beforeEach(() => {
    jest.useFakeTimers()
    performance.getEntriesByType = () => []
    Object.assign(globalThis, { PerformanceObserver: Observer })
    document.head.innerHTML = ''
    document.body.innerHTML =
      '<a href="/resource/1">course</a><a href="https://elsewhere.test/">elsewhere</a>'
    device({ hardwareConcurrency: 8, deviceMemory: undefined, connection: undefined })
    link().getBoundingClientRect = () => new DOMRect(0, 0, 100, 20)
  })
  afterEach(() => jest.useRealTimers())

  test('prefetches the link’s scripts once, one after the other, when the page is quiet', async () => {
    answer(TABLE)
    const { pageShown: shown } = createPrefetcher(7)
    shown()
    expect(window.fetch).not.toHaveBeenCalled()
    await settle()
    expect(prefetched()).toEqual(['/shell.js'])
    await arrive()
    expect(prefetched()).toEqual(['/shell.js', '/entry.js', '/course.js'])
    shown()
    await settle()
    expect(window.fetch).toHaveBeenCalledTimes(1)
    expect(prefetched()).toHaveLength(3)
  })

  test('knows the first reads of pages as soon as this page has its content, with one request', async () => {
    const reads = { '/resource/:id': ['/resource/get-resource/{2}'] }
    answer({ ...TABLE, reads })
    const { learnPages, pageShown: shown, readsOf } = createPrefetcher(7)
    expect(readsOf('/resource/1')).toEqual([])
    learnPages()
    shown()
    await jest.advanceTimersByTimeAsync(600)
    expect(readsOf('/resource/1')).toEqual(reads['/resource/:id'])
    expect(readsOf('/resource/new')).toEqual([])
    await settle()
    expect(window.fetch).toHaveBeenCalledTimes(1)
  })

  test('ends with the page', async () => {
    answer(TABLE)
    const { pageShown: shown } = createPrefetcher(7)
    shown()
    await settle()
    document.body.innerHTML = ''
    shown()
    await arrive()
    await settle()
    expect(prefetched()).toEqual(['/shell.js'])
  })

  test('prefetches nothing for a link that is out of view', async () => {
    answer(TABLE)
    link().getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 20)
    createPrefetcher(7).pageShown()
    await settle()
    expect(prefetched()).toEqual([])
  })

  test('prefetches the style sheets of a page as what they are', async () => {
    answer({ generation: 7, scripts: ['/course.js', '/course.css'], pages: { '/resource/:id': [0, 1] } })
    createPrefetcher(7).pageShown()
    await settle()
    await arrive()
    const kinds = [...document.querySelectorAll('link')].map(({ as }) => as)
    expect([prefetched(), kinds]).toEqual([
      ['/course.js', '/course.css'],
      ['script', 'style'],
    ])
  })

  test('waits for as long as the page receives its own data', async () => {
    answer(TABLE)
    createPrefetcher(7).pageShown()
    await jest.advanceTimersByTimeAsync(QUIET_MS - 10)
    receive()
    await jest.advanceTimersByTimeAsync(QUIET_MS - 10)
    expect(window.fetch).not.toHaveBeenCalled()
    await settle()
    expect(prefetched()).toEqual(['/shell.js'])
  })

  test('requests all scripts of a page at once on a navigation', async () => {
    answer(TABLE)
    const page = document.body.innerHTML
    document.body.innerHTML = ''
    const { pageShown: shown, navigatingTo: towards } = createPrefetcher(7)
    towards('/resource/1')
    expect(prefetched()).toEqual([])
    shown()
    await settle()
    document.body.innerHTML = page
    towards('/resource/1')
    expect(prefetched()).toEqual(['/shell.js', '/entry.js', '/course.js'])
  })

  test.each([
    ['two cores', { hardwareConcurrency: 2 }],
    ['2 GB of memory', { deviceMemory: 2 }],
    ['a 3G network', { connection: { effectiveType: '3g' } }],
  ])('with %s, prefetches only the page whose link is under the pointer', async (_what, properties) => {
    answer(TABLE)
    device(properties)
    const { pageShown: shown, watchPeople } = createPrefetcher(7)
    watchPeople()
    shown()
    await settle()
    expect(prefetched()).toEqual([])
    link().dispatchEvent(new Event('pointerover', { bubbles: true }))
    await jest.advanceTimersByTimeAsync(INTENT_MS)
    expect(prefetched()).toEqual(['/shell.js', '/entry.js', '/course.js'])
  })

  test('prefetches the page that follows a control when the control gets the focus', async () => {
    answer(TABLE)
    device({ hardwareConcurrency: 2 })
    const { pageShown: shown, watchPeople } = createPrefetcher(7)
    watchPeople()
    shown()
    await settle()
    const password = document.body.appendChild(document.createElement('input'))
    password.setAttribute('data-mc-next', '/resource/new')
    password.focus()
    expect(prefetched()).toEqual(['/shell.js', '/about.js'])
  })

  test('a pointer that only passes over a link prefetches nothing', async () => {
    answer(TABLE)
    device({ hardwareConcurrency: 2 })
    const { pageShown: shown, watchPeople } = createPrefetcher(7)
    watchPeople()
    shown()
    await settle()
    link().dispatchEvent(new Event('pointerover', { bubbles: true }))
    await jest.advanceTimersByTimeAsync(INTENT_MS - 10)
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(prefetched()).toEqual([])
  })

  test('prefetches nothing with a table of another generation', async () => {
    answer({ ...TABLE, generation: 8 })
    createPrefetcher(7).pageShown()
    await settle()
    expect(prefetched()).toEqual([])
  })

  test('prefetches nothing with Save-Data', async () => {
    answer(TABLE)
    device({ connection: { saveData: true } })
    const { pageShown: shown, watchPeople } = createPrefetcher(7)
    watchPeople()
    shown()
    link().dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(window.fetch).not.toHaveBeenCalled()
    expect(prefetched()).toEqual([])
  })
})
