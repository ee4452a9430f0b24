import {
  answerQuestion,
  getLessonQuestion,
  getMentorQuestions,
  type AskedQuestion,
} from '@mentor-connect/contract/courses/discussions'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import routes from '../routes'

const aQuestion = (parts: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: 'q1',
  courseId: 'bread',
  lessonId: 'dough',
  title: 'How long does it rest?',
  text: '',
  author: { name: 'Asha V.' },
  createdAt: '2026-11-20T08:30:00.000Z',
  helpful: 0,
  answers: 0,
  isAnswered: false,
  courseTitle: 'Bread baking',
  lessonTitle: 'The dough',
  ...parts,
})

const listed = (questions: AskedQuestion[]) => ({
  questions,
  unanswered: questions.length,
  courses: questions.length
    ? [{ courseId: 'bread', title: 'Bread baking', unanswered: questions.length }]
    : [],
  pagination: { page: 1, limit: 10, totalItems: questions.length, totalPages: 1 },
})

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/questions', { mount: '/mentor', session: signedIn(aMentor()), locale })

test('a question is answered in place', async () => {
  const api = new FakeApi()
    .answers(getMentorQuestions, listed([aQuestion()]))
    .answers(getLessonQuestion, { question: aQuestion(), answers: [], canAccept: true })
    .answers(answerQuestion, {})
  const { user } = await open()
  expect(await screen.findByText('1 unanswered question')).toBeVisible()
  expect(screen.getByRole('link', { name: 'The dough' })).toHaveAttribute(
    'href',
    '/resource/bread/lessons/dough',
  )
  await user.click(screen.getByRole('button', { name: 'How long does it rest?' }))
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Two hours.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() =>
    expect(api.received(answerQuestion)).toMatchObject([
      { params: { id: 'q1' }, body: { text: 'Two hours.', id: expect.any(String) } },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Answer' })).toHaveFocus()
})

test('is filtered by course', async () => {
  const api = new FakeApi().answers(getMentorQuestions, listed([aQuestion()]))
  const { user } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'Bread baking (1)')
  await waitFor(() =>
    expect(api.received(getMentorQuestions).at(-1)).toMatchObject({ query: { courseId: 'bread' } }),
  )
})

test('says in Hindi that nobody has asked yet', async () => {
  new FakeApi().answers(getMentorQuestions, listed([]))
  await open('hi')
  expect(await screen.findByText('अभी किसी ने कोई सवाल नहीं पूछा है।')).toBeVisible()
})

test('a failed load offers to try again', async () => {
  const api = new FakeApi().refuses(getMentorQuestions, 500, 'internal')
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getMentorQuestions, listed([aQuestion()]))
  await user.click(retry)
  expect(await screen.findByText('Asha V.')).toBeVisible()
})
