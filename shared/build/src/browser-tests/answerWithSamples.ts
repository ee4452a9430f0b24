import type { Locale } from '@mentor-connect/contract/api/locales'
import { sampleResponse } from '@mentor-connect/contract/samples/sampleResponse'
import { sampleChatAnswer, sampleGreeting, sampleVisit } from '@mentor-connect/contract/samples/sampleVisit'
import type { ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import type { BrowserContext, Route } from 'playwright-core'

export interface Samples {
  /** The sample person who is signed in; `user` is a learner. Default: a visitor. */
  as?: 'visitor' | 'user' | 'mentor'
  /** Default: `en`. */
  locale?: Locale
  /** Content of `samples.json`, for an area with services of its own. */
  services?: ServiceSamples
}

/**
 * Answers the calls of all pages in a browser profile with samples, as the release check does: the responses that the
 * contracts describe, and those in `samples.json`. Nothing is stored.
 */
export async function answerWithSamples(
  context: BrowserContext,
  { apiUrl, chatUrl, services: origins = {} }: RuntimeConfig,
  { as = 'visitor', locale = 'en', services = {} }: Samples,
): Promise<void> {
  const role = as === 'visitor' ? undefined : as
  const answer = (base: string, service?: string) =>
    context.route(isBelow(base), (route) => {
      const request = route.request()
      const path = new URL(request.url()).pathname.slice(pathOf(base).length)
      return send(route, sampleResponse({ method: request.method(), path, service }, role, services))
    })
  await answer(apiUrl)
  if (chatUrl !== apiUrl) await answer(chatUrl)
  for (const [service, origin] of Object.entries(origins)) await answer(origin, service)
  await context.routeWebSocket(isBelow(chatUrl.replace(/^http/, 'ws')), (socket) => {
    socket.onMessage((message) => {
      const response = sampleChatAnswer(String(message))
      if (response) socket.send(response)
    })
    socket.send(sampleGreeting())
  })
  const items = JSON.stringify(sampleVisit(as, locale))
  // An item that a page has changed stays changed, as it would for a person.
  await context.addInitScript({
    content: `if (location.protocol.startsWith('http'))
      for (const [name, value] of Object.entries(${items})) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)`,
  })
}

const pathOf = (base: string) => new URL(base).pathname.replace(/\/$/, '')

function isBelow(base: string) {
  const { origin } = new URL(base)
  return (url: URL) => url.origin === origin && url.pathname.startsWith(`${pathOf(base)}/`)
}

function send(route: Route, { status, type, body }: ReturnType<typeof sampleResponse>): Promise<void> {
  const { origin = '*' } = route.request().headers()
  return route.fulfill({
    status,
    contentType: type,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    },
    body: typeof body === 'string' ? body : Buffer.from(body),
  })
}
