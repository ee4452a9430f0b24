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

  /** Clicks the position of the button. Fails if another element covers its middle or one of its corners. */
  async pressesSend() {
    const button = this.page.getByRole('button', { name: 'Send', exact: true })
    const { x, y, width, height } = (await button.boundingBox())!
    const edges = [0.1, 0.5, 0.9]
    const points = edges.flatMap((across) => edges.map((down) => [x + width * across, y + height * down]))
    const covered = await button.evaluate(
      (one, all) => all.filter(([left, top]) => !one.contains(document.elementFromPoint(left!, top!))),
      points,
    )
    if (covered.length > 0) throw new Error(`Something lies over the button: ${JSON.stringify(covered)}`)
    await this.page.mouse.click(x + width / 2, y + height / 2)
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
