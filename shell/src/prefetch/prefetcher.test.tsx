import type { PageScripts } from '@mentor-connect/contract/site/pageScripts'
import { QUIET_MS, createPrefetcher, nextScripts } from '../prefetch/prefetcher'

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

  beforeEach(() => {
    jest.useFakeTimers()
    performance.getEntriesByType = () => []
    Object.assign(globalThis, { PerformanceObserver: Observer })
    document.head.innerHTML = ''
    document.body.innerHTML =
      '<a href="/resource/1">course</a><a href="https://elsewhere.test/">elsewhere</a>'
  })
  afterEach(() => jest.useRealTimers())

  test('prefetches the link’s scripts once, when the page is idle', async () => {
    answer(TABLE)
    const { pageShown: shown } = createPrefetcher(7)
    shown()
    expect(window.fetch).not.toHaveBeenCalled()
    await settle()
    shown()
    await settle()
    expect(window.fetch).toHaveBeenCalledTimes(1)
    expect(prefetched()).toEqual(['/shell.js', '/entry.js', '/course.js'])
  })

  test('prefetches the style sheets of a page as what they are', async () => {
    answer({ generation: 7, scripts: ['/course.js', '/course.css'], pages: { '/resource/:id': [0, 1] } })
    createPrefetcher(7).pageShown()
    await settle()
    const kinds = [...document.querySelectorAll('link')].map((link) => link.as)
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
    expect(prefetched()).toEqual(['/shell.js', '/entry.js', '/course.js'])
  })

  test('requests all scripts of a page at once on a navigation', async () => {
    answer(TABLE)
    document.body.innerHTML = ''
    const { pageShown: shown, navigatingTo: towards } = createPrefetcher(7)
    towards('/resource/1')
    expect(prefetched()).toEqual([])
    shown()
    await settle()
    towards('/resource/1')
    expect(prefetched()).toEqual(['/shell.js', '/entry.js', '/course.js'])
  })

  test('prefetches nothing with a table of another generation', async () => {
    answer({ ...TABLE, generation: 8 })
    createPrefetcher(7).pageShown()
    await settle()
    expect(prefetched()).toEqual([])
  })

  test('prefetches nothing with Save-Data', async () => {
    answer(TABLE)
    Object.assign(navigator, { connection: { saveData: true } })
    createPrefetcher(7).pageShown()
    await settle()
    expect(window.fetch).not.toHaveBeenCalled()
    Object.assign(navigator, { connection: undefined })
  })
})
