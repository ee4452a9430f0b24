import { CONSENT_VERSIONS } from '@mentor-connect/contract/accounts/consent'
import type { BrowserContext, Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { ChatPage } from '../chat/chatPage'
import { newLearner } from '../people/learners'
import { logInAsLearner } from '../people/logIn'
import { newMentor } from '../people/mentors'
import { Person } from '../people/person'
import { downloadedBy, newPerson, PHONE, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()

let learner: Awaited<ReturnType<typeof newLearner>>
let page: Page
let context: BrowserContext
beforeEach(async () => {
  learner = await newLearner(product, 'Kavita Rao')
  const person = await newPerson(product.siteUrl, { viewport: PHONE })
  page = person.page
  context = person.context
  await logInAsLearner(page, learner)
})
afterEach(() => context.close())

/** Makes the current terms new for this person, who has agreed only to an earlier version. */
const termsChange = () =>
  learner.person.post('/account/consent', {
    userId: learner.person._id,
    version: CONSENT_VERSIONS[0],
    language: 'en',
  })
const question = () => page.getByRole('dialog', { name: 'Our terms have changed' })
const agree = () => question().getByRole('button', { name: 'Agree and continue' }).click()

test('new terms appear while a learner works: she reads them, agrees, and goes on where she was', () =>
  witnessed(page, async () => {
    await page.goto('/user/profile/edit')
    await page.getByLabel('Full name').fill('Kavita Deshpande')
    await termsChange()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await question().waitFor()
    await question()
      .getByText(/new version of .*2026\. Since/)
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    const [notice] = await Promise.all([
      context.waitForEvent('page'),
      question().getByRole('link', { name: 'Read the privacy notice' }).click(),
    ])
    await notice.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor()
    expect(await notice.getByRole('dialog').count()).toBe(0)
    await notice.close()

    await agree()
    await question().waitFor({ state: 'detached' })
    expect(await page.getByLabel('Full name').inputValue()).toBe('Kavita Deshpande')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Profile saved').waitFor()
    await page.reload()
    await page.getByText('Kavita Deshpande').first().waitFor()
    expect(await question().count()).toBe(0)
  }))

test('the first message after the consent is sent, although chat was connected before it', async () => {
  const mentor = await newMentor(product)
  const { data } = await new Person(product.apiUrl).post<{ mentorData: { _id: string } }>(
    '/mentor/login-mentor',
    { email: mentor.email, password: mentor.password },
  )
  const chat = new ChatPage(page)
  await witnessed(page, async () => {
    await page.goto(`/user/mentor/${data.mentorData._id}`)
    await page.getByRole('button', { name: 'Chat Now' }).click()
    await page.waitForURL('**/user/chat?with=*')
    await chat.isConnected()
    await chat.write('Namaste, may I ask something?')
    await chat.lastIs('Sent')

    await termsChange()
    await page.reload()
    await question().waitFor()
    await chat.isConnected()
    await agree()
    await question().waitFor({ state: 'detached' })
    await chat.write('I have read the new terms.')
    await chat.sees('I have read the new terms.')
    await chat.lastIs('Sent')
  })
})

test('a learner who does not agree takes her data along and logs out; she is asked again the next time', () =>
  witnessed(page, async () => {
    await termsChange()
    await page.reload()
    await question().getByText('I do not agree').click()
    await question().getByText('Without your consent you cannot continue here.').waitFor()
    const download = () => question().getByRole('button', { name: 'Download my data' }).click()
    expect((await downloadedBy(page, download)).toString()).toContain(learner.email)
    await question().getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${product.siteUrl}/`)
    expect(await question().count()).toBe(0)

    await logInAsLearner(page, learner)
    await question().waitFor()
  }))
