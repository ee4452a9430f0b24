import { verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import { addFavorite } from '@mentor-connect/contract/learning/learners'
import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { saveReview } from '@mentor-connect/contract/courses/reviews'
import type { Locator, Page, Route } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { makePdf } from './makePdf'
import { DESKTOP, newPerson, PHONE, witnessed } from '../stage/browser'
import { enrol, newLearner } from '../people/learners'
import { logInAsLearner } from '../people/logIn'
import { sharedProduct } from '../stage/sharedStage'

const COURSE = 'english-for-work'
const PDF_LIBRARY = '**/pdf.min.*.mjs'
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

const product = sharedProduct()

test('a returning learner sees their progress and recommendations', async () => {
  const { page, context } = await newPerson(product.siteUrl)
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
  })
  await context.close()
})

test('a learner edits and removes their review, and opens documents and videos inside the page', async () => {
  const learner = await newLearner(product)
  const { person } = learner
  await enrol(person, COURSE)
  const own = { userId: person._id, courseId: COURSE }
  await person.post(updateProgress.path, { ...own, progress: { '0-0': 'in-progress' } })
  await person.post(saveReview.path, { ...own, rating: 5, comment: 'Much to say.' })
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page, learner)
    await page.goto(`/user/resources/${COURSE}`)
    await page.getByRole('button', { name: 'Edit review' }).click()
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByRole('textbox', { name: /What should others know/ }).fill('Spoken at last.')
    await page.getByRole('button', { name: 'Save review' }).click()
    await page.getByText('Review saved').waitFor()
    // The form and its button are removed, so the focus moves to the button that replaces them.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit review')
    await page.reload()
    await page.getByText('Spoken at last.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove review' }).click()
    await page.getByText('Review removed').waitFor()

    await readInPlace(page)
  })
  await context.close()
})

