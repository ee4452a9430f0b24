import { getOwnAge } from '@mentor-connect/contract/trust/age'
import {
  getAttachable,
  getAttachments,
  removeAttachment,
  type Attachments,
} from '@mentor-connect/contract/learning/attachments'
import { getCareers } from '@mentor-connect/contract/learning/careers'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import {
  getMentoring,
  getMentorship,
  requestMentorship,
  type MentorshipDetails,
} from '@mentor-connect/contract/mentoring/mentorships'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const AT = '2026-11-20T10:00:00.000Z'
const GOAL = 'I would like to change from sales to web development.'
const certificate = (id: string, parts: Partial<Attachments['certificates'][number]> = {}) => ({
  id,
  courseName: `Course ${id}`,
  instructorName: 'Kavita Rao',
  issuedAt: AT,
  earned: { lessons: 4, quizzes: 2, tasks: 0, hours: 3 },
  ...parts,
})
const step = { kind: 'own' as const, isSkipped: false, isOverdue: false }
const ALL: Attachments = {
  goal: { id: 'g1', title: 'Open a tea stall', byMonth: '2027-06' },
  plan: {
    steps: [
      { ...step, title: 'Find a place', isDone: true },
      { ...step, title: 'Buy a stove', due: '2026-12-24', isDone: false },
      { ...step, kind: 'subject', subject: 'python', isDone: false, isSkipped: true },
    ],
  },
  certificates: [certificate('c1'), certificate('c2')],
}
const NOTHING: Attachments = { certificates: [] }
const REQUEST: MentorshipDetails = {
  id: 'm1',
  partner: { id: 'learner-2', name: 'Meera Nair' },
  topic: 'python',
  goal: GOAL,
  state: 'requested',
  version: 0,
  waitsFor: 'mentor',
  createdAt: AT,
  changedAt: AT,
  questionsLeft: 2,
  hasHeldSession: false,
  history: [{ version: 0, event: 'request', by: 'learner', at: AT }],
  mayDo: [],
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

describe('the form of a request', () => {
  /** Opens the form. Each test uses a different mentor, because drafts stay on the device. */
  const open = async (id: string, attachable: Attachments, locale: 'en' | 'hi' = 'en') => {
    const api = new FakeApi()
      .answers(getMentor, aMentor({ _id: id, name: 'Ravi Iyer', domains: ['Python'] }))
      .answers(getMentoring, { state: 'open', requestsLeft: 5 })
      .answers(getOwnAge, { birthYear: 1998, ask: false, guardianConsent: null })
      .answers(getCareers, [])
      .answers(getAttachable, attachable)
      .answers(getAttachments, NOTHING)
      .answers(requestMentorship, REQUEST)
      .answers(getMentorship, REQUEST)
    const page = await renderRoute(routes, `/user/mentorships/ask/${id}`, {
      mount: '/user/mentorships',
      session: signedIn(aLearner()),
      locale,
    })
    return { api, ...page }
  }
  type Page = Awaited<ReturnType<typeof open>>
  const write = async ({ user }: Page) => {
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'Python')
    await user.click(screen.getByLabelText('What would you like to achieve?'))
    await user.paste(GOAL)
  }
  const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Send request' }))
  const sent = ({ api }: Page) => api.received(requestMentorship).map(({ body }) => body.attach)

  test('attaches nothing unless it is chosen', async () => {
    const page = await open('f1', ALL)
    await write(page)
    const group = await screen.findByRole('group', { name: 'What else may Ravi Iyer see?' })
    for (const box of within(group).getAllByRole('checkbox')) expect(box).not.toBeChecked()
    await send(page)
    await waitFor(() => expect(sent(page)).toEqual([undefined]))
  })

  test('sends what was chosen; the plan brings the goal, and goes with it', async () => {
    const page = await open('f2', ALL)
    const { user } = page
    await write(page)
    const box = (name: RegExp) => screen.getByRole('checkbox', { name })
    await screen.findByRole('checkbox', { name: /^Certificate: Course c2/ })
    await user.click(box(/^My goal and my plan/))
    expect(box(/^My goal: Open a tea stall/)).toBeChecked()
    await user.click(box(/^My goal: Open a tea stall/))
    expect(box(/^My goal and my plan/)).not.toBeChecked()
    await user.click(box(/^My goal and my plan/))
    await user.click(box(/^Certificate: Course c1/))
    await user.click(box(/^Certificate: Course c2/))
    await user.click(box(/^Certificate: Course c1/))
    await send(page)
    await waitFor(() => expect(sent(page)).toEqual([{ goal: 'g1', plan: 'g1', certificates: ['c2'] }]))
  })

  test('offers only what exists', async () => {
    await open('f3', { certificates: [certificate('c1')] })
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
  })

  test('says nothing to somebody who has nothing to attach', async () => {
    const { api } = await open('f4', NOTHING)
    await screen.findByRole('button', { name: 'Send request' })
    await waitFor(() => expect(api.received(getAttachable)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  })

  test('a refused choice is said, taken back, and offered anew', async () => {
    const page = await open('f5', ALL)
    await write(page)
    await page.user.click(await screen.findByRole('checkbox', { name: /^Certificate: Course c1/ }))
    page.api
      .refuses(requestMentorship, 400, 'invalid_input', { attach: 'gone' })
      .answers(getAttachable, { certificates: [certificate('c2')] })
    await send(page)
    expect(await screen.findByText(/cannot be shown any more. Choose again/)).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(screen.getByLabelText('What would you like to achieve?')).toHaveValue(GOAL)
  })

  test('more than three certificates are folded', async () => {
    const ids = ['c1', 'c2', 'c3', 'c4', 'c5']
    const { user } = await open('f6', { certificates: ids.map((id) => certificate(id)) })
    await user.click(await screen.findByText('More certificates: 2'))
    expect(screen.getByRole('checkbox', { name: /^Certificate: Course c5/ })).toBeVisible()
  })

  test('in Hindi', async () => {
    await open('f7', ALL, 'hi')
    expect(await screen.findByRole('group', { name: 'Ravi Iyer और क्या देख सकते हैं?' })).toBeVisible()
  })
})

describe('the page of a request', () => {
  const open = async (
    role: 'user' | 'mentor',
    attached: Attachments,
    parts: Partial<MentorshipDetails> = {},
  ) => {
    const api = new FakeApi()
      .answers(getMentorship, { ...REQUEST, ...parts })
      .answers(getCareers, [])
      .answers(getAttachments, attached)
    const page = await renderRoute(routes, `/${role}/mentorships/m1`, {
      mount: `/${role}/mentorships`,
      session: signedIn(role === 'mentor' ? aMentor() : aLearner()),
    })
    return { api, ...page }
  }
  const shown = async (name: string) => within(await screen.findByRole('region', { name }))

  test('shows the mentor the goal with its date, the plan with its progress, and what certificates prove', async () => {
    await open('mentor', ALL)
    const card = await shown('Meera Nair shows you this')
    expect(card.getByText('Open a tea stall')).toBeVisible()
    expect(card.getByText('Until June 2027')).toBeVisible()
    expect(card.getByRole('progressbar', { name: '1 of 2 steps done' })).toBeVisible()
    expect(card.getByText('By December 24, 2026')).toBeVisible()
    expect(card.getByText('Learn: Python')).toBeVisible()
    expect(card.getAllByText('Course c1')[0]).toBeVisible()
    expect(
      card.getAllByText('2 quizzes passed · 4 lessons marked as done by the learner · 3 hours')[0],
    ).toBeVisible()
    expect(card.getByRole('link', { name: 'Check it Course c1' })).toHaveAttribute(
      'href',
      '/verify-certificate?certificateId=c1',
    )
    expect(card.queryByRole('button')).toBeNull()
  })

  test('a passed course is shown with its mark', async () => {
    const passed = {
      kind: 'passed',
      percent: 82,
      required: 70,
      hours: 12,
      level: 'beginner',
      language: 'hi',
    } as const
    await open('mentor', { certificates: [certificate('c1', { passed })] })
    expect(await screen.findByText('Passed with 82% (70% needed) · Beginner · 12 hours')).toBeVisible()
  })

  test('shows no card if nothing is attached, and asks for nothing once it is over', async () => {
    const { api, unmount } = await open('mentor', NOTHING)
    await waitFor(() => expect(api.received(getAttachments)).toHaveLength(1))
    expect(screen.queryByText(/shows you this/)).toBeNull()
    unmount()
    const over = await open('mentor', ALL, { state: 'declined', waitsFor: undefined })
    await screen.findByRole('heading', { name: 'You have declined this request' })
    expect(over.api.received(getAttachments)).toHaveLength(0)
  })

  test('the learner sees the same and takes one thing back', async () => {
    const { api, user } = await open('user', ALL, { partner: { id: 'mentor-1', name: 'Ravi Iyer' } })
    const card = await shown('Ravi Iyer also sees this')
    api.answers(removeAttachment, {}).answers(getAttachments, { certificates: [certificate('c2')] })
    await user.click(card.getByRole('button', { name: 'Stop showing Course c1' }))
    await waitFor(() => expect(screen.queryAllByText('Course c1')).toEqual([]))
    expect(api.received(removeAttachment)[0]).toMatchObject({
      params: { id: 'm1' },
      body: { userId: 'learner-1', kind: 'certificate', certificate: 'c1' },
    })
    expect(card.getByRole('link', { name: 'Check it Course c2' })).toHaveAttribute(
      'href',
      '/user/verify-certificate?certificateId=c2',
    )
  })

  test('a failed load can be tried again', async () => {
    const api = new FakeApi()
      .answers(getMentorship, REQUEST)
      .answers(getCareers, [])
      .isUnreachable(getAttachments)
    const { user } = await renderRoute(routes, '/mentor/mentorships/m1', {
      mount: '/mentor/mentorships',
      session: signedIn(aMentor()),
    })
    await screen.findByRole('alert')
    api.answers(getAttachments, ALL)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await shown('Meera Nair shows you this')).toBeDefined()
  })
})
