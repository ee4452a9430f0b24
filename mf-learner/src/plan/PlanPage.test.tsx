import {
  addPlanStep,
  celebrateSteps,
  changeGoal,
  changePlanStep,
  getPlan,
  movePlanStep,
  removePlanStep,
} from '@mentor-connect/contract/learning/plan'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import {
  getPlanSharing,
  sharePlan,
  undoPlanChange,
  type PlanSharing,
} from '@mentor-connect/contract/learning/planSharing'
import { listSkillPaths, type SkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { PLAN, openPlan, planned } from './testing/aPlan'

/** Chooses an action from the menu of a step. */
async function choose(user: UserEvent, step: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More for this step: ${step}` }))
  await user.click(screen.getByRole('button', { name: action }))
}

test('shows goal, week and steps with the reason for a course', async () => {
  planned()
  await openPlan()
  expect(await screen.findByText('Until June 2027')).toBeVisible()
  expect(screen.getByText('2 of 3 days of learning')).toBeVisible()
  expect(screen.getByText('4 weeks in a row with the target met')).toBeVisible()
  const steps = within(screen.getByRole('region', { name: 'Steps' }))
  expect(steps.getByRole('heading', { name: 'Learn: Health' })).toBeVisible()
  expect(steps.getByRole('link', { name: 'First Aid' })).toHaveAttribute('href', '/user/resources/c1')
  expect(steps.getByText('You have started this course.')).toBeVisible()
})

test.each([
  ['en', 'Skill paths that lead there'],
  ['hi', 'वहाँ तक ले जाने वाले स्किल पाथ'],
] as const)('proposes skill paths for the career, in %s', async (locale, label) => {
  const path = (slug: string, title: string): SkillPathSummary => ({
    _id: slug,
    slug,
    title,
    purpose: 'Care for people.',
    language: 'en',
    level: 'beginner',
    subjects: ['Health'],
    milestoneCount: 1,
    courseCount: 2,
    hours: 4,
    untimedCourses: 0,
    joined: 3,
    updatedAt: '2026-11-01T08:30:00.000Z',
  })
  const found = [path('care', 'Begin in care'), path('ward', 'On the ward'), path('more', 'One more')]
  const pagination = { page: 1, limit: 12, totalItems: 3, totalPages: 1 }
  const api = planned().answers(listSkillPaths, { paths: found, pagination })
  await openPlan('/user/plan', locale)
  const goal = within((await screen.findByText(label)).parentElement!)
  expect(goal.getByRole('link', { name: 'Begin in care' })).toHaveAttribute('href', '/user/paths/care')
  expect(goal.getAllByRole('link')).toHaveLength(2)
  expect(api.received(listSkillPaths)[0]?.query).toMatchObject({ subject: 'Health', languageFirst: locale })
})

test('a week with more days than planned names the target instead of counting against it', async () => {
  planned({ ...PLAN, week: { days: 5, weeksMet: 4 } })
  await openPlan()
  expect(await screen.findByText('5 days of learning (target: 3)')).toBeVisible()
})

test('says of a course that it was found by a search for the subject', async () => {
  const course = { id: 'c1', title: 'First Aid', isEnrolled: false, percent: 0, reason: 'popular' as const }
  const [step] = PLAN.steps
  planned({ ...PLAN, steps: [{ ...step!, course: { ...course, bySearch: true } }] })
  await openPlan()
  expect(await screen.findByText('Found by a search for this subject.')).toBeVisible()
  expect(screen.queryByText(/no course on this subject/i)).toBeNull()
})

test('a subject without a course leads to its mentors', async () => {
  const { course: _course, ...step } = PLAN.steps[0]!
  planned({ ...PLAN, steps: [step] })
  await openPlan()
  expect(await screen.findByRole('link', { name: 'Mentors for Health' })).toHaveAttribute(
    'href',
    '/user/mentors?domain=Health',
  )
})

test('the proposed course is kept from the menu of its step', async () => {
  const course = { id: 'c1', title: 'First Aid', isEnrolled: false, percent: 0, reason: 'popular' as const }
  const api = planned({ ...PLAN, steps: [{ ...PLAN.steps[0]!, course }] }).answers(changePlanStep, {})
  const { user } = await openPlan()
  await choose(user, 'Learn: Health', 'Keep this course')
  await waitFor(() => expect(api.received(changePlanStep)).toMatchObject([{ body: { courseId: 'c1' } }]))
})

test('steps are marked, skipped, moved and removed', async () => {
  const api = planned().answers(changePlanStep, {}).answers(movePlanStep, {}).answers(removePlanStep, {})
  const { user } = await openPlan()
  await user.click(await screen.findByRole('button', { name: 'Done: Visit the hospital' }))
  await waitFor(() =>
    expect(api.received(changePlanStep)).toMatchObject([{ params: { id: 'b' }, body: { isDone: true } }]),
  )
  await choose(user, 'Visit the hospital', 'Move up')
  expect(await screen.findByText('Visit the hospital is now step 1.')).toBeInTheDocument()
  expect(api.received(movePlanStep)).toMatchObject([{ params: { id: 'b' }, body: { to: 0 } }])
  await choose(user, 'Learn: Health', 'Skip')
  await waitFor(() => expect(api.received(changePlanStep)).toHaveLength(2))
  await choose(user, 'Visit the hospital', 'Remove')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Steps' })).toHaveFocus())
  expect(api.received(removePlanStep)).toHaveLength(1)
})

test('the weekly target is changed without touching the steps', async () => {
  const api = planned().answers(changeGoal, {})
  const { user } = await openPlan()
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Days of learning in a week' }),
    '5 days',
  )
  await waitFor(() => expect(api.received(changeGoal)).toMatchObject([{ body: { weeklyDays: 5 } }]))
})

test('a step is added', async () => {
  const api = planned().answers(addPlanStep, {})
  const { user } = await openPlan()
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
  await openPlan('/user/plan', 'hi')
  expect(await screen.findByText('सारे क़दम पूरे हुए। अब अगले लक्ष्य की बारी।')).toBeVisible()
})

test('a finished step shows its course without a reason or progress, and is no more dated', async () => {
  planned({ ...PLAN, steps: PLAN.steps.map((step) => ({ ...step, isDone: true })) })
  const { user } = await openPlan()
  const steps = within(await screen.findByRole('region', { name: 'Steps' }))
  expect(steps.getByRole('link', { name: 'First Aid' })).toBeVisible()
  expect(steps.queryByText('You have started this course.')).toBeNull()
  expect(steps.queryByRole('progressbar')).toBeNull()
  await user.click(steps.getByRole('button', { name: 'More for this step: Visit the hospital' }))
  expect(steps.getByRole('button', { name: 'Remove' })).toBeVisible()
  expect(steps.queryByRole('button', { name: /date|Skip/ })).toBeNull()
})

test('the date of a step is changed, and stays open until it is saved', async () => {
  const api = planned().refuses(changePlanStep, 500, 'internal')
  const { user } = await openPlan()
  await choose(user, 'Visit the hospital', 'Change the date')
  expect(screen.getByLabelText('By', { selector: 'input' })).toHaveFocus()
  const steps = within(screen.getByRole('region', { name: 'Steps' }))
  await user.click(steps.getByRole('button', { name: 'No date' }))
  expect(await steps.findByRole('alert')).toBeVisible()
  api.answers(changePlanStep, {})
  await user.click(steps.getByRole('button', { name: 'No date' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'More for this step: Visit the hospital' })).toHaveFocus(),
  )
  expect(api.received(changePlanStep).at(-1)).toMatchObject({ params: { id: 'b' }, body: { due: null } })
})

test('a failed load offers to try again', async () => {
  const api = planned().refuses(getPlan, 500, 'internal')
  const { user } = await openPlan()
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
  const { user } = await openPlan()
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
  await openPlan()
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
  const { user } = await openPlan()
  await screen.findByRole('heading', { name: 'Learn: Health' })
  expect(screen.queryByText(/^Every step is done/)).toBeNull()
  api.answers(getPlan, { ...PLAN, steps: [{ ...first!, isSkipped: true }, done] })
  await choose(user, 'Learn: Health', 'Skip')
  expect(await screen.findByText(/^Every step is done/)).toBeVisible()
})

test('a finished step is celebrated if the server gives it to this device', async () => {
  const [first, second] = PLAN.steps
  const steps = [first!, { ...second!, isDone: true, isCelebrated: false }]
  const api = planned({ ...PLAN, steps }).answers(celebrateSteps, { steps: ['b'] })
  await openPlan()
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
  const { user } = await openPlan()
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
  const { user } = await openPlan()
  expect(await screen.findByText('Ravi Iyer has removed “Ask a nurse”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo Ask a nurse' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Changes by your mentor' })).toHaveFocus())
  expect(api.received(undoPlanChange)).toMatchObject([{ params: { id: 'c1' } }])
})
