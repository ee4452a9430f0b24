/** @jest-environment node */
// Runs without window, document and local storage, as on a server.
import type * as Lingui from '@lingui/core'
import { cacheKey, useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/courses/courses'
import { useFlag } from '@mentor-connect/contract/flags'
import { publicPage } from '@mentor-connect/contract/remote'
import { defineFrame, defineRoutes } from '@mentor-connect/i18n/remote'
import type { PageRequest } from '@mentor-connect/contract/site/pageRenderer'
import { compiling, headingsIn } from '@mentor-connect/testing'
import { Link, Outlet } from 'react-router-dom'
import useSWR from 'swr'
import { useT } from '../messages/useT'
import { SITE_MOUNTS } from '../testing/siteDeclarations'
import { createPageRenderer, NotRendered } from './pageRenderer'

// The build compiles messages ahead of time; tests compile them at run time.
jest.mock('@lingui/core', () => {
  const lingui = jest.requireActual<typeof Lingui>('@lingui/core')
  const setupI18n: typeof lingui.setupI18n = (options) => compiling(lingui.setupI18n(options))
  return { ...lingui, setupI18n }
})

const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }

const frame = defineFrame({
  messages: none,
  Frame: () => (
    <main>
      <Outlet />
    </main>
  ),
})

const HomePage = () => <h1>Home page</h1>
const TranslatedPage = () => (
  <>
    <title>About</title>
    <h1>{useT()('shell.notFound.title')}</h1>
    <Link to="/somewhere">Somewhere</Link>
  </>
)

const DomainsPage = () => {
  const { data, isRefreshing } = useEndpoint(getDomains, {})
  return <h1>{isRefreshing ? 'Loading' : data?.join()}</h1>
}
const DOMAINS = cacheKey(getDomains, {})

/** Reads from another source than the API, with a key of its own. */
const JobsPage = () => {
  const { data } = useSWR('/jobs', async () => ['Welder'])
  return <h1>{data?.join() ?? 'Loading jobs'}</h1>
}

const FlagPage = () => <h1>{useFlag('public.maps') ? 'With a map' : 'Without a map'}</h1>

const routes = defineRoutes({
  messages: none,
  routes: [
    { index: true, ...publicPage(async () => ({ default: HomePage }), { reads: () => ['read'] }) },
    { path: 'about', ...publicPage(async () => ({ default: TranslatedPage })) },
    { path: 'domains', ...publicPage(async () => ({ default: DomainsPage }), { reads: () => [DOMAINS] }) },
    { path: 'undeclared', ...publicPage(async () => ({ default: DomainsPage })) },
    { path: 'places', ...publicPage(async () => ({ default: FlagPage })) },
    { path: 'jobs', ...publicPage(async () => ({ default: JobsPage })) },
    { path: 'sign-up', Component: HomePage },
  ],
})

const CONFIG = { apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }
const exposesOf = () => ({ routes: { default: routes }, frame: { default: frame } })
const renderer = createPageRenderer(CONFIG, exposesOf, { mounts: SITE_MOUNTS, navigation: [] })
const rendered = (url: string, locale: PageRequest['locale'] = 'en') => renderer.render({ url, locale }, {})

test('a page of an area is rendered inside its frame, each time the same', async () => {
  const { status, html } = await rendered('/')
  expect(status).toBe(200)
  expect(html).toContain('<main><!--$--><h1>Home page</h1><!--/$--></main>')
  expect((await rendered('/')).html).toBe(html)
})

test('a page has the flags that are on in all browsers', async () => {
  expect((await rendered('/places')).html).toContain('<h1>Without a map</h1>')
  const declared = { mounts: SITE_MOUNTS, navigation: [], flags: ['public.maps'] }
  const { html } = await createPageRenderer(CONFIG, exposesOf, declared).render(
    { url: '/places', locale: 'en' },
    {},
  )
  expect(html).toContain('<h1>With a map</h1>')
})

test('the plan names the reads of a page', async () => {
  expect(await renderer.plan({ url: '/', locale: 'en' })).toEqual({ status: 200, reads: ['read'] })
})

test('a page is rendered with its answers, which are not being read again', async () => {
  const { html, undeclaredReads } = await renderer.render(
    { url: '/domains', locale: 'en' },
    { [DOMAINS]: ['Career', 'Skills'] },
  )
  expect(headingsIn(html)).toEqual(['Career,Skills'])
  expect(undeclaredReads).toEqual([])
})

test('reads that the route does not declare are named, those that found nothing are not', async () => {
  expect((await rendered('/undeclared')).undeclaredReads).toEqual([DOMAINS])
  expect((await rendered('/domains')).undeclaredReads).toEqual([])
})

test('a page that reads from elsewhere is rendered without what it reads', async () => {
  const { html, undeclaredReads } = await rendered('/jobs')
  expect(headingsIn(html)).toEqual(['Loading jobs'])
  expect(undeclaredReads).toEqual([])
})

test('the title is taken out of the content', async () => {
  const { title, html } = await rendered('/about')
  expect(title).toBe('About')
  expect(html).not.toContain('<title')
})

test('two languages are rendered at the same time', async () => {
  const [en, hi] = await Promise.all([rendered('/about', 'en'), rendered('/about', 'hi')])
  expect(headingsIn(en.html)).toEqual(['Page not found'])
  expect(headingsIn(hi.html)).toEqual(['पेज नहीं मिला'])
})

test('links of a page below a language stay there', async () => {
  const { html } = await rendered('/hi/about', 'hi')
  expect(headingsIn(html)).toEqual(['पेज नहीं मिला'])
  expect(html).toContain('href="/hi/somewhere"')
  expect((await rendered('/about', 'hi')).html).toContain('href="/somewhere"')
})

test('an unknown address is rendered as "not found"', async () => {
  const { status, html } = await rendered('/nowhere')
  expect(status).toBe(404)
  expect(headingsIn(html)).toEqual(['Page not found'])
})

test.each([
  ['a page that the browser renders', '/sign-up'],
  ['a page of signed-in people', '/user/home'],
])('%s is not rendered', async (_name, url) => {
  await expect(renderer.plan({ url, locale: 'en' })).rejects.toThrow(NotRendered)
})
