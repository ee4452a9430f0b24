import { isCompleteRun, partOf, TURNS } from '@mentor-connect/scripts/sampling'
import type { Page } from 'playwright-core'
import { ranScripts, watchScripts } from '../releases/ranScripts'
import { newPerson, takenOver } from '../stage/browser'
import { alwaysWithContent } from '../stage/alwaysWithContent'
import { sharedProduct } from '../stage/sharedStage'
import { until } from '../stage/until'

/** Paths of pages without parameters, with a pattern for their heading. */
const PAGES: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/about', /./],
  ['/mentors', /Mentors/],
  ['/resource', /Learning Resources/],
  ['/verify-certificate', /certificate/i],
  ['/signup', /Create your account/],
  ['/mentor-signup', /./],
  ['/resources/career', /Career/],
  ['/resources/jobs', /Job/],
  ['/resources/skills', /Skill/],
  ['/help', /Help/],
  ['/privacy', /Privacy notice/],
  ['/terms', /Terms of use/],
]

/** Paths of pages with a parameter or a query. */
const WITH_DATA = ['/ourmentors', '/resource?page=2', '/resource/english-for-work', '/mentor/lakshmi-menon']

/** Paths of pages in Hindi, one for each kind. */
const IN_HINDI = ['/hi', '/hi/resource', '/hi/resource/english-for-work', '/hi/ourmentors', '/hi/signup']

/** Settings of the browser that must make no difference when the app takes over a page. */
const ZONES = ['Asia/Kolkata', 'America/Los_Angeles', 'UTC']
const SCHEMES = ['light', 'dark'] as const
const SETTINGS = ZONES.flatMap((timezoneId) => SCHEMES.map((colorScheme) => ({ timezoneId, colorScheme })))

interface Load {
  path: string
  settings: (typeof SETTINGS)[number]
}

/**
 * The pages of this commit, each with one combination of settings. A complete run has all pages, in both languages,
 * with all settings.
 */
function loads(): Load[] {
  const english = [...PAGES.map(([path]) => path), ...WITH_DATA]
  if (isCompleteRun())
    return [...english, ...english.map((path) => `/hi${path}`.replace(/\/$/, ''))].flatMap((path) =>
      SETTINGS.map((settings) => ({ path, settings })),
    )
  const once = [...english, ...IN_HINDI].map((path, index) => ({
    path,
    // Pages of the same commit have different settings.
    settings: SETTINGS[(index + Math.floor(index / TURNS)) % SETTINGS.length]!,
  }))
  return partOf('pages that are taken over', once)
}

/** Number of pages that load concurrently, each in its own profile. */
const WATCHED_AT_ONCE = 3

/** Message of the test browser, which blocks service workers. It is not an error of the product. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'
/**
 * Warning of Chromium if a preloaded script runs seconds after the load, as on a busy machine. `unusedHints` finds
 * preloads that are really unused.
 */
const RUNS_LATE = /was preloaded using link preload but not used within a few seconds/

const product = sharedProduct()

interface Seen {
  /** Sum of the layout shifts. */
  shift: number
  /** True if prerendered content was visible. */
  english: boolean
  /** The first `<main>` element of the document. */
  main: Element | null
}

