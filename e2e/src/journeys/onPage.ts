import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'

// What people do and see on any page.

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor()
export const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
/** Presses a button that asks before it acts, and the same one in the dialog. */
export async function act(page: Page, name: string, field?: [label: string, text: string]) {
  await button(page, name).click()
  const dialog = page.getByRole('dialog')
  if (field) await dialog.getByLabel(field[0]).fill(field[1])
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
export const isAccessible = async (page: Page) =>
  expect([page.url(), await violations(page)]).toEqual([page.url(), []])
