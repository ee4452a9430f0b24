import { isInTurn, partOf } from '@mentor-connect/scripts/sampling'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { codeSentTo } from '../people/outbox'
import { newPerson, takenOver, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()

/**
 * Properties through which a page reaches the browser's storage → the interface that has the property: `window.caches`,
 * `navigator.serviceWorker`.
 */
const STORES = {
  localStorage: 'Window',
  sessionStorage: 'Window',
  indexedDB: 'Window',
  caches: 'Window',
  serviceWorker: 'Navigator',
} as const
type Store = keyof typeof STORES

/** Script that makes these properties throw when a page reads them, as browsers do when site data is blocked. */
const denied = (names: Store[]) => `
  for (const [name, owner] of ${JSON.stringify(names.map((name) => [name, STORES[name]]))}) {
    const refuse = { get() { throw new DOMException('Access is denied for this document.', 'SecurityError') }, configurable: true }
    Object.defineProperty(owner === 'Window' ? window : Navigator.prototype, name, refuse)
  }`

const WAYS: [way: string, script: string][] = [
  ...(Object.keys(STORES) as Store[]).map((name): [string, string] => [`${name} is denied`, denied([name])]),
  [
    'writing is denied',
    `Storage.prototype.setItem = () => { throw new DOMException('Denied.', 'SecurityError') }`,
  ],
  [
    'there is no room',
    `for (const store of [localStorage, sessionStorage])
       for (let size = 5 * 1024 * 1024; size >= 1; size = Math.floor(size / 2))
         try { for (let n = 0; ; n++) store.setItem('filler' + size + '-' + n, 'x'.repeat(size)) } catch {}`,
  ],
  [
    'what is stored is damaged',
    `for (const key of ['auth', 'user', 'mc.registry', 'mc.overrides', 'mc.announcements', 'mc.bucket', 'mc.theme'])
       localStorage.setItem(key, '{')
     for (const key of ['mc.pins', 'mc.scroll-positions', 'mc.carried-input']) sessionStorage.setItem(key, 'null')`,
  ],
]

/** Opens a page for a new visitor. Runs `script` before the page's own scripts, and collects uncaught errors. */
async function visitor(script: string) {
  const { context, page } = await newPerson(product.siteUrl)
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  await context.addInitScript(script)
  return { context, page, uncaught }
}

/** Checks that the app runs: it has taken over the page and reacts to a click. */
async function works(page: Page, path: string) {
  await page.goto(path)
  await takenOver(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
}

async function publicPagesWork(script: string) {
  const { context, page, uncaught } = await visitor(script)
  await witnessed(page, async () => {
    for (const path of ['/', '/resource', '/mentors', '/signup']) await works(page, path)
  })
  expect(uncaught).toEqual([])
  await context.close()
}

const PASSWORD = 'a long walk to school'

/** Signs up, logs in and goes on in the same tab, as a person does. */
async function signUpWorks(script: string) {
  const { context, page, uncaught } = await visitor(script)
  const email = `refused-${randomUUID()}@example.test`
  await witnessed(page, async () => {
    await page.goto('/signup')
    await takenOver(page)
    await page.getByLabel('Full name').fill('Asha Verma')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click()
    await page.keyboard.type(await codeSentTo(product.apiUrl, email))
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.getByText('Your email is verified.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/user/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await page.getByText('You can choose subjects in your profile at any time.').waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click()
    await page.waitForURL('**/user/explore')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  expect(uncaught).toEqual([])
  await context.close()
}

test('without any store, public pages work, and a sign-up and a log-in work for the tab', async () => {
  const script = denied(Object.keys(STORES) as Store[])
  await publicPagesWork(script)
  await signUpWorks(script)
})

test.each(partOf('refused storage', WAYS))(
  'public pages, sign-up and log-in work when %s',
  async (_way, script) => {
    await publicPagesWork(script)
    await signUpWorks(script)
  },
)

const testCookies = isInTurn('refused storage', WAYS.length) ? test : test.skip

testCookies('a browser that refuses cookies is told what to allow', async () => {
  const { context, page } = await visitor('')
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.goto('/signup')
  await page.getByRole('alert').filter({ hasText: 'Allow cookies and site data' }).waitFor()
  await context.close()
})
