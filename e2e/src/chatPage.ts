import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'

export async function logInAsLearner(
  page: Page,
  account: { email: string; password: string } = DEMO_LEARNER,
) {
  await logIn(page, '/signup', account)
  await page.waitForURL('**/user/home')
}

export async function logInAsMentor(page: Page, account: { email: string; password: string } = DEMO_MENTOR) {
  await logIn(page, '/mentor-signup', account)
  await page.waitForURL('**/mentor/home')
}

async function logIn(page: Page, path: string, { email, password }: { email: string; password: string }) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** What a person does on the chat screen, and what they see there. */
export class ChatPage {
  constructor(readonly page: Page) {}

  get log() {
    return this.page.getByRole('log')
  }

  row(name: string) {
    return this.page.getByRole('link', { name: new RegExp(name) })
  }

  /** Waits for as long as the longest pause between two tries. */
  async isConnected(connected = true) {
    const status = this.page.getByText(connected ? 'Connected' : 'Disconnected', { exact: true })
    await status.waitFor({ timeout: 60_000 })
  }

  async write(text: string) {
    await this.page.getByPlaceholder('Type your message...').fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** Waits until the last own message has come that far. */
  async lastIs(state: 'Sending' | 'Sent' | 'Read') {
    await this.log
      .getByRole('listitem')
      .filter({ hasText: 'You: ' })
      .last()
      .getByRole('img', { name: state })
      .waitFor()
  }

  async sees(text: string) {
    await this.log.getByText(text, { exact: true }).waitFor()
  }

  /** The messages of the thread, from first to last. */
  async messages(): Promise<string[]> {
    return this.log.locator('[dir=auto]').allTextContents()
  }
}
