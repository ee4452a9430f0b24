import type { Page } from 'playwright-core'

/** Page object of the chat screen. */
export class ChatPage {
  constructor(readonly page: Page) {}

  get log() {
    return this.page.getByRole('log')
  }

  row(name: string) {
    return this.page.getByRole('link', { name: new RegExp(name) })
  }

  async isConnected(connected = true) {
    const status = this.page.getByText(connected ? 'Connected' : 'Disconnected', { exact: true })
    await status.waitFor()
  }

  async write(text: string) {
    await this.page.getByPlaceholder('Type your message...').fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** Waits until the last own message has this delivery state. */
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
