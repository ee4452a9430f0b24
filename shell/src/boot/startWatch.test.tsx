import { webcrypto } from 'node:crypto'
import { issueViewToken, reportAreas, type AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { CONFIG_ELEMENT_ID } from '@mentor-connect/contract/site/runtimeConfig'
import { REGISTRY_ELEMENT_ID } from '@mentor-connect/contract/site/siteRegistry'
import { BROWSER_OF_DAY_KEY, SHELL_STARTED } from '@mentor-connect/contract/site/startWatch'
import { aRegistry } from '../testing/registries'

const registry = aRegistry()
const API = 'https://api.test'
const ENTRY = `https://site.test/shell/${registry.shell.release}/main.js`

interface Sent {
  path: string
  body: { browser: string; token?: string; areas?: AreaReport[] }
}
let sent: Sent[]
let isHidden: boolean
const started = () => (window as unknown as Record<string, () => void>)[SHELL_STARTED]!()
const reported = () => sent.flatMap(({ body }) => body.areas ?? [])

/** Opens a page whose shell does nothing until the test says so. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true })
  performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry]
  isHidden = false
  sent = []
  globalThis.fetch = jest.fn(async (url: string | URL | Request, init?: RequestInit) => {
    sent.push({ path: String(url).slice(API.length), body: JSON.parse(String(init?.body)) as Sent['body'] })
    return new Response(JSON.stringify({ data: { token: 'a token', lifetimeMs: 1_800_000 } }))
  })
  localStorage.clear()
  const data = (id: string, value: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
  document.head.innerHTML = data(CONFIG_ELEMENT_ID, { apiUrl: API }) + data(REGISTRY_ELEMENT_ID, registry)
  window.eval(FIRST_PAINT_SCRIPT)
})
afterEach(() => {
  started()
  jest.useRealTimers()
})

const throwIn = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }))
const rejectIn = (filename: string) => {
  const reason = Object.assign(new Error('no'), { stack: `Error: no\n    at start (${filename}:1:2)` })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}
const scriptFails = (src: string) => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
}
const hasLoaded = () => window.dispatchEvent(new Event('load'))

test.each<[string, () => void, Partial<AreaReport>]>([
  ['throws', () => throwIn(ENTRY), { error: true }],
  ['rejects', () => rejectIn(ENTRY), { error: true }],
  ['cannot be loaded', () => scriptFails(ENTRY), { failed: true }],
  ['hangs', hasLoaded, { error: true }],
])('a shell that %s while it starts is reported once, with its release', async (_what, fail, what) => {
  fail()
  await jest.advanceTimersByTimeAsync(120_000)
  const browser = localStorage.getItem(BROWSER_OF_DAY_KEY)!.split(' ')[1]!
  const areas = [{ area: 'shell', release: registry.shell.release, ...what }]
  expect(sent).toEqual([
    { path: issueViewToken.path, body: { browser } },
    { path: reportAreas.path, body: { browser, token: 'a token', areas } },
  ])
})

test('a shell that starts is not reported, whatever is thrown on the way', async () => {
  throwIn(ENTRY)
  hasLoaded()
  started()
  throwIn(ENTRY)
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toEqual([])
})

test.each<[string, () => void]>([
  ['an extension of the browser', () => throwIn('chrome-extension://abc/content.js')],
  ['a script of an area', () => throwIn('https://site.test/remotes/learner/r1/main.js')],
  ['a picture that is missing', () => scriptFails('https://site.test/pictures/1.png')],
])('%s does not count against the shell', async (_what, fail) => {
  fail()
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([])
})

test.each<[string, () => void]>([
  ['without a network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)],
  ['while nobody looks at the page', () => (isHidden = true)],
])('%s nothing is reported', async (_when, arrange) => {
  arrange()
  throwIn(ENTRY)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([])
})

test('a browser counts once on a day', async () => {
  const day = new Date().toISOString().slice(0, 10)
  localStorage.setItem(BROWSER_OF_DAY_KEY, `${day} abcdefghijklmnopqrstuv`)
  throwIn(ENTRY)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(reported()).toHaveLength(1)
  expect(sent.map(({ body }) => body.browser)).toEqual(Array(2).fill('abcdefghijklmnopqrstuv'))
})
