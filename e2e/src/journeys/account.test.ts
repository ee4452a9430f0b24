import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { DESKTOP, downloadedBy, newPerson, PHONE, takenOver, witnessed } from '../stage/browser'
import { newLearner } from '../people/learners'
import { fillLogIn, logInAsLearner, type Credentials } from '../people/logIn'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()

test('a learner changes mail settings, exports the data, deletes the account and cannot log in any more', async () => {
  const leaver = await newLearner(product, 'Nikhil Sane')
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page, leaver)
    await page.goto('/user/profile')

    await page.getByRole('link', { name: 'Notification settings' }).click()
    const mails = page.getByRole('combobox', { name: 'Messages: Email' })
    expect(await mails.inputValue()).toBe('now')
    await mails.selectOption({ label: 'Off' })
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await mails.waitFor()
    expect(await mails.inputValue()).toBe('off')
    await page.goto('/user/profile')

    const data = await downloaded(page)
    expect(JSON.stringify(data)).toContain(leaver.email)
    expect(JSON.stringify(data)).not.toContain('password_hash')

    await deleteAccount(page, leaver)
    await page.goto('/signup')
    await fillLogIn(page, leaver)
    await page.getByRole('alert').filter({ hasText: 'Email or password is wrong.' }).waitFor()
  })
  await context.close()
})

test.each([
  ['on a phone, in Hindi', 'hi', PHONE, ['गोपनीयता सूचना', 'उपयोग की शर्तें']],
  ['at a desk, in English', 'en', DESKTOP, ['Privacy notice', 'Terms of use']],
] as const)('%s: the legal pages are linked and readable', async (_way, locale, viewport, titles) => {
  const { page, context } = await newPerson(product.siteUrl, { viewport })
  await context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
  await witnessed(page, async () => {
    for (const title of titles) {
      await page.goto('/about')
      await takenOver(page)
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      // The last section can be reached from the table of contents.
      const part = page.locator('main a[href^="#"]').last()
      const id = (await part.getAttribute('href'))!.slice(1)
      await part.click()
      await page.waitForURL(`**/*#${id}`)
      expect(await page.locator(`main section[id="${id}"] :is(h2, h3)`).first().innerText()).not.toBe('')
    }
  })
  await context.close()
})

async function downloaded(page: Page): Promise<unknown> {
  const file = await downloadedBy(page, () => page.getByRole('button', { name: 'Download my data' }).click())
  return JSON.parse(file.toString())
}

/** Deletes an account. A first attempt has a wrong password and must change nothing. */
async function deleteAccount(page: Page, account: Credentials) {
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const password = dialog.getByLabel('Your password', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Delete for good' })
  await password.fill('not the password')
  await submit.click()
  await dialog.getByText('This password is not right.').waitFor()
  expect(await violations(page)).toEqual([])
  await password.fill(account.password)
  await submit.click()
  await page.waitForURL(`${product.siteUrl}/`)
}
