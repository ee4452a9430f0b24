import {
  getNotificationPreferences,
  setNotificationPreferences,
} from '@mentor-connect/contract/messages/notifications'
import { DEFAULT_MODES } from '@mentor-connect/contract/messages/notificationRules'
import { getReminders } from '@mentor-connect/contract/mentoring/sessions/reminders'
import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { aMentor, FakeApi, renderRoute, screenIs, signedIn, somePreferences } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const open = (role: 'user' | 'mentor', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes as RemoteRoutes, `/${role}/notifications/settings`, {
    mount: `/${role}/notifications`,
    session: role === 'mentor' ? signedIn(aMentor()) : signedIn(),
    locale,
  })
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const withPreferences = (changes = {}) =>
  new FakeApi()
    .answers(getNotificationPreferences, somePreferences(changes))
    .answers(getReminders, { reminders: [] })
const saved = (api: FakeApi) => api.received(setNotificationPreferences).map(({ body }) => body)

test('a mentor chooses the mails about courses, which is saved at once', async () => {
  const modes = { ...DEFAULT_MODES, learning: { push: 'now' as const, mail: 'off' as const } }
  const api = withPreferences().answers(setNotificationPreferences, somePreferences({ modes }))
  const { user } = await open('mentor')
  const courses = await row(/^Courses/)
  await user.selectOptions(courses.getByRole('combobox'), 'Off')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saved(api)).toEqual([
    expect.objectContaining({ modes, quietHours: { from: 1320, until: 420 }, timeZone: 'Asia/Kolkata' }),
  ])
  expect(courses.getByRole('combobox')).toHaveValue('off')
})

test('says what cannot be turned off', async () => {
  withPreferences()
  await open('user', 'hi')
  const safety = await row(/^खाता और सुरक्षा/)
  expect(safety.getByText('हमेशा')).toBeVisible()
  expect(safety.queryByRole('combobox')).toBeNull()
  expect(safety.getByRole('checkbox', { name: 'खाता और सुरक्षा: डिवाइस' })).toBeChecked()
  const requests = await row(/^अनुरोध और मेंटरशिप/)
  expect(requests.getByRole('combobox', { name: 'अनुरोध और मेंटरशिप: ईमेल' })).toHaveValue('now')
})

test('the choices are one table, whose explanations are folded on phones', async () => {
  withPreferences()
  const { user, unmount } = await open('user')
  const heads = within(await screen.findByRole('table')).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(['Devices', 'Email'])
  expect((await row(/^Messages/)).getByText(/written to you/)).toBeVisible()
  unmount()

  screenIs('max-width')
  await open('user')
  expect((await row(/^Messages/)).queryByText(/written to you/)).toBeNull()
  await user.click(screen.getByText('What belongs to each'))
  expect(screen.getByText(/written to you/)).toBeVisible()
})

test('quiet hours can be moved and turned off', async () => {
  const api = withPreferences().answers(setNotificationPreferences, somePreferences())
  const { user } = await open('user')
  await user.selectOptions(await screen.findByLabelText('From'), '1380')
  await waitFor(() => expect(saved(api)).toHaveLength(1))
  expect(saved(api)[0]).toMatchObject({ quietHours: { from: 1380, until: 420 } })
  api.answers(setNotificationPreferences, somePreferences({ quietHours: { from: 0, until: 0 } }))
  await user.click(screen.getByRole('switch', { name: /at night/ }))
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull())
  expect(saved(api)[1]).toMatchObject({ quietHours: { from: 0, until: 0 } })
})

test('the browser’s time zone counts until another one is known', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const api = withPreferences({ timeZone: 'America/Lima', isOwnTimeZone: false }).answers(
    setNotificationPreferences,
    somePreferences({ timeZone: 'Europe/Berlin' }),
  )
  const { user } = await open('user')
  const field = await screen.findByLabelText('Time zone')
  expect(field).toHaveDisplayValue(zoneName(zone, 'en-IN'))
  await user.clear(field)
  await user.type(field, 'Europe/Berlin')
  await user.click(screen.getByRole('option', { name: /^Germany/ }))
  await waitFor(() => expect(saved(api)).toMatchObject([{ timeZone: 'Europe/Berlin' }]))
})

test('a time zone that the browser does not know yet is shown without its time', async () => {
  withPreferences({ timeZone: 'Mars/Olympus_Mons' })
  await open('user')
  expect(await screen.findByLabelText('Time zone')).toHaveDisplayValue('Olympus Mons')
  expect(screen.queryByText(/there now/)).toBeNull()
})

test('a failure is said where it happened, the page shows what is stored, and the focus stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  withPreferences().isUnreachable(setNotificationPreferences)
  const { user } = await open('mentor')
  const field = (await row(/^Messages/)).getByRole('combobox')
  await user.click(field)
  await user.selectOptions(field, 'Off')
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be saved/)
  await waitFor(() => expect(field).toHaveValue('now'))
  expect(field).toHaveFocus()
})

test('the last of several quick choices is stored', async () => {
  const modes = { ...DEFAULT_MODES, messages: { push: 'off' as const, mail: 'digest' as const } }
  const api = withPreferences().answers(setNotificationPreferences, ({ body }) => somePreferences(body))
  const { user } = await open('user')
  const messages = await row(/^Messages/)
  await user.selectOptions(messages.getByRole('combobox'), 'Daily')
  await user.click(messages.getByRole('checkbox'))
  await screen.findByText('Saved')
  expect(saved(api).at(-1)).toMatchObject({ modes })
})

test('can be loaded again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = new FakeApi().isUnreachable(getNotificationPreferences)
  const { user } = await open('user')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getNotificationPreferences, somePreferences())
  await user.click(retry)
  expect(await row(/^Messages/)).toBeTruthy()
})
