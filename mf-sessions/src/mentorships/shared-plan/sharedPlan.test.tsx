import { getAttachments } from '@mentor-connect/contract/learning/attachments'
import { getCareers } from '@mentor-connect/contract/learning/careers'
import { getMentorship, type MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import {
  addSharedStep,
  dateSharedStep,
  getSharedPlan,
  removeSharedStep,
  type SharedPlan,
} from '@mentor-connect/contract/learning/planSharing'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const AT = '2026-11-20T10:00:00.000Z'
const MENTORSHIP: MentorshipDetails = {
  id: 'm1',
  partner: { id: 'asha', name: 'Asha' },
  topic: 'web-development',
  goal: 'I want to learn.',
  state: 'active',
  version: 2,
  createdAt: AT,
  changedAt: AT,
  questionsLeft: 2,
  hasHeldSession: false,
  history: [{ version: 0, event: 'request', by: 'learner', at: AT }],
  mayDo: ['end'],
}
const step = { kind: 'own', isOverdue: false, isSkipped: false, isDone: false } as const
const planOf = (version: number, titles: string[]): SharedPlan => ({
  plan: {
    goal: { id: 'g', title: 'Open a tea stall', weeklyDays: 3 },
    version,
    changes: [],
    steps: titles.map((title, index) => ({ ...step, id: `s${index}`, title, isDone: index === 0 })),
  },
})
const anApi = (shared: SharedPlan) =>
  new FakeApi()
    .answers(getMentorship, MENTORSHIP)
    .answers(getAttachments, { certificates: [] })
    .answers(getSharedPlan, shared)
    .answers(getCareers, [])
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/mentorships/m1', {
    mount: '/mentor/mentorships',
    session: signedIn(aMentor()),
    locale,
  })
const region = async (name = 'Plan of Asha') => within(await screen.findByRole('region', { name }))

test('says whose choice it is if nothing is shared', async () => {
  anApi({})
  await open()
  expect((await region()).getByText(/^Asha does not share a plan at the moment/)).toBeVisible()
})

test('shows goal and progress, and adds a step at the version that the mentor sees', async () => {
  const api = anApi(planOf(4, ['Find a place', 'Buy a stove'])).answers(
    addSharedStep,
    planOf(5, ['Find a place', 'Buy a stove', 'Taste the tea']),
  )
  const { user } = await open()
  const plan = await region()
  expect(plan.getByText('Open a tea stall')).toBeVisible()
  expect(plan.getByRole('progressbar', { name: '1 of 2 steps done' })).toBeVisible()
  await user.click(plan.getByRole('button', { name: 'Add to the plan' }))
  const field = plan.getByRole('textbox', { name: 'What needs to be done?' })
  expect(field).toHaveFocus()
  await user.type(field, 'Taste the tea')
  await user.click(plan.getByRole('button', { name: 'Add to the plan' }))
  expect(await plan.findByRole('heading', { name: 'Taste the tea' })).toBeVisible()
  expect(api.received(addSharedStep)[0]).toMatchObject({
    params: { id: 'm1' },
    body: { goal: 'g', version: 4, kind: 'own', title: 'Taste the tea' },
  })
})

test('after a conflict it shows the present plan and keeps what was typed', async () => {
  const api = anApi(planOf(4, ['Find a place'])).refuses(addSharedStep, 409, 'plan_changed')
  const { user } = await open()
  const plan = await region()
  await user.type(plan.getByRole('textbox', { name: 'What needs to be done?' }), 'Taste the tea')
  api.answers(getSharedPlan, planOf(5, ['Find a place', 'Write a menu']))
  await user.click(plan.getByRole('button', { name: 'Add to the plan' }))
  expect(await plan.findByRole('heading', { name: 'Write a menu' })).toBeVisible()
  expect(plan.getByRole('alert')).toHaveTextContent(/This is the latest version/)
  expect(plan.getByRole('textbox', { name: 'What needs to be done?' })).toHaveValue('Taste the tea')
})

test('a step is dated and removed, and the focus is never lost', async () => {
  const api = anApi(planOf(4, ['Find a place', 'Buy a stove']))
    .answers(dateSharedStep, planOf(5, ['Find a place', 'Buy a stove']))
    .answers(removeSharedStep, planOf(6, ['Find a place']))
  const { user } = await open()
  const plan = await region()
  const menu = plan.getByRole('button', { name: 'More for this step: Buy a stove' })
  await user.click(menu)
  await user.click(plan.getByRole('button', { name: 'Add a date' }))
  await user.type(plan.getByLabelText('By'), '2026-12-01')
  await user.click(plan.getByRole('button', { name: 'Save the date' }))
  await waitFor(() => expect(menu).toHaveFocus())
  expect(api.received(dateSharedStep)[0]).toMatchObject({
    params: { step: 's1' },
    body: { version: 4, due: '2026-12-01' },
  })
  await user.click(menu)
  await user.click(plan.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plan of Asha' })).toHaveFocus())
  expect(api.received(removeSharedStep)[0]).toMatchObject({ body: { version: 5 } })
})

test.each([
  ['en', 'You added “Buy a stove”.', 'Ravi Iyer removed “Buy a stove”.'],
  ['hi', 'आपने “Buy a stove” जोड़ा।', 'Ravi Iyer ने “Buy a stove” हटाया।'],
] as const)('says who has changed what, in %s', async (locale, own, other) => {
  const shared = planOf(4, ['Find a place'])
  const change = {
    step: { kind: 'own', title: 'Buy a stove' },
    at: AT,
    isUndone: false,
    mayUndo: false,
  } as const
  const changes = [
    { ...change, id: 'c1', kind: 'add' as const, by: { id: aMentor()._id, name: 'Me' } },
    { ...change, id: 'c2', kind: 'remove' as const, by: { id: 'ravi', name: 'Ravi Iyer' } },
  ]
  anApi({ plan: { ...shared.plan!, changes } })
  await open(locale)
  expect(await screen.findByText(own)).toBeVisible()
  expect(screen.getByText(other)).toBeVisible()
})

test('in Hindi, with a shared result but no plan', async () => {
  const scores = { R: 1.5, I: 2, A: 3, S: 4, E: 5, C: null }
  anApi({ result: { finishedAt: AT, scores, isFlat: false, isHurried: false } })
  await open('hi')
  expect(await screen.findByRole('region', { name: 'Asha की योजना' })).toBeVisible()
  expect(screen.getByText('जवाब काफ़ी नहीं')).toBeVisible()
})
