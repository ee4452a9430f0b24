import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { newLearner } from '../people/learners'
import { logInAsLearner } from '../people/logIn'
import { addressCodeSentTo } from '../people/outbox'
import { DESKTOP, newPerson, PHONE, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()
const NEXT = 'seven slow green boats'

const WORDS = {
  en: {
    security: 'Security',
    openPassword: 'Change: Password',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    wrong: 'This password is not right.',
    changed: 'Your password is changed.',
    openEmail: 'Change: Email address',
    email: 'New email address',
    send: 'Send the code',
    code: 'Code of 6 digits',
    confirm: 'Confirm',
    confirmed: 'From now on you log in with',
    endOthers: 'Log out everywhere else',
    allEnded: 'You are logged out everywhere else.',
  },
  hi: {
    security: 'सुरक्षा',
    openPassword: 'बदलें: पासवर्ड',
    current: 'मौजूदा पासवर्ड',
    next: 'नया पासवर्ड',
    change: 'पासवर्ड बदलें',
    wrong: 'यह पासवर्ड सही नहीं है।',
    changed: 'आपका पासवर्ड बदल गया है।',
    openEmail: 'बदलें: ईमेल पता',
    email: 'नया ईमेल पता',
    send: 'कोड भेजें',
    code: '6 अंकों का कोड',
    confirm: 'पुष्टि करें',
    confirmed: 'अब से आप',
    endOthers: 'बाक़ी सब जगह से लॉग आउट करें',
    allEnded: 'आप बाक़ी सब जगह से लॉग आउट हो गए हैं।',
  },
} as const

test.each([
  ['at a desk, in English', 'en', DESKTOP],
  ['on a phone, in Hindi', 'hi', PHONE],
] as const)(
  '%s: a learner changes password and e-mail address, and logs another browser out',
  async (_way, locale, viewport) => {
    const words = WORDS[locale]
    const learner = await newLearner(product, 'Nikhil Sane')
    const email = `moved-${randomUUID()}@example.test`
    const [own, other] = [await newPerson(product.siteUrl, { viewport }), await newPerson(product.siteUrl)]
    await witnessed(own.page, async () => {
      for (const { page } of [own, other]) await logInAsLearner(page, learner)
      await own.context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
      const security = await openSecurity(own.page, words.security)

      await security.getByRole('button', { name: words.openPassword }).click()
      await changePassword(security, words, learner.password)
      await isLoggedOut(other.page)

      await security.getByRole('button', { name: words.openEmail }).click()
      await security.getByLabel(words.email).fill(email)
      await security.getByLabel(words.current, { exact: true }).fill(NEXT)
      await security.getByRole('button', { name: words.send }).click()
      await security.getByLabel(words.code).fill(await addressCodeSentTo(product.apiUrl, email))
      expect(await violations(own.page)).toEqual([])
      await security.getByRole('button', { name: words.confirm }).click()
      await security.getByRole('status').filter({ hasText: words.confirmed }).waitFor()

      // The login leads back to the page that was open when the session ended.
      await logInAsLearner(other.page, { email, password: NEXT }, '/user/profile')
      const again = await openSecurity(own.page, words.security)
      expect(await again.getByRole('listitem').count()).toBe(2)
      await again.getByRole('button', { name: words.endOthers }).click()
      await again.getByText(words.allEnded).waitFor()
      expect(await again.getByRole('listitem').count()).toBe(1)
      expect(await violations(own.page)).toEqual([])
      await isLoggedOut(other.page)
      await openSecurity(own.page, words.security)
    })
    await Promise.all([own.context.close(), other.context.close()])
  },
)

async function openSecurity(page: Page, name: string): Promise<Locator> {
  await page.goto('/user/profile')
  const security = page.getByRole('region', { name })
  await security.getByRole('listitem').first().waitFor()
  return security
}

/** Changes the password. A first attempt has a wrong current password, which must change nothing and keep the input. */
async function changePassword(security: Locator, words: (typeof WORDS)['en' | 'hi'], password: string) {
  const current = security.getByLabel(words.current, { exact: true })
  const submit = security.getByRole('button', { name: words.change, exact: true })
  await current.fill('not the password')
  await security.getByLabel(words.next, { exact: true }).fill(NEXT)
  await submit.click()
  await security.getByText(words.wrong).waitFor()
  expect(await violations(security.page())).toEqual([])
  await current.fill(password)
  await submit.click()
  await security.getByRole('status').filter({ hasText: words.changed }).waitFor()
}

/** Checks that the session of the browser has ended: the learner area is closed. */
async function isLoggedOut(page: Page) {
  await page.goto('/user/profile')
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/user'))
}
