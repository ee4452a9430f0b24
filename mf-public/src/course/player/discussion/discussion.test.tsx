import {
  acceptAnswer,
  answerQuestion,
  askQuestion,
  getLessonQuestion,
  getLessonQuestions,
  markHelpful,
  removeQuestion,
  type LessonAnswer,
  type LessonQuestion,
} from '@mentor-connect/contract/courses/discussions'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { aMentor, renderRoute, signedIn, type FakeApi } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../../routes'
import { aLessonApi, openLesson } from '../testing/openLesson'

const AT = '2026-11-20T08:30:00.000Z'
const aQuestion = (parts: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id: 'q1',
  courseId: 'c',
  lessonId: 'tags',
  title: 'What is a tag?',
  text: 'See https://a.test/x.',
  author: { name: 'Ravi K.' },
  createdAt: AT,
  helpful: 0,
  answers: 1,
  isAnswered: false,
  ...parts,
})
const anAnswer = (parts: Partial<LessonAnswer> = {}): LessonAnswer => ({
  id: 'a1',
  text: 'A name in angle brackets.',
  createdAt: AT,
  helpful: 2,
  author: { name: 'Kavita Iyer', isMentor: true },
  ...parts,
})
const listed = (...questions: LessonQuestion[]) => ({
  questions,
  pagination: { page: 1, limit: 10, totalItems: questions.length, totalPages: 1 },
})

const opened = async (prepare: (api: FakeApi) => void, locale: 'en' | 'hi' = 'en') => {
  const view = await openLesson({ prepare, locale })
  const name = locale === 'en' ? 'Questions about this lesson' : 'इस पाठ के बारे में सवाल'
  await screen.findByRole('heading', { level: 2, name })
  return view
}
const withThread =
  (question = aQuestion(), canAccept = false) =>
  (api: FakeApi) =>
    api
      .answers(getLessonQuestions, listed(question))
      .answers(getLessonQuestion, { question, answers: [anAnswer()], canAccept })

test('a question is asked, and contact data is warned of', async () => {
  const { api, user } = await opened((fake) => fake.answers(askQuestion, {}))
  expect(await screen.findByText(/No questions yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask a question' }))
  const title = screen.getByRole('textbox', { name: 'Your question in one line' })
  expect(title).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your question.')
  await user.type(title, 'Call me: 98765 43210')
  expect(screen.getByText(/looks like a phone number/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await waitFor(() =>
    expect(api.received(askQuestion)).toMatchObject([
      { params: { lessonId: 'tags' }, body: { title: 'Call me: 98765 43210', text: '' } },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Ask a question' })).toHaveFocus()
})

test('answers open in place, with links that say nothing about us, and are marked as helpful', async () => {
  const { api, user } = await opened((fake) => withThread()(fake).answers(markHelpful, {}))
  await user.click(await screen.findByRole('button', { name: 'What is a tag?' }))
  expect(await screen.findByRole('link', { name: 'https://a.test/x' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  )
  expect(screen.getByText('Mentor')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'The answer by Kavita Iyer was helpful (2)' }))
  await waitFor(() => expect(api.received(markHelpful)).toMatchObject([{ body: { helpful: true } }]))
  expect(screen.queryByRole('button', { name: /Accept the answer/ })).not.toBeInTheDocument()
})

test('who has asked accepts an answer, and deletes the question after a confirmation', async () => {
  const own = aQuestion({ isOwn: true })
  const { api, user } = await opened((fake) =>
    withThread(own, true)(fake).answers(acceptAnswer, {}).answers(removeQuestion, {}),
  )
  await user.click(await screen.findByRole('button', { name: 'What is a tag?' }))
  await user.click(await screen.findByRole('button', { name: 'Accept the answer by Kavita Iyer' }))
  await waitFor(() => expect(api.received(acceptAnswer)).toMatchObject([{ body: { answerId: 'a1' } }]))
  await user.click(screen.getByRole('button', { name: 'Delete your question' }))
  api.answers(getLessonQuestions, listed())
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('What is a tag?')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Ask a question' })).toHaveFocus()
})

test('an answer is reported', async () => {
  const { api, user } = await opened((fake) => withThread()(fake).answers(fileReport, { reported: true }))
  await user.click(await screen.findByRole('button', { name: 'What is a tag?' }))
  await user.click(await screen.findByRole('button', { name: 'Report what Kavita Iyer wrote' }))
  await user.click(screen.getByRole('radio', { name: /spam/i }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() =>
    expect(api.received(fileReport)).toMatchObject([{ body: { kind: 'answer', subjectId: 'a1' } }]),
  )
})

test('the unanswered ones are chosen', async () => {
  const { api, user } = await opened(withThread())
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Unanswered')
  await waitFor(() =>
    expect(api.received(getLessonQuestions).at(-1)).toMatchObject({ query: { order: 'unanswered' } }),
  )
})

test('a quiz tells that it has to be passed first, in Hindi', async () => {
  await openLesson({
    locale: 'hi',
    prepare: (api) => api.refuses(getLessonQuestions, 403, 'forbidden', undefined, { reason: 'quiz_first' }),
  })
  expect(await screen.findByText(/पास करने के बाद दिखते हैं/)).toBeVisible()
})

test('visitors of a preview see no questions', async () => {
  await openLesson({ isEnrolled: false })
  expect(screen.queryByText('Questions about this lesson')).not.toBeInTheDocument()
})

describe('the mentor of the course', () => {
  const visit = (mentorId: string, query = '') =>
    renderRoute(routes, `/resource/course-1/lessons/tags${query}`, {
      session: signedIn(aMentor({ _id: mentorId })),
    })

  test('reads and answers questions, and asks none', async () => {
    const api = withThread()(aLessonApi('course-1')).answers(answerQuestion, {})
    const { user } = await visit('mentor-1')
    await user.click(await screen.findByRole('button', { name: 'What is a tag?' }))
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Answer' }))
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'A word in brackets.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() =>
      expect(api.received(answerQuestion)).toMatchObject([
        { params: { id: 'q1' }, body: { userId: 'mentor-1', text: 'A word in brackets.' } },
      ]),
    )
  })

  test('of another course reads none', async () => {
    const api = aLessonApi('course-1')
    await visit('mentor-2')
    await screen.findByRole('heading', { level: 1, name: 'Tags' })
    expect(screen.queryByRole('heading', { name: 'Questions about this lesson' })).toBeNull()
    expect(api.received(getLessonQuestions)).toEqual([])
  })
})
