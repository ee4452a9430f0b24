import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/contract/site/firstPaint'
import type { Browser, Page, Request, Response } from 'playwright-core'
import { ChatPage } from '../browser/chatPage'
import { KINDS, type Kind } from '../drill-rolling/instance'
import type { Urls } from '../drill-rolling/deployment'

/** Timeout of what a person waits for, in ms: longer than any outage and the pause before the next attempt together. */
const PATIENCE_MS = 60_000
const GLANCE_MS = 100
/** A response after this time, in ms, is late; a request that is given up after it has failed. */
const LATE_MS = 10_000
const NAMES: Record<Kind, string> = { api: 'API', chat: 'chat', site: 'site' }
/** What a page says about an attempt that has failed, or about the connection of chat. */
const NOTICES = '[role=alert], [role=status]:text-is("Disconnected")'

/** Different each time. */
const REFERENCE = /Reference for our support: \w+/

/** Somebody with a browser profile of their own. */
export class Person {
  readonly chat: ChatPage
  /** Requests that failed, and connections that ended, once for each: `502 of the API`. */
  failed: string[] = []
  /** Messages that the page has shown. */
  notices = new Set<string>()

  private constructor(
    readonly page: Page,
    private readonly urls: Urls,
  ) {
    this.chat = new ChatPage(page)
    page.on('response', (response) => this.note(response))
    page.on('requestfailed', (request) => this.noteFailure(request))
    page.on('websocket', (socket) => socket.on('close', () => this.failed.push('chat connection ended')))
  }

  static async enter(browser: Browser, urls: Urls): Promise<Person> {
    const context = await browser.newContext({
      baseURL: urls.site,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const person = new Person(await context.newPage(), urls)
    void person.watchNotices()
    return person
  }

  /** Opens an address, and waits until the app has replaced the page that the server has rendered. */
  async open(address: string) {
    await this.page.goto(address)
    await this.page.locator(`#app > :not(#${PRERENDERED_ELEMENT_ID})`).first().waitFor({ state: 'attached' })
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async sees(text: string | RegExp) {
    await this.page.getByText(text).first().waitFor()
  }

  /** From now on, only what follows is noticed. */
  forget() {
    this.failed = []
    this.notices.clear()
  }

  leave() {
    return this.page.context().close()
  }

  private note(response: Response) {
    const kind = this.kindOf(response.url())
    if (!kind) return
    if (response.status() >= 500) this.failed.push(`${response.status()} of the ${NAMES[kind]}`)
    if (response.request().timing().responseStart > LATE_MS)
      this.failed.push(`late response of the ${NAMES[kind]}`)
  }

  private noteFailure(request: Request) {
    const kind = this.kindOf(request.url())
    // A page also gives up requests that it does not need any more, such as when it is left.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED'
    const isLate = Date.now() - request.timing().startTime > LATE_MS
    if (!kind || (isGivenUp && !isLate)) return
    this.failed.push(`no response of the ${NAMES[kind]}`)
  }

  private kindOf(address: string): Kind | undefined {
    return KINDS.find((kind) => new URL(address).origin === this.urls[kind])
  }

  private async watchNotices() {
    while (!this.page.isClosed()) {
      const shown = await this.page
        .locator(NOTICES)
        .allInnerTexts()
        .catch(() => [])
      for (const text of shown) {
        const notice = text.replace(REFERENCE, '').replace(/\s+/g, ' ').trim()
        if (notice) this.notices.add(notice)
      }
      await new Promise((resolve) => setTimeout(resolve, GLANCE_MS))
    }
  }
}
