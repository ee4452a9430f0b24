import { DEMO_LEARNER } from '@mentor-connect/server/demo-accounts'
import { newPerson, takenOver } from '../stage/browser'
import { logInAsLearner } from '../people/logIn'
import { loadedScripts } from '../stage/loadedScripts'
import { alwaysWithContent } from '../stage/alwaysWithContent'
import { sharedProduct } from '../stage/sharedStage'

const COURSE = 'english-for-work'
const product = sharedProduct()

test('while the API is down, loaded content stays, and Try again loads the rest', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await page.goto('/resource?q=English')
  const course = page
    .getByRole('link', { name: /View Details/ })
    .and(page.locator(`[href="/resource/${COURSE}"]`))
  await course.waitFor()
  await context.route(`${product.apiUrl}/**`, (route) => route.abort())

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.goBack()
  await course.waitFor()

  await course.click()
  await page.getByText('We could not reach the server.').first().waitFor()
  await context.unroute(`${product.apiUrl}/**`)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'Enroll Now' }).waitFor()
  await context.close()
})

test('a page that was rendered with its content keeps it while the API is down', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await alwaysWithContent(page)
  await context.route(`${product.apiUrl}/**`, (route) => route.abort())
  const course = page.getByRole('link', { name: /View Details/ }).first()
  await page.goto('/resource')
  await takenOver(page)
  await course.waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.goBack()
  await course.waitFor()
  await context.close()
})

test('a protected address with its query is opened after the login that it needs', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await page.goto('/user/explore?domain=Career')
  await page.getByText('You have to be logged in to see this page.').waitFor()
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(DEMO_LEARNER.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_LEARNER.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/user/explore?domain=Career')
  await context.close()
})

test('logging out in one tab is noticed in another', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await logInAsLearner(page)
  const other = await context.newPage()
  await other.goto('/user/profile')
  await other.getByRole('heading', { level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(`${product.siteUrl}/`)
  await other.waitForURL(`${product.siteUrl}/`)
  await context.close()
})

test('every area is loaded from its own remote, and exactly one script contains React', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  const scripts = loadedScripts(page)
  await logInAsLearner(page)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByPlaceholder('Search conversations...').waitFor()
  const loaded = [...(await scripts())]
  for (const remote of ['public', 'learner', 'chat'])
    expect(loaded.map(([path]) => path)).toContainEqual(
      expect.stringMatching(`^/remotes/${remote}/.*remoteEntry`),
    )
  // The error messages of every production build of React and react-dom contain this URL.
  const withReact = loaded.filter(([, text]) => text.includes('react.dev/errors/')).map(([path]) => path)
  expect(withReact).toEqual([expect.stringMatching(/^\/shell\//)])
  await context.close()
})

test('a page whose Hindi messages fail to load opens in English', async () => {
  const { page, context } = await newPerson(product.siteUrl)
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
