import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { getMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getMeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../../routes'

const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const AWAY = {
  timeZone: 'Asia/Kolkata',
  kinds: [{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 30 }],
  slots: [],
  isAway: true,
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'This mentor is away', 'See other mentors'],
  ['hi', 'ये मेंटर अभी उपलब्ध नहीं हैं', 'दूसरे मेंटर देखें'],
] as const)('no time is offered of a mentor who is away, in %s', async (locale, title, way) => {
  new FakeApi().answers(getMentor, aMentor()).answers(getSlots, AWAY)
  const session = signedIn(aLearner())
  await renderRoute(routes, '/user/sessions/book/mentor-1', { mount: '/user/sessions', session, locale })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/user/mentors')
  expect(screen.queryByRole('table')).toBeNull()
})

test('a mentor who moves a session is told how being away ends', async () => {
  const closed = { isOpen: false, until: at(24) }
  new FakeApi()
    .answers(getMeetingRecord, {
      notes: { version: 0, text: '', items: [] },
      feedback: closed,
      attendance: closed,
    })
    .answers(getMeeting, {
      id: 'm1',
      title: 'Career talk',
      start: at(24),
      end: at(25),
      state: 'booked',
      revision: 0,
      partner: { id: 'learner-1', name: 'Asha' },
      mentorId: 'mentor-1',
      kindId: 'talk',
      topic: '',
      hasPlace: true,
    })
    .answers(getSlots, AWAY)
  const session = signedIn(aMentor())
  const { user } = await renderRoute(routes, '/mentor/sessions/m1', { mount: '/mentor/sessions', session })
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  expect(await screen.findByRole('link', { name: 'To your places' })).toHaveAttribute(
    'href',
    '/mentor/mentorships/places',
  )
})
