import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'
import { newPerson, witnessed } from '../stage/browser'
import { fillLogIn } from '../people/logIn'
import { sharedProduct } from '../stage/sharedStage'

/** Texts that are in every copy of a library and nowhere else. */
const MARKERS = {
  React: 'useSyncExternalStore=function',
  'React DOM': '__reactContainer$',
  'the router': 'useNavigate() may be used only in the context of a <Router> component',
  'styled-components': 'data-styled-version',
  SWR: 'focusThrottleInterval:5e3',
}

const product = sharedProduct()

/** Collects the URL and text of every script that the page loads from now on. */
function scriptsOf(page: Page) {
  const loaded = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && response.ok()) loaded.set(pathname, response.text())
  })
  return async () =>
    new Map(await Promise.all([...loaded].map(async ([path, text]) => [path, await text] as const)))
}

test('after visiting all areas in one document, each shared library was loaded once', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    const scripts = scriptsOf(page)
    await page.goto('/signup')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await fillLogIn(page, DEMO_LEARNER)
    await page.waitForURL('**/user/home')
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await page.waitForURL('**/user/chat')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.waitForURL(`${product.siteUrl}/`)
    await goInPlace(page, '/mentor-signup')
    await fillLogIn(page, DEMO_MENTOR)
    await page.waitForURL('**/mentor/home')
    await page.getByRole('heading', { level: 1 }).waitFor()

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    const loaded = await scripts()
    for (const remote of ['public', 'learner', 'chat', 'mentor'])
      expect([...loaded.keys()]).toContainEqual(expect.stringContaining(`/remotes/${remote}/`))
    expectOneOfEach(loaded)
    expect(await page.locator('style[data-styled]').count()).toBe(1)
  })
  await context.close()
})

function expectOneOfEach(loaded: Map<string, string>) {
  const owners = Object.entries(MARKERS).map(([library, marker]) => {
    const withIt = [...loaded].filter(([, text]) => text.includes(marker)).map(([path]) => path)
    return [library, withIt.map((path) => path.split('/')[1])]
  })
  expect(Object.fromEntries(owners)).toEqual(
    Object.fromEntries(Object.keys(MARKERS).map((library) => [library, ['shell']])),
  )
}

/** Navigates inside the document, like a link. */
async function goInPlace(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
