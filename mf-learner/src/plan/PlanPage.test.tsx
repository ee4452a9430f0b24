import { getCareers, type CareerSummary } from '@mentor-connect/contract/api/careers'
import {
  addPlanStep,
  celebrateSteps,
  changeGoal,
  changePlanStep,
  getPlan,
  movePlanStep,
  removePlanStep,
  startGoal,
  type Plan,
} from '@mentor-connect/contract/api/plan'
import { getMentorships } from '@mentor-connect/contract/api/mentorships'
import {
  getPlanSharing,
  sharePlan,
  undoPlanChange,
  type PlanSharing,
} from '@mentor-connect/contract/api/planSharing'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const NURSE: CareerSummary = {
  id: 'nurse',
  names: { en: 'Nurse', hi: 'नर्स' },
  summary: { en: '', hi: '' },
  interests: { R: 3, I: 3, A: 1, S: 5, E: 2, C: 3 },
  ways: ['12th'],
  cost: 'low',
  subjects: ['health'],
}
const PLAN: Plan = {
  goal: { id: 'g', careerId: 'nurse', byMonth: '2027-06', weeklyDays: 3 },
  steps: [
    {
      id: 'a',
      subject: 'health',
      isPinned: false,
      isSkipped: false,
      isDone: false,
      course: { id: 'c1', title: 'First Aid', isEnrolled: true, percent: 40, reason: 'enrolled' },
    },
    {
      id: 'b',
      title: 'Visit the hospital',
      due: '2026-12-01',
      isPinned: false,
      isSkipped: false,
      isDone: false,
    },
  ],
  week: { days: 2, weeksMet: 4 },
}

const planned = (plan: Plan = PLAN) => new FakeApi().answers(getCareers, [NURSE]).answers(getPlan, plan)
const open = (address = '/user/plan', locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, address, { mount: '/user', session: signedIn(aLearner()), locale })

test('without a goal there are three beginnings and three questions', async () => {
  const api = planned({ steps: [] }).answers(startGoal, {})
  const { user } = await open()
  expect(await screen.findByRole('link', { name: 'I do not know yet' })).toHaveAttribute(
    'href',
    '/user/plan/assessment',
  )
  await user.click(screen.getByRole('link', { name: 'I have something in mind' }))
  expect(screen.getByRole('region', { name: 'Set a goal' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Make the plan' }))
  const own = screen.getByRole('textbox', { name: 'Your goal in your own words' })
  expect(own).toHaveFocus()
  expect(own).toHaveAccessibleDescription('Choose a career or write your goal.')
  await user.type(own, 'Open a tea stall')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days of learning in a week' }), '2 days')
  await user.click(screen.getByRole('button', { name: 'Make the plan' }))
  await waitFor(() =>
    expect(api.received(startGoal)).toMatchObject([{ body: { title: 'Open a tea stall', weeklyDays: 2 } }]),
  )
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a career of the address is proposed', async () => {
  planned()
  await open('/user/plan?career=nurse')
  expect(await screen.findByRole('combobox', { name: 'Career' })).toHaveDisplayValue('Nurse')
  expect(screen.getByText(/A new goal replaces this one/)).toBeVisible()
})

test('shows goal, week and steps with the reason for a course', async () => {
  planned()
  await open()
  expect(await screen.findByText('Until June 2027')).toBeVisible()
  expect(screen.getByText('2 of 3 days of learning')).toBeVisible()
  expect(screen.getByText('4 weeks in a row with the target met')).toBeVisible()
  const steps = within(screen.getByRole('region', { name: 'Steps' }))
  expect(steps.getByRole('heading', { name: 'Learn: Health' })).toBeVisible()
  expect(steps.getByRole('link', { name: 'First Aid' })).toHaveAttribute('href', '/user/resources/c1')
  expect(steps.getByText('You have started this course.')).toBeVisible()
})

test('says of a course that it was found by a search for the subject', async () => {
  const course = { id: 'c1', title: 'First Aid', isEnrolled: false, percent: 0, reason: 'popular' as const }
  const [step] = PLAN.steps
  planned({ ...PLAN, steps: [{ ...step!, course: { ...course, bySearch: true } }] })
  await open()
  expect(await screen.findByText('Found by a search for this subject.')).toBeVisible()
  expect(screen.queryByText(/no course on this subject/i)).toBeNull()
})

test('steps are marked, skipped, moved and removed', async () => {
  const api = planned().answers(changePlanStep, {}).answers(movePlanStep, {}).answers(removePlanStep, {})
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Done: Visit the hospital' }))
  await waitFor(() =>
    expect(api.received(changePlanStep)).toMatchObject([{ params: { id: 'b' }, body: { isDone: true } }]),
  )
  await user.click(screen.getByRole('button', { name: 'Move up: Visit the hospital' }))
  expect(await screen.findByText('Visit the hospital is now step 1.')).toBeInTheDocument()
  expect(api.received(movePlanStep)).toMatchObject([{ params: { id: 'b' }, body: { to: 0 } }])
  await user.click(screen.getAllByRole('button', { name: 'Skip' })[0]!)
  await waitFor(() => expect(api.received(changePlanStep)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Remove: Visit the hospital' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Steps' })).toHaveFocus())
  expect(api.received(removePlanStep)).toHaveLength(1)
})

test('the weekly target is changed without touching the steps', async () => {
  const api = planned().answers(changeGoal, {})
  const { user } = await open()
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Days of learning in a week' }),
    '5 days',
  )
  await waitFor(() => expect(api.received(changeGoal)).toMatchObject([{ body: { weeklyDays: 5 } }]))
})

