import { INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'

// Steps from the search for a mentor to the mentorship, for a learner in Hindi and a mentor in English.

export const MENTOR = 'Kavita Rao'
export const LEARNER = 'आशा वर्मा'
const GOAL = 'मुझे अस्पताल में काम करना है। छह महीने में पढ़ाई शुरू करना चाहती हूँ, पर नहीं जानती कि पहले क्या करूँ।'
/** How much the learner likes each kind of work (its RIASEC letter), from 1 to 5. */
const LIKINGS = { R: 3, I: 4, A: 1, S: 5, E: 2, C: 2 }

/** Offers hours on Fridays from nine to ten, by the clock of New York. */
export async function offerHours(page: Page) {
  await page.goto('/mentor/sessions/hours')
  await button(page, 'Add a kind of session').click()
  await page.getByLabel('What the session is for').fill('Career talk')
  await page.getByLabel('Length').selectOption('30')
  await page.getByText('Break and booking limits').click()
  await page.getByLabel('Break afterwards').selectOption('0')
  await page.getByLabel('Booking window').selectOption('30')
  expect(await page.getByLabel('Time zone of your hours').inputValue()).toMatch(/^New York · GMT-\d/)
  await button(page, 'Friday: add a time').click()
  await page.getByLabel('Friday: from').selectOption('540')
  await page.getByLabel('Friday: until').selectOption('600')
  await button(page, 'Save').click()
  await said(page, /^Your hours are saved/)
}

export async function planCareer(page: Page) {
  await page.goto('/user/plan')
  await page.getByRole('link', { name: /अभी पता नहीं/ }).click()
  await page.getByRole('link', { name: 'शुरू करें' }).click()
  for (let part = 1; part <= 8; part += 1) {
    await heading(page, new RegExp(`${part}.*8|8.*${part}`))
    for (const { id, type } of INTEREST_ITEMS.slice((part - 1) * 6, part * 6))
      await page.locator(`#${id}-${LIKINGS[type]}`).check()
    await button(page, part < 8 ? 'आगे' : 'नतीजा देखें').click()
  }
  await heading(page, /का नतीजा$/)
  await isAccessible(page)
  await page.getByRole('region', { name: 'करियर और आपकी रुचियाँ' }).getByRole('link', { name: 'नर्स' }).click()
  await page.getByRole('link', { name: 'इसे मेरा लक्ष्य बनाएँ' }).click()
  await button(page, 'योजना बनाएँ').click()
  await page.getByRole('region', { name: 'क़दम' }).waitFor()
}

/** Finds the mentor in the directory and asks for a mentorship. Returns the address of the request. */
export async function ask(page: Page): Promise<string> {
  await page.goto(`/ourmentors?q=${MENTOR}`)
  await page.getByRole('article', { name: MENTOR }).getByRole('link', { name: 'विवरण' }).click()
  await heading(page, MENTOR)
  await page.getByRole('link', { name: 'मेंटरशिप माँगें' }).first().click()
  await page.getByLabel('विषय क्या है?').selectOption({ label: 'करियर' })
  await page.getByLabel('आप क्या हासिल करना चाहते हैं?').fill(GOAL)
  await button(page, 'अनुरोध भेजें').click()
  await heading(page, `आपका अनुरोध ${MENTOR} के पास है`)
  await isAccessible(page)
  return new URL(page.url()).pathname
}

/** The mentor asks a question, the learner answers, the mentor accepts, and the learner confirms. */
export async function agree(learner: Page, mentor: Page, address: string) {
  await mentor.goto('/mentor/mentorships')
  await mentor
    .getByRole('link', { name: new RegExp(LEARNER) })
    .first()
    .click()
  await said(mentor, GOAL)
  await act(mentor, 'Ask a question', ['Your question', 'How much time do you have in a week?'])
  await learner.reload()
  await said(learner, 'How much time do you have in a week?')
  await act(learner, 'जवाब दें', ['आपका जवाब', 'शाम को दो घंटे, इतवार को चार।'])
  await mentor.reload()
  await act(mentor, 'Accept')
  await learner.goto(address)
  await act(learner, 'पुष्टि करें और शुरू करें')
  await heading(learner, 'आपकी मेंटरशिप चल रही है')
}

// Actions and checks that work on any page.

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor()

export const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

/**
 * Presses a button that opens a dialog, fills in its field if there is one, and presses the button of the same name in
 * the dialog.
 */
export async function act(page: Page, name: string, field?: [label: string, text: string]) {
  await button(page, name).click()
  const dialog = page.getByRole('dialog')
  if (field) await dialog.getByLabel(field[0]).fill(field[1])
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

export const isAccessible = async (page: Page) =>
  expect([page.url(), await violations(page)]).toEqual([page.url(), []])

/** The page is accessible, and nothing in it is wider than the screen. */
export async function fits(page: Page) {
  await isAccessible(page)
  const width = await page.evaluate('document.documentElement.scrollWidth')
  expect([page.url(), width]).toEqual([page.url(), page.viewportSize()!.width])
}
