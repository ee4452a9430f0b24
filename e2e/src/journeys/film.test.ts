import { violations } from '../accessibility/axe'
import { enrol, newLearner } from '../people/learners'
import { logInAsLearner } from '../people/logIn'
import { newPerson, PHONE, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { until } from '../stage/until'

const COURSE = 'money-basics-hi'
const LESSON = `/user/resources/${COURSE}/lessons/ek-phone-chaar-kadiyan`

const product = sharedProduct()

test('an uploaded film plays in parts, with a transcript, and resumes on another device', async () => {
  const learner = await newLearner(product)
  await enrol(learner.person, COURSE)
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    await logInAsLearner(page, learner)
    const part = page.waitForResponse((response) => response.url().endsWith('/video.mp4'))
    await page.goto(LESSON)
    const response = await part
    expect(response.request().headers().range).toMatch(/^bytes=\d+-/)
    expect([response.status(), response.headers()['content-range']]).toEqual([
      206,
      expect.stringMatching(/^bytes \d+-\d+\/\d+$/),
    ])
    const saved = page.waitForResponse((one) => one.url().endsWith('/watched'))
    const place = page.waitForResponse((one) => one.url().endsWith('/position'))
    const video = page.getByLabel('एक फ़ोन, चार कड़ियाँ').and(page.locator('video'))
    const shownCaptions = () =>
      video.evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].filter(({ mode }) => mode === 'showing').map(({ label }) => label),
      )
    // Browsers choose the captions only after they have read the video's metadata.
    await until(async () => (await shownCaptions()).length > 0, 'captions are shown')
    expect(await shownCaptions()).toEqual(['English'])
    const toggle = page.getByRole('button', { name: 'Transcript' })
    await toggle.click()
    const transcript = page.getByRole('region', { name: 'Transcript' })
    await transcript.getByLabel('Language').selectOption('हिन्दी')
    await transcript.getByRole('button', { name: /^0:12/ }).click()
    await video.evaluate(async (film: HTMLVideoElement) => {
      film.muted = true
      await film.play()
    })
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 13)
    expect(await transcript.locator('[aria-current]').innerText()).toMatch(/[\u0900-\u097f]/)
    expect(await shownCaptions()).toEqual(['English'])
    expect(await transcript.getByRole('switch', { name: 'Follow the video' }).isChecked()).toBe(true)
    expect((await (await saved).json()).data).toMatchObject({ of: 11 })
    expect(await violations(page)).toEqual([])
    expect((await place).status()).toBe(200)
  })
  await context.close()
  const phone = await newPerson(product.siteUrl, { viewport: PHONE })
  await witnessed(phone.page, async () => {
    await logInAsLearner(phone.page, learner)
    await phone.page.goto(LESSON)
    await phone.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 12)
  })
  await phone.context.close()
})
