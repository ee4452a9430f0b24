import {
  answerPractice,
  startPractice,
  type PracticeRun,
} from '@mentor-connect/contract/courses/quizzes/practice'
import type { Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { getQuiz, type QuizOverview } from '@mentor-connect/contract/courses/quizzes/quizzes'
import type { FakeApi } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import { aLesson, aParagraph } from '../../testing/aLesson'
import { openLesson } from '../../testing/openLesson'

const OVERVIEW: QuizOverview = { questions: 6, passPercent: 70, passed: false, attempts: [], practice: 3 }

const aQuestion = (id: string): Question => ({
  id,
  kind: 'single',
  points: 1,
  prompt: [aParagraph(`prompt-${id}`, `What about ${id}?`) as never],
  options: [
    { id: 'a', content: [{ text: `Yes to ${id}` }] },
    { id: 'b', content: [{ text: `No to ${id}` }] },
  ],
})
const aRun = (parts: Partial<PracticeRun> = {}): PracticeRun => ({
  id: 'run-1',
  courseId: 'course-1',
  lessonId: 'tags',
  state: 'open',
  needed: 4,
  of: 5,
  right: 0,
  turn: 0,
  question: aQuestion('q1'),
  ...parts,
})

const openQuiz = (prepare: (api: FakeApi) => void, locale?: 'en' | 'hi') =>
  openLesson({
    lesson: aLesson({
      lesson: { id: 'tags', title: 'Tags', kind: 'quiz', minutes: 5 },
      body: { blocks: [] },
    }),
    locale,
    prepare: (api) => {
      api.answers(getQuiz, OVERVIEW).answers(startPractice, aRun())
      prepare(api)
    },
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('asks one question at a time and says at once what was right', async () => {
  const { user, api } = await openQuiz((fake) =>
    fake.answers(answerPractice, {
      right: false,
      feedback: [{ text: 'They change.' }],
      run: aRun({ turn: 1, question: aQuestion('q2') }),
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Practise' }))
  await user.click(await screen.findByRole('radio', { name: 'No to q1' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const outcome = await screen.findByRole('heading', { name: 'Not correct yet' })
  await waitFor(() => expect(outcome).toHaveFocus())
  expect(screen.getByText('They change.')).toBeVisible()
  expect(api.received(answerPractice)).toMatchObject([
    { params: { id: 'run-1' }, body: { turn: 0, answer: { kind: 'single', option: 'b' } } },
  ])
  await user.click(screen.getByRole('button', { name: 'Next question' }))
  expect(await screen.findByRole('radio', { name: 'Yes to q2' })).not.toBeChecked()
  expect(screen.getByRole('heading', { name: 'Practice' })).toHaveFocus()
})

test('ends when enough answers were right, and leads back to the quiz', async () => {
  const { user } = await openQuiz((fake) =>
    fake.answers(answerPractice, {
      right: true,
      run: aRun({ turn: 4, right: 4, state: 'mastered', question: undefined }),
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Practise' }))
  await user.click(await screen.findByRole('radio', { name: 'Yes to q1' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByRole('heading', { name: 'You have mastered it' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the quiz' }))
  expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeVisible()
})

test('is closed while an attempt is open, and is in Hindi', async () => {
  const { user } = await openQuiz((fake) => fake.refuses(startPractice, 409, 'attempt_open'), 'hi')
  await user.click(await screen.findByRole('button', { name: 'अभ्यास करें' }))
  expect(await screen.findByText(/एक प्रयास चल रहा है/)).toBeVisible()
})
