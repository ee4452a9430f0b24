import { getOwnAge, setBirthYear } from '@mentor-connect/contract/trust/age'
import {
  getAttachable,
  getAttachments,
  type Attachments,
} from '@mentor-connect/contract/learning/attachments'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import {
  getMentoring,
  getMentorship,
  getMentorships,
  requestMentorship,
  type MentorshipDetails,
} from '@mentor-connect/contract/mentoring/mentorships'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import routes from '../routes'

const AGE = { birthYear: 1998, ask: false, guardianConsent: null }
const AT = '2026-11-20T10:00:00.000Z'
/** A text of 40 characters as a reader counts them, which are 80 code points. */
const GOAL = 'कि'.repeat(40)
const SENT: MentorshipDetails = {
  id: 'm1',
  partner: { id: 'mentor-1', name: 'Ravi Iyer' },
  topic: 'python',
  goal: GOAL,
  state: 'requested',
  version: 0,
  waitsFor: 'mentor',
  dueAt: '2026-11-27T10:00:00.000Z',
  createdAt: AT,
  changedAt: AT,
  questionsLeft: 2,
  hasHeldSession: false,
  history: [{ version: 0, event: 'request', by: 'learner', at: AT }],
  mayDo: ['withdraw'],
}
const NOTHING: Attachments = { certificates: [] }
const mentor = (id: string) => aMentor({ _id: id, domains: ['Python'] })
const anApi = (id: string) =>
  new FakeApi()
    .answers(getMentor, mentor(id))
    .answers(getMentoring, { state: 'open', requestsLeft: 5 })
    .answers(getOwnAge, AGE)
    .answers(getAttachable, NOTHING)
    .answers(getAttachments, NOTHING)

/** Opens the form. Each test uses a different mentor, because drafts stay on the device. */
const open = (id: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/user/mentorships/ask/${id}`, {
    mount: '/user/mentorships',
    session: signedIn(aLearner()),
    locale,
  })
const send = () => screen.getByRole('button', { name: 'Send request' })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a request is checked, sent once, and leads to its page', async () => {
  const api = anApi('a1').answers(requestMentorship, SENT).answers(getMentorship, SENT)
  const { user, router } = await open('a1')
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(screen.getByLabelText('What is it about?')).toHaveFocus()
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Python')
  const goal = screen.getByLabelText('What would you like to achieve?')
  await user.click(goal)
  await user.paste('कि'.repeat(39))
  await user.click(send())
  expect(screen.getByText('Say a little more: at least 40 characters.')).toBeVisible()
  expect(goal).toHaveFocus()
  expect(api.received(requestMentorship)).toHaveLength(0)
  await user.paste('कि')
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/mentorships/m1'))
  expect(api.received(requestMentorship).map(({ body }) => body)).toEqual([
    { userId: 'learner-1', mentor: 'a1', topic: 'python', goal: GOAL },
  ])
  expect(await screen.findByText(/^Your request is sent/)).toBeVisible()
})

test('the year of birth is asked before a request, and may be put off', async () => {
  const api = anApi('a8')
    .answers(getOwnAge, { ...AGE, birthYear: null, beforeContact: 'ask' })
    .answers(setBirthYear, { ...AGE, birthYear: null })
    .answers(requestMentorship, SENT)
    .answers(getMentorship, SENT)
  const { user, router } = await open('a8')
  await user.selectOptions(await screen.findByLabelText('What is it about?'), 'Python')
  await user.click(screen.getByLabelText('What would you like to achieve?'))
  await user.paste(GOAL)
  await user.click(send())
  await screen.findByRole('dialog', { name: 'In which year were you born?' })
  expect(api.received(requestMentorship)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/mentorships/m1'))
})

test('what was typed is there again on the next visit', async () => {
  anApi('a2')
  const first = await open('a2')
  await first.user.type(await screen.findByLabelText('What would you like to achieve?'), 'My first words')
  first.unmount()
  anApi('a2')
  await open('a2')
  await waitFor(() =>
    expect(screen.getByLabelText('What would you like to achieve?')).toHaveValue('My first words'),
  )
  expect(screen.getByText('Here is what you wrote last time.')).toBeVisible()
})

test('if the mentor pauses meanwhile, it says so and keeps the text', async () => {
  const api = anApi('a3').refuses(requestMentorship, 409, 'mentor_unavailable', undefined, {
    reason: 'paused',
  })
  const { user } = await open('a3')
  await user.selectOptions(await screen.findByLabelText('What is it about?'), 'Python')
  await user.click(screen.getByLabelText('What would you like to achieve?'))
  await user.paste(GOAL)
  api.answers(getMentoring, { state: 'paused', requestsLeft: 5 })
  await user.click(send())
  expect(await screen.findByRole('heading', { name: /is not taking requests/ })).toBeVisible()
  expect(screen.getByLabelText('What would you like to achieve?')).toHaveValue(GOAL)
})

test.each([
  ['paused', { state: 'paused' as const, requestsLeft: 5 }, /is not taking requests/],
  ['full', { state: 'full' as const, requestsLeft: 5 }, /^All places of/],
  ['closed', { state: 'closed' as const, requestsLeft: 5 }, /^You cannot ask/],
  ['declined', { state: 'closed' as const, closedUntil: AT }, /has declined your last request/],
])('%s: it says why one cannot ask, without a form', async (_, mentoring, title) => {
  anApi('a4').answers(getMentoring, mentoring)
  await open('a4')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See other mentors' })).toHaveAttribute('href', '/user/mentors')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a minor without consent is led to the guardian', async () => {
  anApi('a7').answers(getMentoring, { state: 'closed', needsConsent: true })
  await open('a7')
  expect(await screen.findByRole('link', { name: 'Ask for consent' })).toHaveAttribute('href', '/user/chat')
  expect(screen.queryByRole('link', { name: 'See other mentors' })).toBeNull()
})

test('with five open requests it links to each of them', async () => {
  const pagination = { page: 1, limit: 5, totalItems: 1, totalPages: 1 }
  anApi('a5')
    .answers(getMentoring, { state: 'open', requestsLeft: 0 })
    .answers(getMentorships, {
      mentorships: [{ ...SENT, partner: { id: 'b', name: 'Meera Nair' } }],
      pagination,
    })
  await open('a5')
  expect(await screen.findByRole('heading', { name: 'You have 5 open requests' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Meera Nair' })).toHaveAttribute(
    'href',
    '/user/mentorships/m1',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an open request is linked instead, in Hindi', async () => {
  anApi('a6').answers(getMentoring, { state: 'open', requestsLeft: 4, mentorshipId: 'm1' })
  await open('a6', 'hi')
  expect(await screen.findByRole('link', { name: 'उसे खोलें' })).toHaveAttribute('href', '/user/mentorships/m1')
})