test('a step is added', async () => {
  const api = planned().answers(addPlanStep, {})
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  const field = screen.getByRole('textbox', { name: 'What will you do?' })
  expect(field).toHaveAccessibleDescription('Write what you will do.')
  await user.type(field, 'Ask a nurse')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(api.received(addPlanStep)).toMatchObject([{ body: { title: 'Ask a nurse' } }]))
  await waitFor(() => expect(field).toHaveValue(''))
})

test('says in Hindi that everything is done', async () => {
  planned({ ...PLAN, steps: PLAN.steps.map((step) => ({ ...step, isDone: true })) })
  await open('/user/plan', 'hi')
  expect(await screen.findByText('सारे क़दम पूरे हुए। अब अगले लक्ष्य की बारी।')).toBeVisible()
})

test('a finished step shows its course without a reason or progress, and is no more dated', async () => {
  planned({ ...PLAN, steps: PLAN.steps.map((step) => ({ ...step, isDone: true })) })
  await open()
  const steps = within(await screen.findByRole('region', { name: 'Steps' }))
  expect(steps.getByRole('link', { name: 'First Aid' })).toBeVisible()
  expect(steps.queryByText('You have started this course.')).toBeNull()
  expect(steps.queryByRole('progressbar')).toBeNull()
  expect(steps.queryByRole('button', { name: /date/ })).toBeNull()
})

test('the date of a step is changed, and stays open until it is saved', async () => {
  const api = planned().refuses(changePlanStep, 500, 'internal')
  const { user } = await open()
  const opener = await screen.findByRole('button', { name: 'Change the date: Visit the hospital' })
  await user.click(opener)
  const steps = within(screen.getByRole('region', { name: 'Steps' }))
  await user.click(steps.getByRole('button', { name: 'No date' }))
  expect(await steps.findByRole('alert')).toBeVisible()
  api.answers(changePlanStep, {})
  await user.click(steps.getByRole('button', { name: 'No date' }))
  await waitFor(() => expect(opener).toHaveFocus())
  expect(api.received(changePlanStep).at(-1)).toMatchObject({ params: { id: 'b' }, body: { due: null } })
})

test('a failed load offers to try again', async () => {
  const api = planned().refuses(getPlan, 500, 'internal')
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getPlan, PLAN)
  await user.click(retry)
  expect(await screen.findByText('Until June 2027')).toBeVisible()
})

test('a step of each kind has what it needs, and a session is with a mentor', async () => {
  const partner = { id: 'ravi', name: 'Ravi Iyer' }
  const api = planned()
    .answers(addPlanStep, {})
    .answers(getMentorships, {
      mentorships: [
        {
          id: 'm1',
          partner,
          topic: 'health',
          goal: 'g',
          state: 'active',
          version: 3,
          createdAt: '2026-11-20T10:00:00.000Z',
          changedAt: '2026-11-20T10:00:00.000Z',
        },
      ],
      pagination: { page: 1, limit: 50, totalItems: 1, totalPages: 1 },
    })
  const { user } = await open()
  const kind = await screen.findByRole('combobox', { name: 'What kind of step?' })
  await user.selectOptions(kind, 'A task with a date')
  await user.type(screen.getByRole('textbox', { name: 'What will you do?' }), 'Apply')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('Choose a date.')).toBeVisible()
  await user.selectOptions(kind, 'A session with a mentor')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(api.received(addPlanStep)).toMatchObject([{ body: { kind: 'session', mentor: 'ravi' } }]),
  )
})

