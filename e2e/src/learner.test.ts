import type { Browser, Page, Route } from 'playwright-core'
import { violations } from './accessibility/axe'
import { aPdf } from './aPdf'
import { launchBrowser, newPerson, PHONE, witnessed } from './browser'
import { logInAsLearner } from './logIn'
import { codeSentTo } from './outbox'
import { Person } from './person'
import { startProduct, type Product } from './product'

const COURSE = 'english-for-work'
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const NEWCOMER = { name: 'नयन तारा', email: 'nayan@example.test', password: 'a long walk to school' }

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

test('a learner comes back, finds, reviews and reads, on a desktop', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page)
    await page
      .getByRole('region', { name: 'Your last seven days' })
      .getByText(/-day streak/)
      .waitFor()
    expect(await violations(page)).toEqual([])

    await page.goto('/user/explore')
    await page
      .getByText(/^Learners of “.+” also took$/)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])

    // The one review: changed, removed.
    await page.goto(`/user/resources/${COURSE}`)
    await page.getByRole('button', { name: 'Edit review' }).click()
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByRole('textbox', { name: /What should others know/ }).fill('Spoken at last.')
    await page.getByRole('button', { name: 'Save review' }).click()
    await page.getByText('Review saved').waitFor()
    await page.reload()
    await page.getByText('Spoken at last.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove review' }).click()
    await page.getByText('Review removed').waitFor()

    await readInPlace(page)
  })
  await context.close()
})

test('what is marked without a network survives the browser and is sent at the next start', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page)
    await page.goto(`/user/resources/${COURSE}`)
    const open = page.getByRole('button', { name: /^Completed: /, pressed: false }).last()
    const title = (await open.getAttribute('aria-label'))!
    await context.setOffline(true)
    await open.click()
    await page.getByText('Kept on this device').waitFor()
    await page.close()

    await context.setOffline(false)
    const next = await context.newPage()
    const sent = next.waitForResponse((response) => response.url().endsWith('/user/update-progress'))
    await next.goto('/user/home')
    expect((await sent).status()).toBe(200)
    await next.goto(`/user/resources/${COURSE}`)
    await next.getByRole('button', { name: title, pressed: true }).waitFor()
  })
  await context.close()
})

test('a newcomer on a phone finds a beginning everywhere, in Hindi', async () => {
  await signUp()
  const { page, context } = await newPerson(browser, product.siteUrl, PHONE)
  await witnessed(page, async () => {
    await logInAsLearner(page, NEWCOMER)
    await page.evaluate(() => localStorage.setItem('mc.locale', 'hi'))
    const screens = [
      ['home', 'लगता है आप अभी शुरुआत कर रहे हैं।'],
      ['explore', 'अभी सुझाने के लिए कुछ नहीं है।'],
      ['bookmarks', 'कोई बुकमार्क नहीं मिला'],
      ['profile', 'आपने अभी तक किसी कोर्स में नामांकन नहीं किया है।'],
      ['profile/edit', 'पूरा नाम'],
    ]
    for (const [path, text] of screens) {
      await page.goto(`/user/${path}`)
      await page.getByText(text!).first().waitFor()
      expect([path, await violations(page)]).toEqual([path, []])
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, PHONE.width])
    }

    // Subjects that are chosen lead to recommendations.
    await page.getByRole('group', { name: 'हमारे कोर्स के विषय' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
    await page.waitForURL('**/user/profile')
    await page.goto('/user/explore')
    await page
      .getByText(/^क्योंकि आपने .+ चुना$/)
      .first()
      .waitFor()

    await asInstalledApp(page)
    await page.goto('/user/home')
    await page.getByRole('navigation').getByRole('link', { name: 'खोजें' }).waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
  })
  await context.close()
})

/** A document and a video of a course, as their mentor would have put them in. */
async function readInPlace(page: Page) {
  await page.route('**/resource/get-resource/*', withOwnLessons)
  await page.route('**/files/document-*/**', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: {
        'access-control-allow-origin': product.siteUrl,
        'access-control-allow-credentials': 'true',
      },
      body: aPdf('Notes of the first lesson'),
    }),
  )
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video plays</p>' }),
  )
  await page.reload()
  await page
    .getByRole('button', { name: /^Open here/ })
    .first()
    .click()
  const viewer = page.getByRole('dialog')
  await viewer.getByText('Page 1 of 1').waitFor()
  await viewer.getByText('Notes of the first lesson').waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  await viewer.getByRole('button', { name: 'Close' }).click()

  await page
    .getByRole('button', { name: /^Open here/ })
    .last()
    .click()
  expect(page.frames()).toHaveLength(1)
  await viewer.getByRole('button', { name: 'Play video' }).click()
  await viewer.frameLocator('iframe').getByText('The video plays').waitFor()
}

async function withOwnLessons(route: Route) {
  const response = await route.fetch()
  const answer = (await response.json()) as { data: { modules: { lessons: object[] }[] } }
  const [module] = answer.data.modules
  module!.lessons = [
    {
      ...module!.lessons[0],
      type: 'document',
      url: '',
      file: '/files/document-abcdefghijklmnopqrstuv/document.pdf',
    },
    { ...module!.lessons[1], type: 'link', url: VIDEO },
  ]
  await route.fulfill({ response, json: answer })
}

async function signUp() {
  const person = new Person(product.apiUrl)
  await person.post('/user/register-user', NEWCOMER)
  const otp = await codeSentTo(product.apiUrl, NEWCOMER.email)
  await person.post('/auth/verify-otp', { email: NEWCOMER.email, otp, role: 'user' })
}

/** Chromium emulates every other media feature, but not how an app is displayed. */
function asInstalledApp(page: Page) {
  return page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query)
  })
}
