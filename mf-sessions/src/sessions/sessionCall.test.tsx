import { getMeeting, type MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getMeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen } from '@testing-library/react'
import routes from '../routes'

/** The time in so many minutes. */
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const aMeeting = (parts: Partial<MeetingDetails>): MeetingDetails => ({
  id: 'm1',
  title: 'Career talk',
  start: at(20),
  end: at(50),
  state: 'booked',
  revision: 0,
  partner: { id: 'mentor-1', name: 'Ravi Iyer' },
  mentorId: 'mentor-1',
  kindId: 'talk',
  topic: 'My resume',
  hasPlace: true,
  ...parts,
})
const until = new Date(Date.now() + HOUR_MS).toISOString()
const RECORD = {
  notes: { version: 0, text: '', items: [] },
  feedback: { isOpen: false, until },
  attendance: { isOpen: false, until },
}
afterEach(() => jest.useRealTimers())

test.each([
  ['/user/sessions', aLearner(), 'en', 'Join the call', '/user/calls/session?session=m1'],
  ['/mentor/sessions', aMentor(), 'hi', 'कॉल में जाएँ', '/mentor/calls/session?session=m1'],
] as const)(
  'the call of a session opens and closes by itself, at %s',
  async (mount, who, locale, name, to) => {
    jest.useFakeTimers({ advanceTimers: true })
    new FakeApi().answers(getMeetingRecord, RECORD).answers(getMeeting, aMeeting({}))
    await renderRoute(routes, `${mount}/m1`, { mount, session: signedIn(who), locale })
    expect(await screen.findByText(/The call opens here at|कॉल यहाँ/)).toBeVisible()
    expect(screen.queryByRole('link', { name })).toBeNull()
    act(() => jest.advanceTimersByTime(6 * 60_000))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    act(() => jest.advanceTimersByTime(50 * 60_000))
    expect(screen.getByRole('link', { name })).toBeVisible()
    act(() => jest.advanceTimersByTime(30 * 60_000))
    expect(screen.queryByRole('link', { name })).toBeNull()
  },
)

test('a session that was cancelled has no call', async () => {
  new FakeApi()
    .answers(getMeetingRecord, RECORD)
    .answers(getMeeting, aMeeting({ start: at(5), end: at(35), state: 'cancelled', cancelledBy: 'mentor' }))
  await renderRoute(routes, '/user/sessions/m1', { mount: '/user/sessions', session: signedIn(aLearner()) })
  expect(await screen.findByText('The mentor has cancelled this session.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Join the call' })).toBeNull()
})
