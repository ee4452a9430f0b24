import { openCache } from '@mentor-connect/contract/browser/storage'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { pushText, type PushPayload } from '@mentor-connect/contract/notifications/kinds'
import { PERSONAL_CACHE, PUSH_READER, type PushReader } from '@mentor-connect/contract/site/serviceWorker'
import { scope, type ClickEvent, type PushEvent } from './scope'

/** Shows push messages as notifications. A click on a notification opens its page. */
export function handlePush(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)))
}

/**
 * Shows a message only if the person who turned on push messages is still signed in. A sign-out deletes the
 * stored reader.
 */
async function show({ data }: PushEvent): Promise<void> {
  const payload = data?.json() as PushPayload | undefined
  const reader = await findReader()
  if (!payload || !reader) return
  await scope.registration.showNotification(BRAND[reader.locale], {
    body: pushText(payload, reader.locale),
    lang: reader.locale,
    // A later message about the same entry replaces the earlier one.
    tag: payload.id,
    data: { page: pageOf(payload, reader) },
  })
}

/**
 * Returns the page that a notification opens. The page depends only on the kind, because the payload does not
 * name the subject.
 */
const pageOf = ({ kind }: PushPayload, { role }: PushReader) =>
  `/${role}/${kind === 'message' ? 'chat' : 'notifications'}`

async function open({ notification }: ClickEvent): Promise<void> {
  notification.close()
  const { page } = notification.data as { page: string }
  const [tab] = await scope.clients.matchAll({ type: 'window' })
  const opened = await tab?.navigate(page).catch(() => null)
  if (opened) await opened.focus()
  else await scope.clients.openWindow(page)
}

async function findReader(): Promise<PushReader | undefined> {
  const cache = await openCache(PERSONAL_CACHE)
  return (await (await cache?.match(PUSH_READER))?.json()) as PushReader | undefined
}
