import { textDrafts } from '@mentor-connect/api/drafts'
import {
  decideWork,
  getOwnTask,
  getReviewedWork,
  getWorks,
  saveRubric,
} from '@mentor-connect/contract/courses/tasks/taskReviews'
import { getWorkFile } from '@mentor-connect/contract/courses/tasks/tasks'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../routes'
import { RUBRIC, SUMMARY, aSubmission, aWork } from './testing/aWork'

const listOf = (works: (typeof SUMMARY)[]) => ({
  works,
  waiting: works.length,
  courses: [{ courseId: 'money', title: 'Money basics', waiting: works.length }],
  pagination: { page: 1, limit: 9, totalItems: works.length, totalPages: 1 },
})

const open = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()), locale })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('mentor-1')
})

describe('the list', () => {
  test('leads to what is waiting; state and course are in the URL', async () => {
    const api = new FakeApi().answers(getWorks, listOf([SUMMARY]))
    const { user, router } = await open('/mentor/tasks')
    expect(await screen.findByRole('link', { name: /Asha Verma.*Your budget/ })).toHaveAttribute(
      'href',
      '/mentor/tasks/work-1',
    )
    expect(screen.getByRole('button', { name: 'Waiting (1)' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Returned' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'money')
    await waitFor(() => expect(router.state.location.search).toBe('?state=returned&course=money'))
    await waitFor(() =>
      expect(api.received(getWorks).at(-1)?.query).toMatchObject({ state: 'returned', courseId: 'money' }),
    )
  })

  test('says when nothing waits, and when there is no task', async () => {
    new FakeApi().answers(getWorks, listOf([]))
    await open('/mentor/tasks')
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible()
  })

  test('says what to do without a task, and can be loaded again', async () => {
    const api = new FakeApi().refuses(getWorks, 500, 'internal')
    const { user } = await open('/mentor/tasks')
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answers(getWorks, { ...listOf([]), courses: [] })
    await user.click(again)
    expect(await screen.findByText('None of your courses has a task yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My courses' })).toHaveAttribute('href', '/mentor/resources')
  })
})

describe('a review', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) => {
    for (const name of names) await user.click(screen.getByRole('radio', { name: new RegExp(name) }))
  }

  test('approves with a mark for each criterion', async () => {
    const decided = aWork({
      state: 'approved',
      submissions: [aSubmission({ outcome: 'approved', points: 4, marks: [{ criterionId: 'a', level: 1 }] })],
    })
    const api = new FakeApi().answers(getReviewedWork, aWork()).answers(decideWork, decided)
    const { user } = await open('/mentor/tasks/work-1')
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(screen.getByText(/Choose a level for each criterion/)).toBeVisible()
    await choose(user, 'Income is complete', 'Rent is missing', 'Savings is missing')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(screen.getByText(/Work needs 4 points/)).toBeVisible()
    await choose(user, 'Rent is complete')
    expect(screen.getByText('4 of 6 points. 4 are needed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    const heading = await screen.findByRole('heading', { name: 'You have approved this work' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(api.received(decideWork)).toMatchObject([
      {
        body: {
          number: 1,
          outcome: 'approved',
          marks: [
            { criterionId: 'a', level: 1 },
            { criterionId: 'b', level: 1 },
            { criterionId: 'c', level: 0 },
          ],
        },
      },
    ])
  })

  test('returns with a comment', async () => {
    const decided = aWork({
      state: 'returned',
      submissions: [aSubmission({ outcome: 'returned', comment: 'Rent?' })],
    })
    const api = new FakeApi().answers(getReviewedWork, aWork()).answers(decideWork, decided)
    const { user } = await open('/mentor/tasks/work-1')
    await user.click(await screen.findByRole('button', { name: 'Return for changes' }))
    const comment = screen.getByRole('textbox', { name: 'Comment for the learner' })
    expect(comment).toHaveFocus()
    await user.type(comment, 'Rent?')
    await user.click(screen.getByRole('button', { name: 'Return for changes' }))
    expect(await screen.findByRole('heading', { name: 'You have returned this work' })).toBeVisible()
    expect(api.received(decideWork)).toMatchObject([
      { body: { outcome: 'returned', comment: 'Rent?', marks: [] } },
    ])
  })

  test('says so if the learner has taken the work back meanwhile', async () => {
    const api = new FakeApi()
      .answers(getReviewedWork, aWork())
      .refuses(decideWork, 409, 'edit_conflict', undefined, { reason: 'work_changed' })
    const { user } = await open('/mentor/tasks/work-1')
    await user.type(await screen.findByRole('textbox', { name: 'Comment for the learner' }), 'Rent?')
    await user.click(screen.getByRole('button', { name: 'Return for changes' }))
    expect(await screen.findByText(/Nothing was changed/)).toBeVisible()
    api.answers(getReviewedWork, aWork({ state: 'draft', submissions: [] }))
    await user.click(screen.getByRole('button', { name: 'Show the latest state' }))
    expect(await screen.findByText(/has withdrawn this work/)).toBeVisible()
  })

  test('shows the file, earlier versions and the way to the brief', async () => {
    URL.createObjectURL = () => 'blob:work'
    URL.revokeObjectURL = () => undefined
    const file = { id: 'work-9', name: 'budget.pdf', bytes: 5 }
    const earlier = aSubmission({ outcome: 'returned', comment: 'Rent?', text: 'First try' })
    const api = new FakeApi()
      .answers(
        getReviewedWork,
        aWork({ number: 2, submissions: [aSubmission({ number: 2, file }), earlier] }),
      )
      .answers(getWorkFile, new Blob(['%PDF-']))
    const { user } = await open('/mentor/tasks/work-1')
    await user.click(await screen.findByRole('button', { name: 'Download budget.pdf' }))
    await waitFor(() => expect(api.received(getWorkFile)).toMatchObject([{ params: { id: 'work-9' } }]))
    expect(screen.getByText('First try')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Read the task/ })).toHaveAttribute(
      'href',
      '/resource/money/lessons/budget',
    )
  })

  test('of a work that does not exist leads to the list, in Hindi', async () => {
    new FakeApi().refuses(getReviewedWork, 404, 'not_found')
    await open('/mentor/tasks/work-2', 'hi')
    expect(await screen.findByText('यह काम नहीं मिला')).toBeVisible()
    expect(screen.getByRole('link', { name: 'जाँचने के सारे टास्क' })).toHaveAttribute('href', '/mentor/tasks')
  })
})

