import type { Page, Request } from 'playwright-core'
import type { PrivateSite } from './privateSite'

/** Events of a page that its own scripts cannot hide. */
export interface Events {
  errors: string[]
  consoleErrors: string[]
  dialogs: string[]
  /** Requests that failed, with the reason. */
  failed: string[]
  /** Requests to other hosts; none of them leaves the machine. */
  foreign: string[]
  /** Addresses of documents to which the page navigated. */
  left: string[]
  popups: string[]
  crashed: boolean
  /** Requests that have not been answered yet. */
  pending: () => number
}

/** Maximum length of a message that is kept, in characters. */
const TEXT_MAX = 200
/**
 * Maximum number of messages that are kept. The first messages are enough to describe a page that logs all
 * the time.
 */
const KEPT = 20
/** Error of a request that was cancelled by a navigation or by the page itself. */
const ABORTED = /ERR_ABORTED/

/** Records what happens in a page from now on. Closes dialogs and other windows. */
export function watchPage(page: Page, { siteUrl, apiUrl }: PrivateSite): Events {
  const events: Events = {
    errors: [],
    consoleErrors: [],
    dialogs: [],
    failed: [],
    foreign: [],
    left: [],
    popups: [],
    crashed: false,
    pending: () => open.size,
  }
  const open = new Set<Request>()
  let documents = 0
  const isOurs = (url: string) => !/^(https?|wss?):/.test(url) || hosts.has(new URL(url).host)
  const hosts = new Set([siteUrl, apiUrl].map((url) => new URL(url).host))

  page.on('pageerror', (error) => keep(events.errors, String(error.message || error)))
  page.on('console', (message) => {
    if (message.type() === 'error') keep(events.consoleErrors, message.text())
  })
  page.on('dialog', (dialog) => {
    keep(events.dialogs, dialog.type())
    void dialog.dismiss().catch(() => undefined)
  })
  page.on('popup', (popup) => {
    keep(events.popups, popup.url())
    void popup.close().catch(() => undefined)
  })
  page.on('crash', () => (events.crashed = true))
  page.on('websocket', (socket) => {
    if (!isOurs(socket.url())) keep(events.foreign, socket.url())
  })
  page.on('request', (request) => {
    open.add(request)
    if (!isOurs(request.url())) keep(events.foreign, request.url())
    if (request.isNavigationRequest() && !request.redirectedFrom() && !request.frame().parentFrame()) {
      documents += 1
      if (documents > 1) keep(events.left, request.url())
    }
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => {
    open.delete(request)
    const reason = request.failure()?.errorText ?? ''
    if (isOurs(request.url()) && !ABORTED.test(reason))
      keep(events.failed, `${pathOf(request.url())} (${reason})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) keep(events.failed, `${pathOf(response.url())} (${response.status()})`)
  })
  return events
}

function keep(list: string[], text: string) {
  if (list.length < KEPT) list.push(text.split('\n')[0]!.slice(0, TEXT_MAX))
}

const pathOf = (url: string) => new URL(url).pathname
