import type { Page } from 'playwright-core'
import { act, button, fits, said } from './mentorshipSteps'
import { PROJECT, type Member } from './projectSteps'

// Steps at the end of a project: the milestone, what the members contributed, and the proof in a portfolio.

const WORDS = {
  en: { contributed: / contributed$/, save: 'Save', saved: /^Saved\. You can change it/ },
  hi: { contributed: / ने यह किया$/, save: 'सेव करें', saved: /^सेव हो गया। जब तक/ },
}

export async function handIn(page: Page, team: string) {
  await page.goto(`${team}?part=milestones`)
  await page.getByLabel('आपने क्या किया, थोड़े शब्दों में').fill('स्टेशन रोड के सभी नल नक़्शे पर हैं।')
  await page.getByLabel('लिंक', { exact: true }).fill('https://example.org/map')
  await fits(page)
  await button(page, 'टीम की ओर से जमा करें').click()
  await said(page, 'जमा किया गया')
}

/** Gives the most points for each criterion, and approves the milestone. */
export async function approveMilestone(page: Page, team: string) {
  await page.goto(`${team}?part=milestones`)
  await page.getByRole('link', { name: 'https://example.org/map' }).waitFor()
  for (const criterion of PROJECT.criteria)
    await page.getByRole('group', { name: criterion }).getByRole('radio').last().check()
  await said(page, '12 of 12 points, 6 are needed')
  await fits(page)
  await button(page, 'Approve').click()
  await said(page, 'Approved by the mentor')
}

export async function conclude(page: Page, team: string) {
  await page.goto(team)
  await said(page, 'All milestones are approved.')
  await act(page, 'Conclude the project')
  await said(page, 'The work is over. The members now write about each other.')
}

/** Says what each of the others contributed. */
export async function writeAbout({ page, language }: Member, team: string, others: number) {
  const words = WORDS[language]
  await page.goto(team)
  const fields = page.getByRole('textbox', { name: words.contributed })
  await fields.first().waitFor()
  expect(await fields.count()).toBe(others)
  for (const field of await fields.all())
    await field.fill('Asked every shop, and drew the corner. सब नल गिने।')
  await fits(page)
  await button(page, words.save).click()
  await said(page, words.saved)
}

/** Confirms the contribution of each member, with which the project is done. */
export async function decide(page: Page, team: string, names: string[]) {
  await page.goto(team)
  for (const name of names) {
    const words = page.getByLabel(`Your words about the contribution of ${name}`)
    await words.fill('Careful work from the first day on.')
    const member = page.getByRole('listitem').filter({ has: words })
    await member.getByRole('button', { name: 'Confirm the contribution' }).click()
    await said(page, `Your decision about ${name} was saved.`)
  }
  await said(page, 'The project is done.')
  await fits(page)
}

/** The form of the portfolio offers the project as the proof of a skill. */
export async function prove(page: Page, team: string) {
  await page.goto(team)
  await said(page, /^मेंटर ने इस योगदान की पुष्टि की है।/)
  await fits(page)
  await page.goto('/user/portfolio')
  await page.getByLabel('एक पंक्ति में परिचय').fill('पानी के नक़्शे बनाती हूँ')
  await button(page, 'कौशल जोड़ें').click()
  await page.getByLabel('कौशल 1', { exact: true }).fill('नक़्शे बनाना')
  await page.getByText('सबूत चुनें').click()
  await page.getByRole('checkbox', { name: new RegExp(PROJECT.title) }).check()
  await fits(page)
  await button(page, 'सेव करें').click()
  await said(page, 'सेव हो गया।')
}
