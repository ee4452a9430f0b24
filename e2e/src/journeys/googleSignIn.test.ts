import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { DESKTOP, newPerson, PHONE, takenOver, witnessed } from '../stage/browser'
import { newLearner } from '../people/learners'
import { Person } from '../people/person'
import { sharedProduct } from '../stage/sharedStage'

const COURSE = 'english-for-work'
const NEWCOMER = { hi: 'meera.joshi@gmail.test', en: 'kabir.rao@gmail.test' }
const PICKER = '**/__clerk/google/authorize**'
const WORDS = {
  en: {
    google: 'Continue with Google',
    cancel: 'Cancel',
    logout: 'Log out',
    details: /View Details/,
    enroll: 'Enroll Now',
    logIn: 'Log in or sign up',
  },
  hi: {
    google: 'Google के साथ जारी रखें',
    cancel: 'रद्द करें',
    logout: 'लॉग आउट',
    details: /विवरण देखें/,
    enroll: 'कोर्स जॉइन करें',
    logIn: 'लॉग इन या साइन अप करें',
  },
}
type Language = keyof typeof WORDS

const product = sharedProduct()

const WAYS: [string, Language, typeof PHONE][] = [
  ['on a phone, in Hindi', 'hi', PHONE],
  ['at a desk, in English', 'en', DESKTOP],
]

async function visitor(language: Language, viewport: typeof PHONE) {
  const person = await newPerson(product.siteUrl, { viewport })
  await person.context.addInitScript((locale) => localStorage.setItem('mc.locale', locale), language)
  return person
}

/** Presses the button on the sign-up page and waits for the account picker. */
async function goToGoogle(page: Page, language: Language) {
  await takenOver(page)
  await page.getByRole('button', { name: WORDS[language].google }).click()
  await page.waitForURL(PICKER)
  // The picker uses the browser's language instead of the site's, but it has a switch.
  if (language === 'hi') await page.getByRole('link', { name: 'हिन्दी' }).click()
  await page.locator(`html[lang=${language}]`).waitFor()
}

const choose = (page: Page, email: string) => page.getByRole('button', { name: email }).click()

/** Enters an account that the picker does not list. */
async function chooseOther(page: Page, email: string) {
  await page.locator('summary').click()
  await page.locator('input[name=email]').fill(email)
  await page.locator('details button').click()
}

const chooseNewcomer = (page: Page, language: Language) =>
  language === 'hi' ? choose(page, NEWCOMER.hi) : chooseOther(page, NEWCOMER.en)

/** The id of the person who is signed in on the page. */
async function whoIsSignedIn(page: Page): Promise<string> {
  await page.waitForURL('**/user/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('auth') ?? '{}') as { data?: string }
    return (JSON.parse(kept.data ?? '{}') as { _id?: string })._id ?? ''
  })
}

async function logOut(page: Page, language: Language) {
  await page.goto('/user/profile')
  await page.getByRole('button', { name: WORDS[language].logout, exact: true }).first().click()
  await page.waitForURL(`${product.siteUrl}/`)
}

test.each(WAYS)(
  '%s: cancelling keeps the page, signing in works, and a second sign-in is the same person',
  async (_way, language, viewport) => {
    const { page, context } = await visitor(language, viewport)
    await witnessed(page, async () => {
      await page.goto('/signup')
      await goToGoogle(page, language)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: WORDS[language].cancel }).click()
      await page.waitForURL('**/signup')
      await page.locator('main [role=alert]').waitFor()
      expect(await violations(page)).toEqual([])

      await goToGoogle(page, language)
      await chooseNewcomer(page, language)
      const first = await whoIsSignedIn(page)
      expect(first).not.toBe('')

      // After a logout, the session that remains at the sign-in service signs nobody in.
      await logOut(page, language)
      await page.goto('/signup')
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe('/signup')
      await goToGoogle(page, language)
      await chooseNewcomer(page, language)
      expect(await whoIsSignedIn(page)).toBe(first)
    })
    await context.close()
  },
)

