import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { newPerson, witnessed } from '../stage/browser'
import { fillLogIn } from '../people/logIn'
import { librariesIn, loadedScripts } from '../stage/loadedScripts'
import { goInPlace } from '../stage/goInPlace'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()

test('after visiting all areas in one document, each shared library was loaded once', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    const scripts = loadedScripts(page)
    await page.goto('/signup')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await fillLogIn(page, DEMO_LEARNER)
    await page.waitForURL('**/user/home')
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await page.waitForURL('**/user/chat')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL(`${product.siteUrl}/`)
    await goInPlace(page, '/mentor-signup')
    await fillLogIn(page, DEMO_MENTOR)
    await page.waitForURL('**/mentor/home')
    await page.getByRole('heading', { level: 1 }).waitFor()

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    const loaded = await scripts()
    for (const remote of ['public', 'learner', 'chat', 'mentor'])
      expect([...loaded.keys()]).toContainEqual(expect.stringContaining(`/remotes/${remote}/`))
    expect(librariesIn(loaded)).toEqual({
      React: ['shell'],
      'React DOM': ['shell'],
      'the router': ['shell'],
      'styled-components': ['shell'],
      SWR: ['shell'],
    })
    expect(await page.locator('style[data-styled]').count()).toBe(1)
  })
  await context.close()
})
