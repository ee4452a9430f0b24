import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getMentoring, type Mentoring } from '@mentor-connect/contract/mentoring/mentorships'
import type { Session } from '@mentor-connect/contract/auth'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, SIGNED_OUT, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import profiles from '../../mentors'

async function open(session: Session, mentoring: Mentoring = { state: 'open' }) {
  const pagination = { page: 1, limit: 9, totalItems: 0, totalPages: 0 }
  new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getCoursesByMentor, { resources: [], pagination })
    .answers(getMentoring, mentoring)
  const view = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor', session })
  await screen.findByRole('heading', { level: 1 })
  return view
}
const ask = () => screen.queryAllByRole('link', { name: 'Ask for mentorship' })[0]
const aDay = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString()

test('a learner comes to the request', async () => {
  await open(signedIn(aLearner()))
  const [link] = await screen.findAllByRole('link', { name: 'Ask for mentorship' })
  expect(link).toHaveAttribute('href', '/user/mentorships/ask/mentor-1')
})

const EXISTING = { state: 'open', mentorshipId: 'm1', mentorshipSince: aDay(2) } as const
const REQUEST = '/user/mentorships/m1'
const STATES: [string, Mentoring, string, string, RegExp][] = [
  [
    'a request',
    { ...EXISTING, mentorshipState: 'requested' },
    'See your request',
    REQUEST,
    /Asked 2 days ago/,
  ],
  [
    'a question',
    { ...EXISTING, mentorshipState: 'asked' },
    'Answer the question',
    REQUEST,
    /asked you something/,
  ],
  [
    'an accepted one',
    { ...EXISTING, mentorshipState: 'accepted' },
    'Confirm the mentorship',
    REQUEST,
    /accepted/,
  ],
  ['an active one', { ...EXISTING, mentorshipState: 'active' }, 'Your mentorship', REQUEST, /is your mentor/],
  ['a pause', { state: 'paused' }, 'Other mentors', '/user/mentors', /takes no new mentorship requests/],
  ['no place', { state: 'full' }, 'Other mentors', '/user/mentors', /no free place/],
  ['a closed mentor', { state: 'closed' }, 'Other mentors', '/user/mentors', /cannot ask/],
  [
    'a declined request',
    { state: 'closed', closedUntil: '2027-02-01T08:30:00.000Z' },
    'Other mentors',
    '/user/mentors',
    /again from February 1, 2027/,
  ],
  [
    'five requests',
    { state: 'open', requestsLeft: 0 },
    'Your requests',
    '/user/mentorships',
    /5 open requests/,
  ],
  ['no consent', { state: 'closed', needsConsent: true }, 'Ask for consent', '/user/chat', /guardian/],
]

test.each(STATES)('a learner with %s is led to what applies', async (_, mentoring, label, href, note) => {
  await open(signedIn(aLearner()), mentoring)
  const [link] = await screen.findAllByRole('link', { name: label })
  expect(link).toHaveAttribute('href', href)
  expect(screen.getAllByText(note)[0]).toBeVisible()
  expect(ask()).toBeUndefined()
})

test('a visitor comes to it after the login', async () => {
  const { user, router } = await open(SIGNED_OUT)
  await user.click(ask()!)
  expect(router.state.location).toMatchObject({
    pathname: '/signup',
    state: { next: '/user/mentorships/ask/mentor-1' },
  })
})

test('a mentor does not ask', async () => {
  await open(signedIn(aMentor({ _id: 'mentor-2' })))
  expect(ask()).toBeUndefined()
})
