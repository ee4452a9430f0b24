import { CACHE_PREFIX, KILLING_WORKER } from '@mentor-connect/contract/site/serviceWorker'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { logInAsLearner } from '../people/logIn'
import { newPerson, PHONE, witnessed } from '../stage/browser'
import { startProduct, type Product } from '../stage/product'
import { until as untilSo } from '../stage/until'
import { ranReleases, watchScripts } from './ranScripts'
import { builtAgain, siteCommand, siteDir } from './siteCommands'

let product: Product
let context: BrowserContext
let page: Page
let course: string

beforeAll(async () => {
  product = await startProduct()
  const answer = await fetch(`${product.apiUrl}/resource/get-resources?page=1&limit=2`)
  const { data } = (await answer.json()) as { data: { resources: { _id: string; title: string }[] } }
  course = `/resource/${data.resources[0]!._id}`
})
afterAll(async () => {
  await product?.stop()
})
beforeEach(async () => {
  const person = await newPerson(product.siteUrl, { serviceWorkers: 'allow' })
  context = person.context
  page = person.page
  await watchScripts(page)
})
afterEach(() => context.close())

const HINT = /^No connection\. Shown as of /
const heading = () => page.locator('#app main h1').first()

/** Opens a page and waits until the worker has cached it. */
async function visit(path: string) {
  await page.goto(path)
  await heading().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
}

/** Waits for an asynchronous condition, because `waitForFunction` treats any promise as true. */
function until<Value>(isSo: (value: Value) => Promise<boolean>, value: Value): Promise<void> {
  const ask = () => page.evaluate<boolean>(isSo as never, value)
  return untilSo(ask, `${String(isSo)} ${JSON.stringify(value)}`)
}

/** Waits until one of the worker's caches holds the response to a read of the API. */
const answersOffline = (path: string) =>
  until(async (end) => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().some(({ url }) => url.endsWith(end))
  }, path)

/** The URLs in one of the worker's caches. */
const kept = (cache: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => url)
  }, cache)

const holds = (cache: string, part: string) =>
  until(
    async ([name, end]) => {
      const requests = await (await caches.open(name!)).keys()
      return requests.some(({ url }) => url.endsWith(end!))
    },
    [cache, part],
  )

test('visited pages open offline with the age of their data, and are refreshed afterwards', () =>
  witnessed(page, async () => {
    await visit('/')
    await holds('mc-documents', '/app.html')
    await visit('/resource')
    const cards = await page.locator('main a[href^="/resource/"]').count()
    await visit(course)
    const title = await heading().textContent()
    await holds('mc-documents', course)
    await answersOffline('/mentor/get-mentor')
    await answersOffline(course.replace('/resource/', '/resource/get-resource/'))

    // The pages get an old date: a page that was rendered just now does not read its data again, and would show no age.
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'lastModified', { get: () => '01/01/2026 00:00:00' }),
    )
    await context.setOffline(true)
    for (const path of ['/', '/resource', course]) {
      await page.goto(path)
      await page.getByText(HINT).waitFor()
    }
    expect(await heading().textContent()).toBe(title)
    await page.goto('/resource')
    await page.locator('main a[href^="/resource/"]').first().waitFor()
    expect(await page.locator('main a[href^="/resource/"]').count()).toBe(cards)
    // A page does not request the data that it was rendered with, but the next page may.
    expect(
      await page.evaluate(async (url) => (await fetch(url)).status, `${product.apiUrl}/mentor/get-mentor`),
    ).toBe(200)
    // A page that was never visited may have been prefetched or not. In both cases the site opens and shows the reason.
    await page.goto('/resource/never-visited')
    await page.getByRole('button', { name: 'Try again' }).waitFor()

    await page.goto('/resource')
    await page.getByText(HINT).waitFor()
    await context.setOffline(false)
    await page.getByText(HINT).waitFor({ state: 'detached' })
  }))

test('a lesson that was opened is read offline, with its pictures', () =>
  witnessed(page, async () => {
    await logInAsLearner(page)
    await visit('/user/resources/write-a-resume/lessons/one-clear-page')
    const picture = page.locator('#app main figure img').first()
    await picture.scrollIntoViewIfNeeded()
    await page.reload()
    await picture.scrollIntoViewIfNeeded()
    await answersOffline('/lessons/one-clear-page')
    await until(async () => {
      const requests = await (await caches.open('mc-pictures')).keys()
      return requests.some(({ url }) => url.includes('/files/lesson-'))
    }, null)
    await context.setOffline(true)
    await page.reload()
    await heading().waitFor()
    await picture.scrollIntoViewIfNeeded()
    await until(
      async () => (document.querySelector('#app main figure img') as HTMLImageElement).naturalWidth > 0,
      null,
    )
  }))

test('a release is offered, not forced, and no document mixes two releases', () =>
  witnessed(page, async () => {
    await page.clock.install()
    await visit('/')
    await visit('/resource')
    const [first] = await ranReleases(page, 'public')
    await siteCommand(product, 'release', ['public', '--built', builtAgain(product, 'public', 'second')])

    // The open page keeps its release, also for files that it loads later.
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
    await page.clock.fastForward('07:00')
    await page.getByText('A new version is available.').waitFor()
    expect(await ranReleases(page, 'public')).toEqual([first])

    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(
      () =>
        JSON.parse(document.getElementById('mc-registry')!.textContent!).remotes.public.release === 'second',
    )
    await heading().waitFor()
    expect(await ranReleases(page, 'public')).toEqual(['second'])

    // Cached pages are refreshed as well, so that offline, too, each page belongs to one release. Old files are
    // deleted.
    await until(async (folder) => {
      const store = await caches.open('mc-documents')
      const pages = await Promise.all(
        (await store.keys()).map(async (key) => (await store.match(key))!.text()),
      )
      return pages.every((text) => text.includes(folder))
    }, '/remotes/public/second/')
    await context.setOffline(true)
    for (const path of ['/', '/resource', '/about']) {
      await page.goto(path)
      await heading().waitFor()
      expect(await ranReleases(page, 'public')).toEqual(['second'])
    }
    await context.setOffline(false)
  }))

