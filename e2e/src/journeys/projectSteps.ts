import type { Page } from 'playwright-core'
import { button, fits, heading, said } from './mentorshipSteps'

// Steps of a mentor, in English, and of learners in either language, from the brief of a project to the start of a team.

export const PROJECT = {
  title: 'A map of drinking water',
  roles: ['Asking people', 'Drawing the map'],
  milestone: 'The first street',
  criteria: ['Every tap is on the map', 'The map can be read', 'Sources are named'],
}

/** A learner with the words of the language that the person reads. */
export interface Member {
  name: string
  page: Page
  language: 'en' | 'hi'
}

const WORDS = {
  en: { note: /^A few words to the mentor/, send: 'Send application', sent: /^You have applied as/ },
  hi: { note: /^मेंटर के लिए दो बातें/, send: 'आवेदन भेजें', sent: /के लिए आवेदन किया है। मेंटर/ },
}

/** Describes a project with two roles for four people and one milestone, and opens it. */
export async function openProject(page: Page) {
  await page.goto('/mentor/projects')
  await page.getByRole('link', { name: 'New project' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill(PROJECT.title)
  await page.getByLabel('Goal, in one or two sentences').fill('Everybody finds clean water in our town.')
  await page
    .getByLabel('What the team does, and what everybody learns')
    .fill('You ask people in your street.\n\nYou draw a map of it together.')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Design')
  await page.keyboard.press('Enter')
  for (const [index, role] of PROJECT.roles.entries()) {
    await page.getByLabel(`Role ${index + 1}`, { exact: true }).fill(role)
    await page.getByLabel(`Places in role ${index + 1}`).fill('2')
  }
  await said(page, 'The team has 4 people; possible are 2 to 6.')
  await button(page, 'Remove milestone 2').click()
  await page.getByLabel('Title of milestone 1').fill(PROJECT.milestone)
  await page.getByLabel('What is handed in with milestone 1').fill('A map of one street.')
  await page.getByText('3 criteria of milestone 1').click()
  for (const [index, criterion] of PROJECT.criteria.entries())
    await page.getByLabel(`Criterion ${index + 1}`, { exact: true }).fill(criterion)
  for (const [index, text] of ['No', 'In part', 'Yes'].entries())
    for (const level of await page.getByLabel(`Level ${index + 1}`, { exact: true }).all())
      await level.fill(text)
  await fits(page)
  await button(page, 'Open for applications').click()
  await said(page, 'The project is open.')
}

/** Finds the project in the list, and applies for a role. */
export async function applyFor({ page, language }: Member, role: string) {
  const words = WORDS[language]
  await page.goto('/user/projects')
  await page.getByRole('link', { name: PROJECT.title }).click()
  await heading(page, PROJECT.title)
  await page.getByRole('radio', { name: new RegExp(role) }).check()
  await page.getByLabel(words.note).fill('I know every street here. मुझे नक़्शे पसंद हैं।')
  await fits(page)
  await button(page, words.send).click()
  await said(page, words.sent)
}

/** Accepts all applicants, and starts their team. Returns its id. */
export async function startTeam(page: Page, names: string[]): Promise<string> {
  await page.reload()
  for (const name of names) {
    const request = page.getByRole('listitem').filter({ hasText: name, has: button(page, 'Decline') })
    await request.getByRole('button', { name: 'Accept', exact: true }).click()
    await said(page, `${name} is in the team.`)
  }
  await page.getByRole('link', { name: 'Team 1' }).click()
  await button(page, 'Start the team').click()
  await said(page, 'The team has started.')
  await fits(page)
  return new URL(page.url()).pathname.split('/').at(-1)!
}
