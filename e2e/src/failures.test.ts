import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser, newPerson } from './browser'
import { logInAsLearner } from './logIn'
import { startProduct, type Product } from './product'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('while the API is down, what was loaded stays, and Try again brings the rest', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await page.goto('/resource')
  const firstCourse = await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .getAttribute('href')
  await context.route(`${product.apiUrl}/**`, (route) => route.abort())

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.goBack()
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .waitFor()

  await page.locator(`a[href="${firstCourse}"]`).first().click()
  await page.getByText('We could not reach the server.').first().waitFor()
  await context.unroute(`${product.apiUrl}/**`)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'Enroll Now' }).waitFor()
  await context.close()
})

test('with a remote’s folder gone only its area shows the fallback, and it heals without a reload', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  const remotes = join(product.dataDir, 'site/remotes')
  expect(readdirSync(remotes).sort()).toEqual(['chat', 'learner', 'mentor', 'public'])
  await logInAsLearner(page)

  renameSync(join(remotes, 'chat'), join(remotes, 'chat-away'))
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('heading', { name: 'This part is not available right now' }).waitFor()
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor()

  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('heading', { name: 'This part is not available right now' }).waitFor()
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  renameSync(join(remotes, 'chat-away'), join(remotes, 'chat'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByPlaceholder('Search conversations...').waitFor()
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  await context.close()
})

test('when one tab logs out, the other notices', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await logInAsLearner(page)
  const other = await context.newPage()
  await other.goto('/user/profile')
  await other.getByRole('heading', { level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL(`${product.siteUrl}/`)
  await other.waitForURL(`${product.siteUrl}/`)
  await context.close()
})

test('every area comes from its own remote, and one script alone brings React', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  const scripts = new Map<string, string>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, await response.text())
  })
  await logInAsLearner(page)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByPlaceholder('Search conversations...').waitFor()
  for (const remote of ['public', 'learner', 'chat'])
    expect([...scripts.keys()]).toContainEqual(expect.stringMatching(`^/remotes/${remote}/.*remoteEntry`))
  // The address that every production build of React and react-dom names in its errors.
  const withReact = [...scripts]
    .filter(([, text]) => text.includes('react.dev/errors/'))
    .map(([path]) => path)
  expect(withReact).toEqual([expect.stringMatching(/^\/shell\//)])
  await context.close()
})

test('a page whose Hindi texts cannot be had opens in English', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  await context.route('**/shell/**/messages-hi*', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await context.unroute('**/shell/**/messages-hi*')
  await page.reload()
  await page.locator('html[lang=hi]').waitFor()
  await context.close()
})
