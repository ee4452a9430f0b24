import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { violations } from './accessibility/axe'
import { DESKTOP, launchBrowser, newPerson, PHONE, takenOver, witnessed } from './browser'
import { fillLogIn, logInAsLearner } from './logIn'
import { codeSentTo } from './outbox'
import { Person } from './person'
import { startProduct, type Product } from './product'

jest.setTimeout(300_000)

const LEAVER = { name: 'Nikhil Sane', email: 'nikhil@example.test', password: 'a bridge over the river' }

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

test('a learner chooses about mail, takes the data along, deletes the account and cannot log in any more', async () => {
  await signUp()
  const { page, context } = await newPerson(browser, product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page, LEAVER)
    await page.goto('/user/profile')

    const digest = page.getByRole('switch', { name: 'E-mail about unread messages' })
    await digest.waitFor()
    expect(await digest.isChecked()).toBe(true)
    const saved = page.waitForResponse(
      (one) => one.request().method() !== 'GET' && one.url().includes('digest'),
    )
    await digest.click()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await digest.waitFor()
    expect(await digest.isChecked()).toBe(false)

    const data = await downloaded(page)
    expect(JSON.stringify(data)).toContain(LEAVER.email)
    expect(JSON.stringify(data)).not.toContain('password_hash')

    await deleteAccount(page)
    await page.goto('/signup')
    await fillLogIn(page, LEAVER)
    await page.getByRole('alert').filter({ hasText: 'E-mail or password is wrong.' }).waitFor()
  })
  await context.close()
})

test.each([
  ['on a phone, in Hindi', 'hi', PHONE, ['गोपनीयता सूचना', 'उपयोग की शर्तें']],
  ['at a desk, in English', 'en', DESKTOP, ['Privacy notice', 'Terms of use']],
] as const)(
  '%s: the legal pages are a click away and can be read',
  async (_way, locale, viewport, titles) => {
    const { page, context } = await newPerson(browser, product.siteUrl, viewport)
    await context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
    await witnessed(page, async () => {
      for (const title of titles) {
        await page.goto('/about')
        await takenOver(page)
        await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        // The last part can be reached from the list of contents.
        const part = page.locator('main a[href^="#"]').last()
        const id = (await part.getAttribute('href'))!.slice(1)
        await part.click()
        await page.waitForURL(`**/*#${id}`)
        expect(await page.locator(`main section[id="${id}"] :is(h2, h3)`).first().innerText()).not.toBe('')
      }
    })
    await context.close()
  },
)

async function signUp() {
  const person = new Person(product.apiUrl)
  await person.post('/user/register-user', LEAVER)
  const { email } = LEAVER
  const otp = await codeSentTo(product.apiUrl, email)
  await person.post('/auth/verify-otp', { email, otp, role: 'user' })
}

async function downloaded(page: Page): Promise<unknown> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'))
}

/** First with a wrong password, which changes nothing. */
async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const password = dialog.getByLabel('Your password', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Delete for good' })
  await password.fill('not the password')
  await submit.click()
  await dialog.getByText('This password is not right.').waitFor()
  expect(await violations(page)).toEqual([])
  await password.fill(LEAVER.password)
  await submit.click()
  await page.waitForURL(`${product.siteUrl}/`)
}