describe('the rubric', () => {
  const TASK = {
    courseTitle: 'Money basics',
    lessonTitle: 'Your budget',
    version: '2026-11-20T08:30:00.000Z',
  }
  const address = '/mentor/resources/money/lessons/budget/task'

  test('is written, checked and saved', async () => {
    const saved = { ...TASK, rubric: RUBRIC, version: '2026-11-21T08:30:00.000Z' }
    const api = new FakeApi().answers(getOwnTask, TASK).answers(saveRubric, saved)
    const { user } = await open(address)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByRole('link', { name: 'Write the task' })).toHaveAttribute(
      'href',
      '/mentor/resources/money/lessons/budget',
    )
    const first = within(screen.getByRole('region', { name: 'Criterion 1' }))
    expect(first.getByRole('textbox', { name: 'What you look at' })).toHaveFocus()
    for (const n of [1, 2, 3]) {
      const one = within(screen.getByRole('region', { name: `Criterion ${n}` }))
      await user.type(one.getByRole('textbox', { name: 'What you look at' }), `Part ${n}`)
      for (const level of [1, 2, 3])
        await user.type(one.getByRole('textbox', { name: new RegExp(`Level ${level}`) }), 'seen')
    }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved/)).toBeVisible()
    expect(api.received(saveRubric)).toMatchObject([
      { body: { version: TASK.version, rubric: { passPoints: 6, criteria: [{ title: 'Part 1' }, {}, {}] } } },
    ])
  })

  test('of a lesson that is gone says so', async () => {
    new FakeApi().refuses(getOwnTask, 404, 'not_found')
    await open(address)
    expect(await screen.findByText('This lesson is no longer in your course.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('criteria and levels are added and removed, and the focus stays', async () => {
    new FakeApi().answers(getOwnTask, { ...TASK, rubric: RUBRIC })
    const { user } = await open(address)
    const add = await screen.findByRole('button', { name: 'Add a criterion' })
    expect(screen.queryByRole('button', { name: 'Remove criterion 1' })).toBeNull()
    await user.click(add)
    await user.click(screen.getByRole('button', { name: 'Remove criterion 4' }))
    expect(add).toHaveFocus()
    const first = within(screen.getByRole('region', { name: 'Criterion 1' }))
    await user.click(first.getByRole('button', { name: 'Add a level' }))
    await user.click(first.getByRole('button', { name: 'Remove level 3 of criterion 1' }))
    expect(first.getByRole('button', { name: 'Add a level' })).toHaveFocus()
    expect(screen.getByText('Work can reach 6 points.')).toBeVisible()
  })

  test('says when another tab has saved it', async () => {
    new FakeApi().answers(getOwnTask, { ...TASK, rubric: RUBRIC }).refuses(saveRubric, 409, 'edit_conflict')
    const { user } = await open(address)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/saved in another tab/)).toBeVisible()
  })
})
