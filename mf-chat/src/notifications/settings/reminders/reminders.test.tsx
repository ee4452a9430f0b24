import { DEFAULT_MODES } from '@mentor-connect/contract/messages/notificationRules'
import { getNotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import { DEFAULT_REMINDERS } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import {
  getReminders,
  saveReminders,
  type Reminders,
} from '@mentor-connect/contract/mentoring/sessions/reminders'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, renderRoute, signedIn, somePreferences, untilLoading } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'

const USUAL: Reminders = { reminders: [...DEFAULT_REMINDERS] }

async function open(
  stored = USUAL,
  preferences = somePreferences(),
  locale: 'en' | 'hi' = 'en',
  address = '/user/notifications/settings',
) {
  const api = new FakeApi()
    .answers(getNotificationPreferences, preferences)
    .answers(getReminders, stored)
    .answers(saveReminders, ({ body }) => body)
  const view = await renderRoute(routes as RemoteRoutes, address, {
    mount: '/user/notifications',
    session: signedIn(),
    locale,
  })
  const name = locale === 'hi' ? 'सेशन और वर्कशॉप के रिमाइंडर' : 'Reminders of sessions and workshops'
  const card = within(await screen.findByRole('region', { name }))
  await card.findByRole('group', { name: /1$/ })
  return { api, card, ...view }
}
const saved = (api: FakeApi) => api.received(saveReminders).map(({ body }) => body.reminders)
const nth = (card: ReturnType<typeof within>, n: number) =>
  within(card.getByRole('group', { name: `Reminder ${n}` }))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  [
    'en',
    'You are reminded: 1 day before, on your devices and by email; 1 hour before, on your devices and by email.',
  ],
  ['hi', 'रिमाइंडर कब आएगा: 1 दिन पहले, डिवाइस पर और ईमेल से; 1 घंटा पहले, डिवाइस पर और ईमेल से।'],
] as const)('says in words when one is reminded, in %s', async (locale, words) => {
  const { card } = await open(USUAL, somePreferences(), locale)
  expect(card.getByText(words)).toBeVisible()
})

test('a time is chosen and saved at once, the earliest first, and the focus stays', async () => {
  const { api, card, user } = await open()
  const time = nth(card, 2).getByRole('combobox')
  await user.selectOptions(time, '2 days before')
  expect(await card.findByText('Saved')).toBeVisible()
  expect(saved(api)).toEqual([
    [
      { minutes: 2880, push: true, mail: true },
      { minutes: 1440, push: true, mail: true },
    ],
  ])
  expect(time).toHaveFocus()
  expect(time).toHaveDisplayValue('2 days before')
})

test('a short time has no email, and says why', async () => {
  const { api, card, user } = await open()
  await user.selectOptions(nth(card, 2).getByRole('combobox'), '10 minutes before')
  await waitFor(() => expect(saved(api)).toHaveLength(1))
  expect(saved(api)[0]?.[1]).toEqual({ minutes: 10, push: true, mail: false })
  const mail = nth(card, 2).getByRole('checkbox', { name: /^By email/ })
  expect(mail).toBeDisabled()
  expect(nth(card, 2).getByText('An email would come too late for this time.')).toBeVisible()
})

test('no time can be chosen twice, and there are at most three', async () => {
  const { api, card, user } = await open()
  const options = nth(card, 1)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(options).not.toContain('1 hour before')
  const add = card.getByRole('button', { name: 'Add a reminder' })
  await user.click(add)
  expect(nth(card, 3).getByRole('combobox')).toHaveFocus()
  await waitFor(() => expect(saved(api).at(-1)).toHaveLength(3))
  await user.click(add)
  expect(card.getAllByRole('group')).toHaveLength(3)
})

test('reminders are removed one by one, until there are none', async () => {
  const { api, card, user } = await open()
  await user.click(card.getByRole('button', { name: 'Remove this reminder: 1 day before' }))
  expect(card.getByRole('button', { name: 'Add a reminder' })).toHaveFocus()
  await user.click(card.getByRole('button', { name: 'Remove this reminder: 1 hour before' }))
  expect(await card.findByText('You are not reminded.')).toBeVisible()
  await waitFor(() => expect(saved(api).at(-1)).toEqual([]))
})

test('a channel that is off for all sessions is said', async () => {
  const modes = { ...DEFAULT_MODES, sessions: { push: 'off' as const, mail: 'now' as const } }
  const { card } = await open(USUAL, somePreferences({ modes }))
  expect(card.getByText(/switched off for your devices above/)).toBeVisible()
  expect(card.queryByText(/^Emails about sessions/)).toBeNull()
})

test('who comes from the page of sessions is led to this part', async () => {
  await open(USUAL, somePreferences(), 'en', '/user/notifications/settings#reminders')
  expect(document.activeElement).toContainElement(
    screen.getByRole('region', { name: 'Reminders of sessions and workshops' }),
  )
  expect(document.body).not.toHaveFocus()
})

test('if saving fails, the stored reminders are shown again', async () => {
  const { api, card, user } = await open()
  api.isUnreachable(saveReminders)
  await user.click(nth(card, 1).getByRole('checkbox', { name: 'By email' }))
  expect(await card.findByRole('alert')).toHaveTextContent(/could not be saved/)
  await waitFor(() => expect(nth(card, 1).getByRole('checkbox', { name: 'By email' })).toBeChecked())
})

test('reminders show that they are loading', async () => {
  new FakeApi().answers(getNotificationPreferences, somePreferences()).neverAnswers(getReminders)
  await renderRoute(routes as RemoteRoutes, '/user/notifications/settings', {
    mount: '/user/notifications',
    session: signedIn(),
  })
  await untilLoading()
})
