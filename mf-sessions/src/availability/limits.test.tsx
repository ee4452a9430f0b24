import {
  getAvailability,
  saveAvailability,
  type StoredAvailability,
} from '@mentor-connect/contract/mentoring/sessions/availability'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const KIND = { id: 'talk', title: 'Career talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 30 }
const HOURS: StoredAvailability = {
  timeZone: 'Asia/Kolkata',
  weekly: [{ weekday: 1, from: 600, until: 720 }],
  days: [],
  kinds: [KIND, { ...KIND, id: 'review', title: 'Review' }],
  meetingUrl: '',
  version: '2026-11-20T08:30:00.000Z',
}

async function open(hours = HOURS, locale: 'en' | 'hi' = 'en') {
  const api = new FakeApi().answers(getAvailability, hours).answers(saveAvailability, hours)
  const at = { mount: '/mentor/sessions', session: signedIn(aMentor()), locale }
  const view = await renderRoute(routes, '/mentor/sessions/hours', at)
  const kind = within(await screen.findByRole('group', { name: 'Career talk' }))
  return { api, kind, ...view }
}
const saved = async (api: FakeApi) => {
  await waitFor(() => expect(api.received(saveAvailability)).toHaveLength(1))
  return api.received(saveAvailability)[0]!.body
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the breaks are told by an example, and saved with the kind', async () => {
  const { api, kind, user } = await open()
  await user.click(kind.getByText(/^Break and booking limits/))
  const example = () =>
    kind.getByText(/^After a session that ends at 4:00/).textContent?.replaceAll('\u00a0', ' ')
  expect(example()).toBe(
    'After a session that ends at 4:00 pm, the next one of this kind can begin at 4:15 pm.',
  )
  await user.selectOptions(kind.getByLabelText('Break before'), '30')
  expect(example()).toContain('4:45 pm')
  expect(kind.getByText(/^30 minutes before · 15-minute break/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await saved(api)).kinds).toEqual([{ ...KIND, bufferBefore: 30 }, HOURS.kinds[1]])
})

test('the most a day of a kind is told in words', async () => {
  const { api, kind, user } = await open()
  await user.click(kind.getByText(/^Break and booking limits/))
  await user.selectOptions(kind.getByLabelText('Most sessions of this kind a day'), '3')
  expect(kind.getByText(/as many sessions of this kind \(3\)/)).toBeVisible()
  expect(kind.getByText(/at most 3 a day/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await saved(api)).kinds[0]).toMatchObject({ perDay: 3 })
})

test('the breaks of one kind are given to all', async () => {
  const { api, kind, user } = await open()
  await user.click(kind.getByText(/^Break and booking limits/))
  await user.selectOptions(kind.getByLabelText('Break afterwards'), '45')
  await user.click(kind.getByRole('button', { name: 'Use these breaks for all kinds' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await saved(api)).kinds.map(({ buffer }) => buffer)).toEqual([45, 45])
})

test('the most a day of all kinds is saved, and taken away again', async () => {
  const { api, user } = await open()
  await user.selectOptions(await screen.findByLabelText('Most sessions of all kinds a day'), '4')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await saved(api)).toMatchObject({ perDay: 4 })
  await user.selectOptions(screen.getByLabelText('Most sessions of all kinds a day'), 'No limit')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(saveAvailability)[1]?.body).toMatchObject({ perDay: 0 }))
})

test('hours without these limits are saved without them', async () => {
  const { api, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await saved(api)).not.toHaveProperty('perDay')
})

test('a single kind needs no limit of all, and has no other that its breaks could be given to', async () => {
  const { kind } = await open({ ...HOURS, kinds: [KIND] })
  expect(screen.queryByLabelText('Most sessions of all kinds a day')).toBeNull()
  expect(kind.queryByText('Use these breaks for all kinds')).toBeNull()
})

test('the example is in Hindi, too', async () => {
  const { kind } = await open(HOURS, 'hi')
  expect(kind.getByText(/^जो सेशन .+ पर ख़त्म हो, उसके बाद ऐसा अगला सेशन/)).toBeInTheDocument()
})
