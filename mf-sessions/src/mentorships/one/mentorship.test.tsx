import { getAttachments } from '@mentor-connect/contract/learning/attachments'
import {
  acceptMentorship,
  askLearner,
  completeMentorship,
  confirmMentorship,
  declineMentorship,
  endMentorship,
  getMentorship,
  type MentorshipDetails,
} from '@mentor-connect/contract/mentoring/mentorships'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const AT = '2026-11-20T10:00:00.000Z'
const GOAL = 'I finish college in May and would like somebody to look at my projects.'
const aRequest = (parts: Partial<MentorshipDetails> = {}): MentorshipDetails => ({
  id: 'm1',
  partner: { id: 'p1', name: 'Meera Nair' },
  topic: 'web-development',
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
  mayDo: ['ask', 'accept', 'decline'],
  ...parts,
})
const changed = (state: MentorshipDetails['state'], parts: Partial<MentorshipDetails> = {}) =>
  aRequest({ state, version: 1, mayDo: [], waitsFor: undefined, dueAt: undefined, ...parts })

/** Opens a mentorship. Each test uses a different id, because drafts stay on the device. */
const openAs = (role: 'user' | 'mentor', id: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/${role}/mentorships/${id}`, {
    mount: `/${role}/mentorships`,
    session: signedIn(role === 'mentor' ? aMentor() : aLearner()),
    locale,
  })
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

const anApi = () => new FakeApi().answers(getAttachments, { certificates: [] })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a mentor accepts after a question, and the focus goes to what is next', async () => {
  const api = anApi()
    .answers(getMentorship, aRequest())
    .answers(acceptMentorship, changed('accepted', { waitsFor: 'learner', mayDo: ['end'] }))
  const { user } = await openAs('mentor', 'm1')
  expect(
    await screen.findByRole('heading', { name: 'Your turn: Meera Nair asks for mentorship' }),
  ).toBeVisible()
  expect(screen.getByText(GOAL)).toBeVisible()
  await user.click(button('Accept'))
  await user.type(dialog().getByRole('textbox'), 'Welcome')
  await user.click(dialog().getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Meera Nair has to confirm next' })).toHaveFocus(),
  )
  expect(api.received(acceptMentorship)[0]).toMatchObject({
    params: { id: 'm1' },
    body: { version: 0, text: 'Welcome' },
  })
  expect(screen.getByText(/^You have accepted/)).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Steps of this mentorship' }))
  expect(steps.getByText('Accepted').closest('li')).toHaveAttribute('aria-current', 'step')
})

test('a question needs a text, which is there again when the dialog is reopened', async () => {
  const api = anApi()
    .answers(getMentorship, aRequest({ id: 'm2' }))
    .isUnreachable(askLearner)
  const { user } = await openAs('mentor', 'm2')
  await screen.findByText(GOAL)
  await user.click(button('Ask a question'))
  await user.click(dialog().getByRole('button', { name: 'Ask a question' }))
  expect(dialog().getByText('Write something first.')).toBeVisible()
  expect(dialog().getByRole('textbox')).toHaveFocus()
  expect(api.received(askLearner)).toHaveLength(0)
  await user.type(dialog().getByRole('textbox'), 'How much time do you have?')
  await user.click(dialog().getByRole('button', { name: 'Ask a question' }))
  expect(await dialog().findByRole('alert')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(button('Ask a question'))
  await waitFor(() => expect(dialog().getByRole('textbox')).toHaveValue('How much time do you have?'))
})

test('after a conflict it shows the present state and keeps what was typed', async () => {
  const api = anApi()
    .answers(getMentorship, aRequest({ id: 'm3' }))
    .refuses(declineMentorship, 409, 'mentorship_changed', undefined, { reason: 'withdrawn' })
  const { user } = await openAs('mentor', 'm3')
  await screen.findByText(GOAL)
  await user.click(button('Decline'))
  await user.type(dialog().getByRole('textbox'), 'My year is full, I am sorry')
  api.answers(getMentorship, changed('withdrawn', { id: 'm3' }))
  await user.click(dialog().getByRole('button', { name: 'Decline' }))
  expect(await dialog().findByRole('alert')).toHaveTextContent(/Withdrawn on .* no longer possible/)
  expect(dialog().getByRole('textbox')).toHaveValue('My year is full, I am sorry')
  expect(dialog().queryByRole('button', { name: 'Decline' })).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('heading', { name: 'This request was withdrawn' })).toBeVisible()
})

test('a learner confirms and withdraws the other requests', async () => {
  const accepted = aRequest({
    id: 'm4',
    state: 'accepted',
    version: 1,
    waitsFor: 'learner',
    mayDo: ['confirm', 'end'],
  })
  const api = anApi()
    .answers(getMentorship, accepted)
    .answers(confirmMentorship, changed('active', { id: 'm4', version: 2, mayDo: ['end'] }))
  const { user } = await openAs('user', 'm4')
  expect(await screen.findByRole('link', { name: 'Book a first session' })).toHaveAttribute(
    'href',
    '/user/sessions/book/p1',
  )
  await user.click(button('Confirm and begin'))
  await user.click(dialog().getByRole('checkbox'))
  await user.click(dialog().getByRole('button', { name: 'Confirm and begin' }))
  expect(await screen.findByRole('heading', { name: 'Your mentorship is in progress' })).toBeVisible()
  expect(api.received(confirmMentorship)[0]?.body).toEqual({ version: 1, withdrawOthers: true })
  expect(screen.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
    'href',
    '/user/sessions/book/p1',
  )
  expect(screen.getByRole('link', { name: 'Your plan, and what Meera Nair sees of it' })).toHaveAttribute(
    'href',
    '/user/plan',
  )
})

test('a proposal is agreed to, and the reason of an end is for oneself', async () => {
  const active = changed('active', { id: 'm5', mayDo: ['complete', 'continue', 'end'], hasHeldSession: true })
  const api = anApi()
    .answers(getMentorship, {
      ...active,
      proposedBy: 'learner',
      waitsFor: 'mentor',
      dueAt: '2026-12-09T10:00:00.000Z',
    })
    .answers(completeMentorship, changed('completed', { id: 'm5', version: 2 }))
    .answers(endMentorship, changed('ended', { id: 'm5' }))
  const { user } = await openAs('mentor', 'm5')
  await user.click(await screen.findByRole('button', { name: 'End the mentorship' }))
  expect(dialog().getByLabelText(/nobody else reads it/)).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Not now' }))
  expect(api.received(endMentorship)).toHaveLength(0)
  await user.click(button('Complete'))
  await user.click(dialog().getByRole('button', { name: 'Complete' }))
  expect(await screen.findByRole('heading', { name: 'This mentorship is completed' })).toHaveFocus()
})

test('one that was declined says so in Hindi, and offers other mentors', async () => {
  const history: MentorshipDetails['history'] = [
    ...aRequest().history,
    { version: 1, event: 'decline', by: 'mentor', text: 'इस साल समय नहीं है।', at: AT },
  ]
  anApi().answers(getMentorship, changed('declined', { id: 'm6', history }))
  await openAs('user', 'm6', 'hi')
  expect(await screen.findByRole('heading', { name: 'Meera Nair ने मना किया है' })).toBeVisible()
  expect(screen.getByText('इस साल समय नहीं है।')).toBeVisible()
  expect(screen.getByRole('link', { name: 'दूसरे मेंटर देखें' })).toHaveAttribute('href', '/user/mentors')
  expect(screen.queryByRole('button')).toBeNull()
})

test('one of other people is not found', async () => {
  anApi().refuses(getMentorship, 404, 'not_found')
  await openAs('user', 'm7')
  expect(await screen.findByText('This mentorship was not found')).toBeVisible()
})

test.each([
  ['completed', true],
  ['ended', true],
  ['ended', false],
] as const)(
  'a learner whose mentorship is %s, with a held session: %s, is led to the review',
  async (state, hasHeldSession) => {
    const id = `review-${state}-${hasHeldSession}`
    anApi().answers(getMentorship, changed(state, { id, hasHeldSession }))
    await openAs('user', id)
    await screen.findByText(GOAL)
    const link = screen.queryByRole('link', { name: 'Write a review of Meera Nair' })
    if (hasHeldSession) expect(link).toHaveAttribute('href', '/user/mentor/p1#reviews')
    else expect(link).toBeNull()
  },
)