test('changes made offline survive the browser and are sent at the next start', async () => {
  const learner = await newLearner(product)
  await enrol(learner.person, COURSE)
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page, learner)
    await page.goto(`/user/resources/${COURSE}`)
    const open = page.getByRole('button', { name: /^Mark .+ as completed$/, pressed: false }).last()
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

test('simultaneous changes of two devices are all kept; a bookmark and a picture are added and removed', async () => {
  const learner = await newLearner(product, 'Dev Anand')
  const desktop = await newPerson(product.siteUrl)
  const phone = await newPerson(product.siteUrl, { viewport: PHONE })
  await witnessed(desktop.page, async () => {
    await logInAsLearner(desktop.page, learner)
    await desktop.page.goto(`/user/resources/${COURSE}`)
    await desktop.page.getByRole('button', { name: 'Enroll Now' }).click()
    await desktop.page.getByRole('button', { name: 'Enrolled' }).waitFor()
    await logInAsLearner(phone.page, learner)
    await phone.page.goto(`/user/resources/${COURSE}`)

    const lesson = (page: Page, index: number) =>
      page.getByRole('button', { name: /^Mark .+ as completed$/ }).nth(index)
    await Promise.all([
      markAndSave(desktop.page, lesson(desktop.page, 0)),
      markAndSave(phone.page, lesson(phone.page, 1)),
    ])
    for (const { page } of [desktop, phone]) {
      await page.reload()
      await page
        .getByText(/^2 of \d+ lessons completed$/)
        .first()
        .waitFor()
      expect(await lesson(page, 0).getAttribute('aria-pressed')).toBe('true')
      expect(await lesson(page, 1).getAttribute('aria-pressed')).toBe('true')
    }
    await keepAndDropBookmark(desktop.page)
    await choosePicture(desktop.page, learner.name)
  })
  await desktop.context.close()
  await phone.context.close()
})

test('a certificate that could not be verified is never shown as valid', async () => {
  const { page, context } = await newPerson(product.siteUrl, { viewport: PHONE })
  await witnessed(page, async () => {
    await page.route(`${product.apiUrl}${verifyCertificate.path}*`, (route) => route.abort())
    await page.goto('/verify-certificate?certificateId=MC-UNKNOWN')
    await page.getByText('Could Not Check').waitFor()
    expect(await page.getByText(/Certificate (Verified!|Not Found)/).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.unroute(`${product.apiUrl}${verifyCertificate.path}*`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Certificate Not Found').waitFor()
  })
  await context.close()
})

const ENGLISH = {
  newcomer: /^Looks like you're just getting started/,
  popular: /^Popular courses$/,
  noBookmark: 'No Bookmarks Found',
  noCourse: "You haven't enrolled in any courses yet.",
  name: 'Full name',
  subjects: 'Subjects of our courses',
  save: 'Save changes',
  because: /^Because you chose .+/,
  explore: 'Explore',
}
const HINDI: typeof ENGLISH = {
  newcomer: /^लगता है आप अभी शुरुआत कर रहे हैं।/,
  popular: /लोकप्रिय|पसंदीदा/,
  noBookmark: 'कोई सेव किया हुआ कोर्स नहीं मिला',
  noCourse: 'आपने अभी तक कोई कोर्स जॉइन नहीं किया है।',
  name: 'पूरा नाम',
  subjects: 'हमारे कोर्स के विषय',
  save: 'बदलाव सेव करें',
  because: /^आपके चुने हुए विषय .+ से$/,
  explore: 'खोजें',
}
const NEWCOMERS = [
  ['on a phone, in Hindi', 'hi', HINDI, PHONE],
  ['on a desktop, in English', 'en', ENGLISH, DESKTOP],
] as const

test.each(NEWCOMERS)('a new learner %s sees a hint in every part', async (_way, locale, texts, viewport) => {
  const newcomer = await newLearner(product, 'नयन तारा')
  const { page, context } = await newPerson(product.siteUrl, { viewport })
  await witnessed(page, async () => {
    await logInAsLearner(page, newcomer)
    await page.evaluate((chosen) => localStorage.setItem('mc.locale', chosen), locale)
    const screens = [
      ['home', texts.newcomer],
      ['explore', texts.popular],
      ['bookmarks', texts.noBookmark],
      ['profile', texts.noCourse],
      ['profile/edit', texts.name],
    ] as const
    for (const [path, text] of screens) {
      await page.goto(`/user/${path}`)
      await page.getByText(text).first().waitFor()
      expect([path, await violations(page)]).toEqual([path, []])
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([
        path,
        viewport.width,
      ])
    }

    // Selected domains lead to recommendations.
    const subjects = page.getByRole('group', { name: texts.subjects }).getByRole('button')
    await subjects.first().click()
    await page.getByRole('button', { name: texts.save }).click()
    await page.waitForURL('**/user/profile')
    await page.goto('/user/explore')
    await page.getByText(texts.because).first().waitFor()
    if (viewport === PHONE) await looksInstalled(page, texts.explore)
  })
  await context.close()
})

/** Checks the layout of the installed app on a phone, which has a tab bar instead of the header. */
async function looksInstalled(page: Page, tab: string) {
  await asInstalledApp(page)
  await page.goto('/user/home')
  await page.getByRole('navigation').getByRole('link', { name: tab }).waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
}

/**
 * Opens a document and a video inside the page. The responses are changed as if the mentor of the course had added
 * them.
 */
async function readInPlace(page: Page) {
  await page.route(PDF_LIBRARY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "altered"' }),
  )
  await page.route('**/resource/get-resource/*', withOwnLessons)
  await page.route('**/files/document-*/**', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: {
        'access-control-allow-origin': product.siteUrl,
        'access-control-allow-credentials': 'true',
      },
      body: makePdf('Notes of the first lesson'),
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
  // The PDF library is not a chunk of the area. It must not run either if its text differs from the release.
  await viewer.getByText('The document could not be opened here.').waitFor()
  await page.unroute(PDF_LIBRARY)
  await viewer.getByRole('button', { name: 'Try again' }).click()
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

async function markAndSave(page: Page, lesson: Locator) {
  const sent = page.waitForResponse((response) => response.url().endsWith('/user/update-progress'))
  await lesson.click()
  expect((await sent).status()).toBe(200)
}

async function keepAndDropBookmark(page: Page) {
  const stored = () =>
    page.waitForResponse((response) => response.url().endsWith(addFavorite.path) && response.ok())
  const added = stored()
  await page.getByRole('button', { name: 'Add to Favorites' }).click()
  await added
  await page.getByRole('button', { name: 'Added to Favorites' }).waitFor()
  await page.goto('/user/bookmarks')
  const removed = stored()
  await page.getByRole('button', { name: /^Remove / }).click()
  await removed
  await page.getByText('No Bookmarks Found').waitFor()
  await page.reload()
  await page.getByText('No Bookmarks Found').waitFor()
}

/** Selects a screenshot of this page as the profile picture, since any picture will do. */
async function choosePicture(page: Page, name: string) {
  const portraits = page.locator('main img[src*="/files/portrait-"]')
  await page.goto('/user/profile/edit')
  await page
    .getByLabel('Profile picture')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/user/profile')
  await portraits.first().waitFor()
  await page.reload()
  await portraits.first().waitFor()
  await page.goto('/user/profile/edit')
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/user/profile')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await portraits.first().waitFor({ state: 'detached' })
}

/** Simulates `display-mode`, the only media feature that Chromium cannot emulate. */
function asInstalledApp(page: Page) {
  return page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query)
  })
}
