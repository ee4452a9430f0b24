import { PERSONAL_CACHE, PUSH_READER } from '@mentor-connect/contract/site/serviceWorker'
import type { BrowserContext, Page } from 'playwright-core'
import { newLearner } from '../people/learners'
import { logInAsLearner } from '../people/logIn'
import { newPerson, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { until } from '../stage/until'

const product = sharedProduct()

let context: BrowserContext
let page: Page
beforeEach(async () => {
  const person = await newPerson(product.siteUrl, {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  context = person.context
  page = person.page
})
afterEach(() => context.close())

/** Delivers a message to the site's worker, as the browser's push service would. */
async function deliver(payload: object) {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(product.siteUrl))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.siteUrl,
    registrationId: await registered,
    data: JSON.stringify(payload),
  })
}

const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, data }) => ({ title, body, page: (data as { page: string }).page }))
  })

const AGAIN_AFTER_MS = 10_000

/**
 * Delivers a message, and delivers it again if it is not shown. DevTools reports no failure if the worker could not be
 * started.
 */
async function deliverUntil(number: number, payload: object) {
  let deliveredAt = -Infinity
  await until(async () => {
    if (Date.now() - deliveredAt > AGAIN_AFTER_MS) {
      deliveredAt = Date.now()
      await deliver(payload)
    }
    return (await shown()).length === number
  }, `${number} notifications are shown`)
}

test('a push message becomes a notification with its page, for the signed-in reader only', async () => {
  await witnessed(page, async () => {
    await logInAsLearner(page, await newLearner(product, 'Nadia Khan'))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await deliver({ kind: 'message', count: 2, id: 'nobody' })
    expect(await shown()).toEqual([])

    const reader = JSON.stringify({ locale: 'hi', role: 'user' })
    await page.evaluate(
      async ([cache, key, text]) => (await caches.open(cache!)).put(key!, new Response(text)),
      [PERSONAL_CACHE, PUSH_READER, reader],
    )
    await deliverUntil(1, { kind: 'message', count: 2, id: 'one' })
    expect(await shown()).toEqual([{ title: 'मेंटर-कनेक्ट', body: '2 नए संदेश', page: '/user/chat' }])

    await deliverUntil(2, { kind: 'appeal-decided', count: 1, id: 'two' })
    expect((await shown()).map((one) => one.page).sort()).toEqual(['/user/chat', '/user/notifications'])
  })
})
