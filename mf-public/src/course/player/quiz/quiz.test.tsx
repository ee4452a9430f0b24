import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import {
  getQuiz,
  saveAnswer,
  startAttempt,
  submitAttempt,
  type Attempt,
  type QuizOverview,
} from '@mentor-connect/contract/courses/quizzes/quizzes'
import type { FakeApi } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aLesson } from '../testing/aLesson'
import { openLesson } from '../testing/openLesson'

const TEXT = `Which costs are fixed?
* Rent
- Vegetables

Choose the tags.
* p
* h1
- word

Half of fifty?
= 25 ± 0 rupees

A page begins with {html|body}.

Put into order.
1. boil
2. pour

What belongs where?
Rent => fixed
Food => changing`

const OVERVIEW: QuizOverview = { questions: 6, passPercent: 70, passed: false, attempts: [] }

function anAttempt(parts: Partial<Attempt> = {}): Attempt {
  const questions = parseQuizText(TEXT).questions.map(({ question }) => question)
  return {
    id: 'attempt-1',
    courseId: 'course-1',
    lessonId: 'tags',
    state: 'open',
    startedAt: '2026-11-20T08:30:00.000Z',
    endsAt: '2026-11-27T08:30:00.000Z',
    questions: questions.map((one) =>
      one.kind === 'order' ? { ...one, options: one.options.toReversed() } : one,
    ),
    answers: [],
    passPercent: 70,
    ...parts,
  }
}

const ended = (passed: boolean): Attempt => ({
  ...anAttempt({
    state: 'submitted',
    answers: [{ questionId: 'q1', answer: { kind: 'single', option: 'b' }, savedAt: '' }],
  }),
  result: {
    points: passed ? 5 : 1,
    of: 6,
    percent: passed ? 83 : 16,
    passed,
    endedAt: '2026-11-20T09:00:00.000Z',
    questions: parseQuizText(TEXT).questions.map(({ question: { id }, key }) => ({
      id,
      points: id === 'q1' ? 0 : 1,
      right: id !== 'q1',
      ...(id === 'q1' && { feedback: [{ text: 'Rent is the same each month.' }] }),
      ...(passed && { key }),
    })),
  },
})

async function openQuiz(prepare: (api: FakeApi) => void, locale?: 'hi') {
  const lesson = aLesson({
    lesson: { id: 'tags', title: 'Tags', kind: 'quiz', minutes: 10 },
    body: { blocks: [] },
  })
  const view = await openLesson({
    lesson,
    locale,
    prepare: (api) => {
      api
        .answers(getQuiz, OVERVIEW)
        .answers(startAttempt, anAttempt())
        .answers(saveAnswer, { savedAt: '2026-11-20T08:31:00.000Z' })
      prepare(api)
    },
  })
  return view
}

const group = (name: RegExp) => within(screen.getByRole('group', { name }))
const saved = (api: FakeApi) =>
  api
    .received(saveAnswer)
    .map(({ params, body }) => [params?.questionId, (body as { answer: Answer }).answer])

test('every kind of question is answered by keyboard, saved, and marked', async () => {
  const { user, api } = await openQuiz((fake) => fake.answers(submitAttempt, ended(true)))
  await user.click(await screen.findByRole('button', { name: 'Start the quiz' }))
  expect(await screen.findByRole('heading', { name: 'Questions' })).toHaveFocus()

  await user.click(group(/Which costs/).getByRole('radio', { name: 'Rent' }))
  await user.click(group(/Choose the tags/).getByRole('checkbox', { name: 'p' }))
  await user.click(group(/Choose the tags/).getByRole('checkbox', { name: 'h1' }))
  await user.type(group(/Half of fifty/).getByLabelText('Number (rupees)'), '25')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 1' }), 'html')
  await user.click(screen.getByRole('button', { name: 'Move down: pour' }))
  expect(screen.getByText('pour is now number 2.')).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rent' }), 'fixed')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Food' }), 'changing')
  expect(screen.getByText('6 of 6 answered')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('heading', { name: 'Passed!' })).toHaveFocus()
  expect(Object.fromEntries(saved(api))).toEqual({
    q1: { kind: 'single', option: 'a' },
    q2: { kind: 'multiple', options: ['a', 'b'] },
    q3: { kind: 'number', number: '25' },
    q4: { kind: 'gap', gaps: { g1: 'g1a' } },
    q5: { kind: 'order', order: ['a', 'b'] },
    q6: { kind: 'match', pairs: { a: 't1', b: 't2' } },
  })
  expect(screen.getByText('Rent is the same each month.')).toBeVisible()
  expect(screen.getByText('Correct answer: Rent')).toBeVisible()
})