/** Watches a page from its start. */
async function watched(page: Page) {
  const scripts: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
  })
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.text() === WORKER_BLOCKED || RUNS_LATE.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${url}`)
  })
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, english: false, main: null }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const early = document.getElementById('mc-prerendered')
      if (early && getComputedStyle(early).display !== 'none') seen.english = true
      seen.main ??= document.querySelector('main')
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  const read = <Key extends keyof Seen>(key: Key) =>
    page.evaluateHandle((name) => (window as unknown as { seen: Seen }).seen[name as Key], key)
  const seen = async () => ({
    shift: (await (await read('shift')).jsonValue()) as number,
    english: (await (await read('english')).jsonValue()) as boolean,
    main: await read('main'),
  })
  return { scripts, complaints, seen }
}

describe('without JavaScript', () => {
  it.each(partOf('pages that are taken over', PAGES))('%s can be read', async (path, heading) => {
    const { context, page } = await newPerson(product.siteUrl, { javaScriptEnabled: false })
    await alwaysWithContent(page)
    await page.goto(path)
    expect(await page.title()).toMatch(/.+ \| Mentor-Connect$/)
    const content = (selector: string, name: string) => page.locator(selector).getAttribute(name)
    expect((await content('meta[name=description]', 'content'))!.length).toBeGreaterThan(40)
    expect(await content('link[rel=canonical]', 'href')).toBe(product.siteUrl + path)
    expect(await content('meta[property="og:title"]', 'content')).toBe(await page.title())
    expect(await content('meta[property="og:url"]', 'content')).toBe(product.siteUrl + path)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(heading)
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    await context.close()
  })
})

describe('with JavaScript', () => {
  it('the app takes over the elements of every page without a layout shift, and loads nothing twice', async () => {
    const all = loads()
    const outcomes = []
    for (let at = 0; at < all.length; at += WATCHED_AT_ONCE)
      outcomes.push(...(await Promise.all(all.slice(at, at + WATCHED_AT_ONCE).map(takeOverOf))))
    expect(outcomes).toEqual(
      all.map((load) => ({ ...load, complaints: [], twice: [], shift: 0, isSame: true })),
    )
  })

  async function takeOverOf({ path, settings }: Load) {
    const { context, page } = await newPerson(product.siteUrl, settings)
    const { scripts, complaints, seen } = await watched(page)
    await watchScripts(page)
    await alwaysWithContent(page)
    await page.goto(path)
    await takenOver(page)
    await until(async () => (await unusedHints(page)).length === 0, `${path} runs what its hints name`)
    await page.waitForLoadState('networkidle')
    const { shift, main } = await seen()
    const isSame = await main.evaluate((first) => first === document.querySelector('main'))
    await context.close()
    return {
      path,
      settings,
      complaints,
      twice: scripts.filter((url, at) => scripts.indexOf(url) !== at),
      shift,
      isSame,
    }
  }

  async function unusedHints(page: Page): Promise<string[]> {
    const hints = await hintsOf(page)
    const ran = await ranScripts(page)
    return hints.filter((url) => !ran.includes(url))
  }

  const hintsOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href),
    )

  it('a page’s preload hints contain every script of its first route', async () => {
    const { context, page } = await newPerson(product.siteUrl)
    const { scripts } = await watched(page)
    for (const path of ['/', '/resource/unknown', '/verify-certificate']) {
      scripts.length = 0
      await page.goto(path)
      await page.locator('#app main h1').waitFor()
      const named = await hintsOf(page)
      const entry = await page.evaluate(
        () => document.querySelector<HTMLScriptElement>('script[defer]')?.src ?? '',
      )
      // After the page is shown, its first call loads the HTTP client, and scripts that nobody waits for are started.
      const unnamed = scripts.filter((url) => !named.includes(url) && !/\/(axios|later)\.\w+\.js$/.test(url))
      expect(unnamed.filter((url) => url !== entry)).toEqual([])
    }
    await context.close()
  })

  it('what is typed and pressed before the app has started is kept', async () => {
    const { context, page } = await newPerson(product.siteUrl)
    await alwaysWithContent(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/shell/**/main.*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/signup', { waitUntil: 'commit' })
    const early = page.locator('#mc-prerendered')
    await early.getByRole('button', { name: 'Show password' }).click()
    await early.locator('input').first().fill('Asha')
    release()
    await takenOver(page)
    const field = page.locator('#app input').first()
    expect(await field.inputValue()).toBe('Asha')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Hide password' }).waitFor()
    await context.close()
  })
})

describe('prerendered English content is not shown first', () => {
  it.each([
    ['a Hindi reader', { 'mc.locale': 'hi' }],
    ['a signed-in person', { auth: JSON.stringify({ role: '"user"', data: '{"_id":"x"}' }) }],
  ])('for %s', async (_who, storage) => {
    const { context, page } = await newPerson(product.siteUrl)
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      },
      storage as Record<string, string>,
    )
    const { seen } = await watched(page)
    await page.goto('/')
    await takenOver(page)
    expect((await seen()).english).toBe(false)
    await context.close()
  })

  it('the page is in Hindi if that is the preferred language', async () => {
    const { context, page } = await newPerson(product.siteUrl)
    await context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
    await page.goto('/resource')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    await context.close()
  })
})

describe('the language of a page', () => {
  it('is that of its address, and a choice of another leads to the page in that language', async () => {
    const { context, page } = await newPerson(product.siteUrl)
    await page.goto('/hi/resource?page=2')
    await takenOver(page)
    await page.getByRole('heading', { level: 1, name: 'कोर्स' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    await page.getByRole('navigation').getByRole('link', { name: 'परिचय' }).first().click()
    await page.waitForURL(`${product.siteUrl}/hi/about`)
    await page.getByRole('button', { name: 'English' }).click()
    await page.waitForURL(`${product.siteUrl}/about`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await takenOver(page)
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await page.waitForURL(`${product.siteUrl}/hi/about`)
    await context.close()
  })

  it('changes in place while a password is entered, which cannot be stored', async () => {
    const { context, page } = await newPerson(product.siteUrl)
    await page.goto('/signup')
    await takenOver(page)
    await page.getByLabel('Full name').fill('Asha')
    await page.getByLabel('Password', { exact: true }).fill('Learn-with-us-1')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByRole('heading', { level: 1, name: 'अपना खाता बनाएँ' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    expect(await page.getByLabel('पूरा नाम').inputValue()).toBe('Asha')
    expect(await page.getByLabel('पासवर्ड', { exact: true }).inputValue()).toBe('Learn-with-us-1')
    await context.close()
  })

  it('changes without the loss of what is typed', async () => {
    const { context, page } = await newPerson(product.siteUrl)
    await page.goto('/signup')
    await takenOver(page)
    await page.getByLabel('Full name').fill('Asha')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await page.waitForURL(`${product.siteUrl}/hi/signup`)
    await takenOver(page)
    const name = page.getByLabel('पूरा नाम')
    await until(async () => (await name.inputValue()) === 'Asha', 'the name is in the Hindi form')
    await context.close()
  })

  it('is the chosen one at an address without a language', async () => {
    const { context, page } = await newPerson(product.siteUrl, { locale: 'hi-IN' })
    await alwaysWithContent(page)
    await page.goto('/about')
    await takenOver(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${product.siteUrl}/hi/about`)
    await context.close()
  })
})
