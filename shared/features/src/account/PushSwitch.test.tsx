import { getNotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import {
  addPushSubscription,
  getPushKey,
  removePushSubscription,
} from '@mentor-connect/contract/messages/push'
import { joinMessages, sharedMessages, type Locale } from '@mentor-connect/i18n'
import { aMentor, profileApi, renderRoute, signedIn, somePreferences } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import { accountMessages } from './messages'
import { PushSwitch } from './PushSwitch'

const ENDPOINT = 'https://push.test/1'
const requestPermission = jest.fn(async () => 'granted')
const stored = new Map<string, unknown>()
let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null

const subscribed = () => ({
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: async () => ((subscription = null), true),
})
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async () => (subscription = subscribed()),
}
const cache = {
  match: async (key: string) => stored.get(key),
  put: async (key: string, value: unknown) => void stored.set(key, value),
  delete: async (key: string) => stored.delete(key),
}
const BROWSER = {
  Notification: { permission: 'default', requestPermission },
  PushManager: {},
  caches: { open: async () => cache },
  Response: class {},
}

function supportPush() {
  for (const [name, value] of Object.entries(BROWSER))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

beforeEach(() => {
  subscription = null
  stored.clear()
  requestPermission.mockClear()
})

const open = (locale: Locale = 'en') =>
  renderRoute(
    {
      kind: 'routes',
      routes: [{ path: 'me', element: <PushSwitch userId="mentor-1" /> }],
      messages: joinMessages(sharedMessages, accountMessages),
    },
    '/me',
    { mount: '/', session: signedIn(aMentor()), locale },
  )

test('says so in a browser without push messages', async () => {
  profileApi()
  await open('hi')
  expect(await screen.findByText(/यह ब्राउज़र/)).toBeVisible()
})

test('asks for permission only when it is switched on, and can be switched off', async () => {
  supportPush()
  const api = profileApi()
    .answers(getPushKey, { publicKey: 'key' })
    .answers(addPushSubscription, { subscribed: true })
    .answers(removePushSubscription, { subscribed: false })
  const { user } = await open()
  const control = await screen.findByRole('switch', { name: 'Notifications on this device' })
  expect(control).not.toBeChecked()
  expect(requestPermission).not.toHaveBeenCalled()
  await user.click(control)
  await waitFor(() => expect(control).toBeChecked())
  expect(api.received(addPushSubscription)).toEqual([
    expect.objectContaining({
      body: { userId: 'mentor-1', endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } },
    }),
  ])
  await user.click(control)
  await waitFor(() => expect(control).not.toBeChecked())
  expect(api.received(removePushSubscription)).toHaveLength(1)
  expect([subscription, stored.size]).toEqual([null, 0])
})

test.each([
  ['en', { from: 1350, until: 360 }, 'Nothing arrives between 10:30 pm and 6:00 am.'],
  ['hi', { from: 1350, until: 360 }, 'रात 10:30 से सुबह 6:00 तक कुछ नहीं आता।'],
] as const)('says in %s when nothing comes', async (locale, quietHours, sentence) => {
  supportPush()
  profileApi().answers(getNotificationPreferences, somePreferences({ quietHours }))
  await open(locale)
  await screen.findByRole('switch')
  await waitFor(() => expect(document.body.textContent!.replace(/[\u202f\u00a0]/g, ' ')).toContain(sentence))
})

test('promises no quiet hours to somebody who has none', async () => {
  supportPush()
  profileApi().answers(getNotificationPreferences, somePreferences({ quietHours: { from: 0, until: 0 } }))
  await open()
  expect(await screen.findByText(/It contains neither names nor texts\.$/)).toBeVisible()
})