test('a date that is over is told without alarm, and a session step leads to booking', async () => {
  const step = { isPinned: false, isSkipped: false, isDone: false }
  planned({
    ...PLAN,
    steps: [
      { ...step, id: 'a', kind: 'task', title: 'Apply', due: '2026-11-01', isOverdue: true },
      { ...step, id: 'b', kind: 'session', mentor: { id: 'ravi', name: 'Ravi Iyer' } },
    ],
  })
  await open()
  expect(await screen.findByText(/^Planned for November 1/)).toBeVisible()
  expect(screen.getByText(/choose a new date/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Session with Ravi Iyer' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
    'href',
    '/user/sessions/book/ravi',
  )
  expect(screen.queryByRole('button', { name: 'Done: Session with Ravi Iyer' })).toBeNull()
})

test('a plan whose last open step is skipped is done', async () => {
  const [first, second] = PLAN.steps
  const done = { ...second!, isDone: true }
  const api = planned({ ...PLAN, steps: [first!, done] }).answers(changePlanStep, {})
  const { user } = await open()
  const skip = await screen.findByRole('button', { name: 'Skip' })
  expect(screen.queryByText(/^Every step is done/)).toBeNull()
  api.answers(getPlan, { ...PLAN, steps: [{ ...first!, isSkipped: true }, done] })
  await user.click(skip)
  expect(await screen.findByText(/^Every step is done/)).toBeVisible()
})

test('a finished step is celebrated if the server gives it to this device', async () => {
  const [first, second] = PLAN.steps
  const steps = [first!, { ...second!, isDone: true, isCelebrated: false }]
  const api = planned({ ...PLAN, steps }).answers(celebrateSteps, { steps: ['b'] })
  await open()
  expect(await screen.findByText('Finished: Visit the hospital')).toBeVisible()
  expect(api.received(celebrateSteps)).toHaveLength(1)
})

const SHARING: PlanSharing = {
  mentorships: [{ id: 'm1', mentor: { id: 'ravi', name: 'Ravi Iyer' }, sharesPlan: false }],
  latestResult: { id: 'r1', finishedAt: '2026-11-20T10:00:00.000Z' },
  changes: [
    {
      id: 'c1',
      kind: 'remove',
      by: { id: 'ravi', name: 'Ravi Iyer' },
      at: '2026-11-20T10:00:00.000Z',
      step: { kind: 'own', title: 'Ask a nurse' },
      isUndone: false,
      mayUndo: true,
    },
  ],
}

test('plan and result are shared by two switches of their own', async () => {
  const api = planned().answers(getPlanSharing, SHARING).answers(sharePlan, {})
  const { user } = await open()
  const sharing = within(await screen.findByRole('region', { name: 'Share your plan' }))
  const plan = sharing.getByRole('switch', { name: 'Ravi Iyer can see my plan' })
  expect(plan).not.toBeChecked()
  expect(plan).toHaveAccessibleDescription(/not your courses, not your days of learning/)
  await user.click(plan)
  await user.click(sharing.getByRole('switch', { name: /can see my interest assessment/ }))
  await waitFor(() =>
    expect(api.received(sharePlan)).toMatchObject([
      { body: { mentorship: 'm1', plan: true } },
      { body: { mentorship: 'm1', result: 'r1' } },
    ]),
  )
})

test('what the mentor has changed is undone, and the focus stays there', async () => {
  const api = planned().answers(getPlanSharing, SHARING).answers(undoPlanChange, {})
  const { user } = await open()
  expect(await screen.findByText('Ravi Iyer has removed “Ask a nurse”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo Ask a nurse' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Changes by your mentor' })).toHaveFocus())
  expect(api.received(undoPlanChange)).toMatchObject([{ params: { id: 'c1' } }])
})
