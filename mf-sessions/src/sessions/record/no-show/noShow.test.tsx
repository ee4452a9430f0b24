import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  getMeetingRecord,
  type MeetingRecord,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import {
  getBookingPause,
  getMeeting,
  getMeetings,
  type MeetingDetails,
} from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../../../routes'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const UNTIL = inHours(40)
const MEETING: MeetingDetails = {
  id: 'm1',
  title: 'Career talk',
  start: inHours(-2),
  end: inHours(-1),
  state: 'booked',
  revision: 0,
  partner: { id: 'p', name: 'Ravi Iyer' },
  mentorId: 'mentor-1',
  kindId: 'talk',
  topic: '',
  hasPlace: true,
}

function open(
  role: 'user' | 'mentor',
  outcome: 'learner_absent' | 'mentor_absent',
  attendance: Partial<MeetingRecord['attendance']>,
  locale: 'en' | 'hi' = 'en',
) {
  new FakeApi().answers(getMeeting, { ...MEETING, outcome }).answers(getMeetingRecord, {
    notes: { version: 0, text: '', items: [] },
    feedback: { isOpen: false, until: UNTIL },
    attendance: { isOpen: true, until: UNTIL, ...attendance },
  })
  const session = signedIn(role === 'mentor' ? aMentor() : aLearner())
  return renderRoute(routes, `/${role}/sessions/m1`, { mount: `/${role}/sessions`, session, locale })
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  [
    'user',
    'learner_absent',
    /counts as missed\. After 2 missed sessions within 60 days, new bookings have to wait for 5 days/,
  ],
  ['mentor', 'mentor_absent', /counts as missed, and Ravi Iyer can book another time at once/],
] as const)(
  'a %s who is said to be absent reads what follows, and until when',
  async (role, outcome, text) => {
    await open(role, outcome, { partner: 'absent' })
    const words = await screen.findByText(text)
    expect(words).toHaveTextContent(dateFormats('en').dateTime(UNTIL).replaceAll('\u00a0', ' '))
    expect(screen.getByText(/never public/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'We met' })).toBeVisible()
  },
)

test('it is fair in Hindi, too', async () => {
  await open('user', 'learner_absent', { partner: 'absent' }, 'hi')
  expect(await screen.findByText(/कोई रेटिंग नहीं है/)).toBeVisible()
})

test('who has said it reads that the other can disagree', async () => {
  await open('mentor', 'learner_absent', { own: 'absent' })
  expect(await screen.findByText(/^Ravi Iyer can disagree until/)).toBeVisible()
})

test('a learner whose mentor did not come books another time', async () => {
  await open('user', 'mentor_absent', { own: 'absent', isOpen: false, mayBookAgain: true })
  expect(await screen.findByRole('link', { name: 'Book another time' })).toHaveAttribute(
    'href',
    '/user/sessions/book/mentor-1',
  )
})

test('nothing of it is said while both agree', async () => {
  await open('user', 'learner_absent', { partner: 'absent', own: 'met' })
  expect(await screen.findByRole('heading', { name: 'Did you meet?' })).toBeVisible()
  expect(screen.queryByText(/never public/)).toBeNull()
})

test('the list of sessions says until when booking waits', async () => {
  const pagination = { page: 1, limit: 10, totalItems: 0, totalPages: 0 }
  new FakeApi().answers(getMeetings, { meetings: [], pagination }).answers(getBookingPause, { until: UNTIL })
  await renderRoute(routes, '/user/sessions', { mount: '/user/sessions', session: signedIn(aLearner()) })
  expect(await screen.findByText(/^New sessions can be booked from /)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reminders' })).toHaveAttribute(
    'href',
    '/user/notifications/settings#reminders',
  )
})

test('while booking waits, no time is offered', async () => {
  new FakeApi().answers(getMentor, aMentor()).answers(getSlots, {
    timeZone: 'UTC',
    booking: 'open',
    pausedUntil: UNTIL,
    kinds: [{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 30 }],
    slots: [],
  })
  const session = signedIn(aLearner())
  await renderRoute(routes, '/user/sessions/book/mentor-1', { mount: '/user/sessions', session })
  expect(await screen.findByRole('heading', { name: /^New sessions can be booked from / })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
