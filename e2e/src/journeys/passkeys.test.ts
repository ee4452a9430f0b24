import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { newLearner } from '../people/learners'
import { fillLogIn, logInAsLearner } from '../people/logIn'
import { SecurityKey } from '../people/securityKey'
import { newPerson, PHONE, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()

test('a learner logs in with a passkey, and elsewhere needs a recovery code after the password', async () => {
  const learner = await newLearner(product, 'Nikhil Sane')
  const own = await newPerson(product.siteUrl, { viewport: PHONE })
  const other = await newPerson(product.siteUrl)
  await witnessed(own.page, async () => {
    const key = await SecurityKey.plugInto(own.page)
    await logInAsLearner(own.page, learner)
    await addPasskey(own.page, learner.password)
    const codes = await turnOnSecondStep(own.page)
    expect(codes).toHaveLength(10)

    await own.page.getByRole('button', { name: 'Log out', exact: true }).first().click()
    await own.page.waitForURL(({ pathname }) => pathname === '/')
    await own.page.goto('/signup')
    await own.page.getByRole('button', { name: 'Log in', exact: true }).click()
    await own.page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await own.page.waitForURL('**/user/home')
    expect(await key.uses()).toHaveLength(1)

    await other.page.goto('/signup')
    await fillLogIn(other.page, learner)
    await other.page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor()
    expect(await violations(other.page)).toEqual([])
    await other.page.getByLabel('Recovery code').fill(codes[0]!)
    await other.page.getByRole('button', { name: 'Use the code' }).click()
    await other.page.waitForURL('**/user/home')
  })
  await Promise.all([own.context.close(), other.context.close()])
})

async function addPasskey(page: Page, password: string) {
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByLabel('Name (optional)').fill('Key ring')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('status').filter({ hasText: 'The passkey is added.' }).waitFor()
  await page.getByText('Key ring').waitFor()
}

/** Returns the recovery codes. */
async function turnOnSecondStep(page: Page): Promise<string[]> {
  const security = page.getByRole('region', { name: 'Security' })
  await security.getByRole('button', { name: 'Turn on', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click()
  await dialog.getByText('Your recovery codes').waitFor()
  expect(await violations(page)).toEqual([])
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('Unused recovery codes: 10').waitFor()
  return codes
}
