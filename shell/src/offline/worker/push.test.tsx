import type { PushReader } from '@mentor-connect/contract/site/serviceWorker'
import { handlePush } from './push'

const showNotification = jest.fn().mockResolvedValue(undefined)
const openWindow = jest.fn().mockResolvedValue(undefined)

/** A worker event that can be waited for, which jsdom lacks. */
class WorkerEvent extends Event {
  work: Promise<unknown> = Promise.resolve()
  waitUntil = (work: Promise<unknown>) => void (this.work = work)
}

async function dispatch(type: string, properties: object) {
  const event = Object.assign(new WorkerEvent(type), properties)
  self.dispatchEvent(event)
  await event.work
}

/** Turns push messages on for this person in this browser; undefined turns them off. */
function readBy(reader: PushReader | undefined) {
  const match = async () => reader && { json: async () => reader }
  Object.assign(globalThis, { caches: { open: async () => ({ match }) } })
}

const receive = (kind: string, count = 1) =>
  dispatch('push', { data: { json: () => ({ kind, count, id: 'n1' }) } })

beforeAll(() => {
  Object.assign(self, {
    registration: { showNotification },
    clients: { matchAll: async () => [], openWindow },
  })
  handlePush()
})
beforeEach(() => jest.clearAllMocks())

it.each([
  ['message', 'user', 'en', '2 new messages', '/user/chat'],
  ['message', 'mentor', 'hi', '2 नए संदेश', '/mentor/chat'],
  ['review', 'mentor', 'en', '2 new reviews of your course', '/mentor/notifications'],
  ['a-later-kind', 'user', 'hi', 'आपके लिए कुछ नया है', '/user/notifications'],
] as const)(
  'a push about %s tells the %s in %s and leads to its page',
  async (kind, role, locale, body, page) => {
    readBy({ locale, role })
    await receive(kind, 2)
    expect(showNotification).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ body, lang: locale, tag: 'n1', data: { page } }),
    )
    await dispatch('notificationclick', { notification: { data: { page }, close: jest.fn() } })
    expect(openWindow).toHaveBeenCalledWith(page)
  },
)

it('shows nothing to whoever has signed out', async () => {
  readBy(undefined)
  await receive('message')
  expect(showNotification).not.toHaveBeenCalled()
})