test.each(WAYS)(
  '%s: an address with a verified password account signs in to that account, whose password is forgotten',
  async (_way, language, viewport) => {
    const { page, context } = await visitor(language, viewport)
    const { details, enroll, logIn } = WORDS[language]
    const { person: owner, email, password } = await newLearner(product)
    await witnessed(page, async () => {
      // The sign-in returns to the page that required it.
      await page.goto('/resource?q=English')
      const course = page.getByRole('link', { name: details })
      await course.and(page.locator(`[href="/resource/${COURSE}"]`)).click()
      await page.waitForURL(`**/resource/${COURSE}`)
      await page.getByRole('button', { name: enroll }).click()
      await page.getByRole('link', { name: logIn }).first().click()
      await page.waitForURL('**/signup')
      await goToGoogle(page, language)
      await chooseOther(page, email)
      await page.waitForURL(`**/user/resources/${COURSE}`)
      await page.goto('/user/home')
      expect(await whoIsSignedIn(page)).toBe(owner._id)
    })
    await expect(new Person(product.apiUrl).logIn(email, password)).rejects.toThrow('401')
    await context.close()
  },
)

const UNVERIFIED = {
  hi: { email: 'arjun.mehta@gmail.test', firstName: 'अर्जुन' },
  en: { email: 'farah.siddiqui@gmail.test', firstName: 'Farah' },
}

test.each(WAYS)(
  '%s: an unverified sign-up is not linked, and its password does not work',
  async (_way, language, viewport) => {
    const { email, firstName } = UNVERIFIED[language]
    const stranger = { name: 'A stranger', email, password: 'not the owner of it' }
    await new Person(product.apiUrl).post('/user/register-user', stranger)
    const { page, context } = await visitor(language, viewport)
    await witnessed(page, async () => {
      await page.goto('/signup')
      await goToGoogle(page, language)
      await choose(page, email)
      expect(await whoIsSignedIn(page)).not.toBe('')
      await page.getByText(firstName).first().waitFor()
    })
    await expect(new Person(product.apiUrl).logIn(email, stranger.password)).rejects.toThrow('401')
    await context.close()
  },
)

interface Broken {
  state: string
  language: Language
  viewport: typeof PHONE
  break: (page: Page) => Promise<unknown>
  says: RegExp
  offers: boolean
}

/** Replaces the publishable key in the page's configuration. */
const withKey = (key: string) => (page: Page) =>
  page.route('**/signup', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/"publishableKey":"[^"]*"/, `"publishableKey":"${key}"`)
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })

const BROKEN: Broken[] = [
  {
    state: 'blocked',
    language: 'en',
    viewport: PHONE,
    break: (page) => page.route('**/__clerk/npm/**', (route) => route.abort()),
    says: /Google sign-in cannot be reached/,
    offers: false,
  },
  {
    state: 'answering 500',
    language: 'hi',
    viewport: DESKTOP,
    break: (page) => page.route('**/__clerk/v1/**', (route) => route.fulfill({ status: 500, body: '{}' })),
    says: /Google से लॉग इन अभी ठीक से काम नहीं कर रहा है/,
    offers: true,
  },
  {
    state: 'without a key',
    language: 'hi',
    viewport: PHONE,
    break: withKey(''),
    says: /Google से लॉग इन अभी यहाँ उपलब्ध नहीं है/,
    offers: false,
  },
  {
    state: 'with a key that is none',
    language: 'en',
    viewport: DESKTOP,
    break: withKey('pk_test_nonsense'),
    says: /Google sign-in is not available here at the moment/,
    offers: false,
  },
]

test('if the SDK is blocked, responds with 500, or its key is missing or wrong, the page shows that and the form works', async () => {
  await Promise.all(BROKEN.map(seesBroken))
})

async function seesBroken({ state, language, viewport, break: breakIt, says, offers }: Broken) {
  const { page, context } = await visitor(language, viewport)
  await witnessed(page, async () => {
    await breakIt(page)
    await page.goto('/signup')
    await takenOver(page)
    // The SDK is loaded only when the person begins to use the form.
    await page.locator('main form input').first().focus()
    await page.getByText(says).waitFor()
    const button = page.getByRole('button', { name: WORDS[language].google })
    expect([state, await button.count()]).toEqual([state, offers ? 1 : 0])
    expect([state, await violations(page)]).toEqual([state, []])
    await page.locator('main form button[type=submit]').click()
    await page.locator('main [aria-invalid=true]').first().waitFor()
  })
  await context.close()
}
