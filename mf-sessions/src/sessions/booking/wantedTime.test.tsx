import { getSlots, type MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import routes from '../../routes'

const tomorrow = new Date(Date.now() + DAY_MS)
tomorrow.setHours(12, 0, 0, 0)
const START = tomorrow.toISOString()
const SLOTS: MentorSlots = {
  timeZone: 'Asia/Kolkata',
  booking: 'open',
  kinds: [
    { id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 30 },
    { id: 'review', title: 'Review', minutes: 30, horizonDays: 30 },
  ],
  slots: [{ start: START, end: new Date(tomorrow.getTime() + HOUR_MS / 2).toISOString() }],
}

const open = (query: string) =>
  renderRoute(routes, `/user/sessions/book/mentor-1?${query}`, {
    mount: '/user/sessions',
    session: signedIn(aLearner()),
  })
const withSlots = (slots = SLOTS) => new FakeApi().answers(getMentor, aMentor()).answers(getSlots, slots)

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the kind and the time that the address names are chosen', async () => {
  withSlots()
  await open(`kind=review&start=${START}`)
  expect(await screen.findByRole('button', { name: /^Book: .+12:00/ })).toBeVisible()
  expect(screen.getByLabelText('Kind of session')).toHaveValue('review')
  expect(screen.queryByText(/not free any more/)).toBeNull()
})

test('a time that is not free any more is said, until another one is chosen', async () => {
  const later = new Date(tomorrow.getTime() + HOUR_MS)
  withSlots({ ...SLOTS, slots: [{ start: later.toISOString(), end: later.toISOString() }] })
  const { user } = await open(`kind=talk&start=${START}`)
  expect(await screen.findByText(/not free any more/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^1:00/ }))
  expect(screen.queryByText(/not free any more/)).toBeNull()
  expect(screen.getByRole('button', { name: /^Book: / })).toBeVisible()
})

test('a kind that does not exist any more leaves the choice to the learner', async () => {
  const api = withSlots().refuses(getSlots, 404, 'not_found')
  await open('kind=gone')
  await waitFor(() => expect(api.received(getSlots).length).toBeGreaterThan(0))
  api.answers(getSlots, SLOTS)
  await waitFor(() => expect(api.received(getSlots).at(-1)?.query).not.toHaveProperty('kind'))
})

test.each(['nonsense', '2001-01-01T10:00:00.000Z', '2999-01-01T10:00:00.000Z'])(
  'the time “%s” of an address is ignored',
  async (start) => {
    const api = withSlots()
    await open(`start=${start}`)
    await waitFor(() => expect(api.received(getSlots)).not.toEqual([]))
    const { from } = api.received(getSlots)[0]!.query as { from: string }
    expect(new Date(from).getMonth()).toBe(new Date().getMonth())
    expect(screen.queryByText(/not free any more/)).toBeNull()
  },
)
