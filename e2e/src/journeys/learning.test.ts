import type { Page } from 'playwright-core'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newLearner } from '../people/learners'
import { newMentor } from '../people/mentors'
import { newPerson, PHONE, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'

// The whole way of a course, in Hindi on a phone: it is written, learned without a network, failed, passed, certified
// and verified.

const product = sharedProduct()
const TITLE = 'घर की रोटी'
const QUESTIONS = `रोटी के लिए आटे में क्या मिलाते हैं?
* पानी | पानी से आटा नरम होता है।
- तेल ही तेल

आटा कितने मिनट ढककर रखें?
= 20 ± 5

आटे को क्या कहते हैं, जब वह गूँथ लिया जाए?
= लोई | गुँथा आटा`

/** Opens a phone in Hindi and logs in on it. The login forms are used in English, before the language is changed. */
async function onPhone(logIn: (page: Page) => Promise<void>) {
  const options = { viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' as const }
  const person = await newPerson(product.siteUrl, options)
  await logIn(person.page)
  await person.context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  return person
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

test('a course is authored, learned, failed, repeated, passed, certified and verified', async () => {
  const account = await newMentor(product)
  const mentor = await onPhone((page) => logInAsMentor(page, account))
  const courseId = await witnessed(mentor.page, () => author(mentor.page))
  await mentor.context.close()

  const learner = await newLearner(product, 'आशा वर्मा')
  const { page, context } = await onPhone((opened) => logInAsLearner(opened, learner))
  await witnessed(page, async () => {
    await page.goto(`/user/resources/${courseId}`)
    await button(page, 'कोर्स जॉइन करें').click()
    await said(page, 'आप कोर्स से जुड़ गए!')
    await page
      .getByRole('link', { name: /आटा गूँथना/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 2, name: 'सही मात्रा' }).waitFor()
    await button(page, 'पूरा हुआ, आगे चलें').click()

    // The network fails during the first attempt, which does not pass.
    await button(page, 'क्विज़ शुरू करें').click()
    await page.getByRole('radio', { name: 'तेल ही तेल' }).check()
    await said(page, 'सारे जवाब सेव हो गए हैं।')
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'संख्या' }).fill('90')
    await page.getByRole('textbox', { name: 'आपका जवाब' }).fill('पराठा')
    await said(page, /^इंटरनेट नहीं है।/)
    await context.setOffline(false)
    await said(page, 'सारे जवाब सेव हो गए हैं।')
    await button(page, 'जमा करें').click()
    await said(page, 'अभी पास नहीं हुए')

    await button(page, 'फिर से कोशिश करें').first().click()
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByRole('textbox', { name: 'संख्या' }).fill('२०')
    await page.getByRole('textbox', { name: 'आपका जवाब' }).fill('लोई')
    await said(page, 'सारे जवाब सेव हो गए हैं।')
    await button(page, 'जमा करें').click()
    await said(page, 'पास!')
    const id = await certified(page)

    await page.goto(`/verify-certificate?certificateId=${id}`)
    await said(page, 'आशा वर्मा')
    await said(page, TITLE)
  })
  await context.close()
})

/** Writes a course with a lesson and a quiz, and publishes it. */
async function author(page: Page): Promise<string> {
  await page.goto('/mentor/resources/add')
  await page.getByLabel('शीर्षक', { exact: true }).fill(TITLE)
  await page.getByLabel('विवरण').fill('आटे से फूली हुई रोटी तक')
  await page.getByRole('combobox', { name: 'विषय' }).fill('Skills')
  await page.keyboard.press('Enter')
  await page.getByLabel('मॉड्यूल का नाम').fill('शुरुआत')
  await button(page, 'पाठ 1 हटाएँ').click()
  await addLesson(page, 'लेख', 'आटा गूँथना')
  await addLesson(page, 'क्विज़', 'क्या सीखा?')

  await button(page, 'सेव करें और सवाल लिखें').click()
  await button(page, 'टेक्स्ट के रूप में सवाल').click()
  await page.getByLabel('जोड़ने के सवाल').fill(QUESTIONS)
  await button(page, 'ये सवाल जोड़ें').click()
  await button(page, 'क्विज़ सेव करें').click()
  await said(page, 'सभी बदलाव सेव हो गए')
  const courseId = /resources\/([^/]+)\/lessons/.exec(page.url())![1]!

  await page.goto(`/mentor/resources/${courseId}/edit`)
  await page
    .getByRole('button', { name: /आटा गूँथना/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'पाठ लिखें' }).click()
  await page.getByRole('textbox', { name: '“आटा गूँथना” का लेख' }).focus()
  await page.keyboard.type('## सही मात्रा')
  await page.keyboard.press('Enter')
  await page.keyboard.type('दो कटोरी आटे में एक कटोरी पानी।')
  await said(page, 'ड्राफ़्ट सेव हो गया।')
  await button(page, 'बदलाव प्रकाशित करें').click()
  await said(page, 'तैयार। कोर्स प्रकाशित होते ही विद्यार्थी इसे देखेंगे।')

  await page.goto(`/mentor/resources/${courseId}/edit`)
  await button(page, 'सेव करें और प्रकाशित करें').click()
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  return courseId
}

async function addLesson(page: Page, kind: string, title: string) {
  await button(page, 'पाठ जोड़ें').click()
  await button(page, kind).click()
  await page.getByLabel('पाठ का शीर्षक').fill(title)
}

/** Has the certificate issued in the celebration, which opens in the lesson as soon as the course is passed. */
async function certified(page: Page): Promise<string> {
  const issued = page.waitForResponse((one) => one.url().endsWith('/user/generate-certificate') && one.ok())
  await page.getByRole('dialog').getByRole('button', { name: 'प्रमाणपत्र बनाएँ', exact: true }).click()
  const id = (await issued).headers()['x-certificate-id']!
  await page.getByRole('link', { name: 'प्रमाणपत्र डाउनलोड करें' }).waitFor()
  return id
}