/** Each test uses a different attempt, because unsent answers stay on the device. */
let attempts = 1
const openNumber = async (submitted: Attempt) => {
  attempts += 1
  const attempt = anAttempt({ id: `attempt-${attempts}` })
  const view = await openQuiz((fake) => fake.answers(startAttempt, attempt).answers(submitAttempt, submitted))
  await view.user.click(await screen.findByRole('button', { name: 'Start the quiz' }))
  return { ...view, field: await screen.findByLabelText('Number (rupees)') }
}

test('a number that can be read in two ways is asked about at its field', async () => {
  const { user, api, field } = await openNumber(ended(true))
  await user.type(field, '1.200')
  await user.tab()
  expect(field).toHaveAccessibleDescription('This can be 1.2 or 1200. Which do you mean?')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(field).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: '1200' }))
  expect(field).toHaveValue('1200')
  expect(field).toHaveFocus()
  expect(field).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
  expect(await screen.findByRole('heading', { name: 'Passed!' })).toBeVisible()
  expect(saved(api).at(-1)).toEqual(['q3', { kind: 'number', number: '1200' }])
})

test('what is no number is said at its field, and not submitted', async () => {
  const { user, api, field } = await openNumber(ended(false))
  await user.type(field, 'twenty')
  expect(field).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/^This is not understood as a number in rupees\./)
  await user.clear(field)
  expect(field).toBeValid()
  expect(api.received(submitAttempt)).toEqual([])
})

test.each([
  ['२५', 'Understood as 25'],
  ['25 Rupees', 'Understood as 25'],
  ['1,25,000', 'Understood as 125000'],
  ['½', 'Understood as 0.5'],
  ['−5', 'Understood as -5'],
  ['25', ''],
])('%s is taken: %s', async (typed, said) => {
  const { user, field } = await openNumber(ended(true))
  await user.type(field, typed)
  await user.tab()
  expect(field).toBeValid()
  expect(field).toHaveAccessibleDescription(said)
})

test('a comma before three digits is asked about where commas are decimal', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  const { user, field } = await openNumber(ended(true))
  await user.type(field, '1,200')
  await user.tab()
  expect(field).toHaveAccessibleDescription('This can be 1200 or 1.2. Which do you mean?')
})

test('asks before questions are left open, and returns the focus', async () => {
  const { user, api } = await openQuiz((fake) => fake.answers(submitAttempt, ended(false)))
  await user.click(await screen.findByRole('button', { name: 'Start the quiz' }))
  const submit = await screen.findByRole('button', { name: 'Submit' })
  expect(screen.queryByText('All answers are saved.')).toBeNull()
  await user.click(submit)
  const dialog = within(screen.getByRole('dialog', { name: '6 questions are unanswered.' }))
  await user.click(dialog.getByRole('button', { name: 'Continue answering' }))
  expect(submit).toHaveFocus()
  expect(api.received(submitAttempt)).toEqual([])
  await user.click(submit)
  await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
  expect(await screen.findByRole('heading', { name: 'Not passed yet' })).toHaveFocus()
  expect(screen.queryByText(/^Correct answer:/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Questions' })).toHaveFocus()
})

test('continues an open attempt with its answers', async () => {
  const { user } = await openQuiz((fake) =>
    fake
      .answers(getQuiz, { ...OVERVIEW, open: 'attempt-1' })
      .answers(
        startAttempt,
        anAttempt({ answers: [{ questionId: 'q3', answer: { kind: 'number', number: '24' }, savedAt: '' }] }),
      ),
  )
  await user.click(await screen.findByRole('button', { name: 'Continue the quiz' }))
  expect(await screen.findByLabelText('Number (rupees)')).toHaveValue('24')
})

test('keeps answers without a connection, and does not submit then', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, api } = await openQuiz((fake) =>
    fake.isUnreachable(saveAnswer).answers(submitAttempt, ended(true)),
  )
  await user.click(await screen.findByRole('button', { name: 'Start the quiz' }))
  await user.click(await screen.findByRole('radio', { name: 'Rent' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(screen.getByRole('button', { name: 'Submit anyway' }))
  expect(await screen.findByText(/can be marked when you are online again/)).toBeVisible()
  expect(api.received(submitAttempt)).toEqual([])

  api.answers(saveAnswer, { savedAt: '2026-11-20T08:31:00.000Z' })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.getByText('All answers are saved.')).toBeVisible())
  jest.restoreAllMocks()
})

test('says when the next attempt opens, and in Hindi', async () => {
  await openQuiz(
    (fake) =>
      fake.answers(getQuiz, {
        ...OVERVIEW,
        nextAt: '2026-11-20T09:30:00.000Z',
        attempts: [{ id: 'a', endedAt: '2026-11-20T08:30:00.000Z', percent: 16, passed: false }],
      }),
    'hi',
  )
  expect(await screen.findByText(/अगला प्रयास .* से खुलेगा/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'फिर से कोशिश करें' })).toHaveAttribute('aria-disabled', 'true')
})