test('a corrupted cached file is not run but fetched again', () =>
  witnessed(page, async () => {
    await visit('/')
    await page.reload()
    await holds('mc-documents', '/app.html')
    await page.evaluate(async () => {
      const store = await caches.open('mc-releases')
      for (const request of await store.keys())
        await store.put(request, new Response('damaged', { headers: { 'content-type': 'text/javascript' } }))
    })
    await page.goto('/about')
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
  }))

test('logging out deletes personal data; pinned releases, sign-in, chat and mail are never cached', () =>
  witnessed(page, async () => {
    await logInAsLearner(page)
    await visit('/user/home')
    await page.reload()
    await heading().waitFor()
    await until(async (part) => {
      const requests = await (await caches.open('mc-personal')).keys()
      return requests.some(({ url }) => url.includes(part))
    }, '/user/get-user-details')
    const toCourse = () =>
      page
        .getByRole('link', { name: /^Continue/ })
        .first()
        .click()
    await toCourse()
    await page.getByRole('button', { name: 'Enrolled' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto('/user/chat')
    await page.getByText('Connected', { exact: true }).or(page.getByRole('searchbox')).first().waitFor()
    await page.goto('/user/explore?release=learner@unknown')
    await heading().waitFor()
    await page.waitForLoadState('networkidle')
    const all = [
      ...(await kept('mc-documents')),
      ...(await kept('mc-public')),
      ...(await kept('mc-personal')),
    ]
    expect(
      all.filter((url) => /release=|\/user\/explore|\/auth\/|\/api\/chat|__clerk|__mail/.test(url)),
    ).toEqual([])

    await context.setOffline(true)
    await page.goto('/user/home')
    await page.getByText(HINT).waitFor()
    // The account is known offline: a course shows the enrolment and accepts progress.
    await page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Enrolled' }).waitFor()
    await context.setOffline(false)
    await page.reload()
    await heading().waitFor()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    // After the logout, the home page requests mentors again, and no data of the learner is left.
    await until(async (part) => {
      const requests = await (await caches.open('mc-personal')).keys()
      return requests.every(({ url }) => !url.includes(part))
    }, '/user/')
  }))

test('the install card appears with the browser’s offer, opens its dialog once, and covers no toast', () =>
  witnessed(page, async () => {
    await page.setViewportSize(PHONE)
    await visit('/')
    const offer = () =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () =>
            void ((window as { asked?: number }).asked = ((window as { asked?: number }).asked ?? 0) + 1),
          userChoice: Promise.resolve({ outcome: 'accepted' }),
        })
        return window.dispatchEvent(event)
      })
    // The browser's own prompt to install the app is suppressed.
    expect(await offer()).toBe(false)
    const card = page.getByRole('region', { name: 'Install our app for a better experience!' })
    await card.waitFor()
    const box = (await card.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width)
    expect(box.y).toBeGreaterThan(PHONE.height / 2)
    const logged = page.waitForEvent('console', (message) => message.text() === 'Install App: accepted')
    await card.getByRole('button', { name: 'Install App' }).click()
    await logged
    await card.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => (window as { asked?: number }).asked)).toBe(1)
    await offer()
    await card.getByRole('button', { name: 'Later' }).click()
    await card.waitFor({ state: 'detached' })
  }))

/**
 * A new worker waits until the previous one has no work. While a test is attached to the previous one, Chromium
 * sometimes does not notice that (about once in 200 times on a busy machine). It is therefore stopped, as browsers do
 * after half a minute without work.
 */
async function workerAndCachesAreGone() {
  let turnsWaiting = 0
  await untilSo(async () => {
    const { isWaiting, isGone } = await page.evaluate(async (prefix) => {
      const registration = await navigator.serviceWorker.getRegistration()
      const isEmpty = (await caches.keys()).every((name) => !name.startsWith(prefix))
      return { isWaiting: Boolean(registration?.waiting), isGone: !registration && isEmpty }
    }, CACHE_PREFIX)
    turnsWaiting = isWaiting ? turnsWaiting + 1 : 0
    if (turnsWaiting > 0 && turnsWaiting % TURNS_BEFORE_STOP === 0) await stopWorkers()
    return isGone
  }, 'the worker and its caches are gone')
}

/**
 * Number of turns after which a waiting worker's predecessor is stopped. A worker begins much earlier, so the new one
 * is never stopped.
 */
const TURNS_BEFORE_STOP = 60

async function stopWorkers() {
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

// This test must be the last one, because afterwards the site has no worker.
test('a site can remove its worker', () =>
  witnessed(page, async () => {
    await visit('/')
    await holds('mc-documents', '/app.html')
    const worker = join(siteDir(product), 'live/sw.js')
    writeFileSync(worker, KILLING_WORKER)
    writeFileSync(`${worker}.br`, brotliCompressSync(KILLING_WORKER))
    writeFileSync(`${worker}.gz`, gzipSync(KILLING_WORKER))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    await workerAndCachesAreGone()
    // The open page continues to work.
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
  }))
