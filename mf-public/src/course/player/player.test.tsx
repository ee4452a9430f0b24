import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getQuiz } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { renderRoute, screenIs, untilLoading } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'
import { aLesson, aParagraph } from './testing/aLesson'
import { aLessonApi, openLesson } from './testing/openLesson'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('shows title, module, time and place, and moves the focus to the heading', async () => {
  screenIs('max-width: 1023px')
  const { path } = await openLesson()
  expect(screen.getByText('First steps')).toBeVisible()
  expect(screen.getByText('6 minutes')).toBeVisible()
  expect(await screen.findByText('Lesson 1 of 4')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Learn JavaScript' })).toHaveAttribute('href', path)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(document.title).toBe('Tags · Learn JavaScript | Mentor-Connect')
})

test('the outline lists all lessons with their status', async () => {
  screenIs('min-width: 1024px')
  const { path } = await openLesson({ progress: { '0-0': 'in-progress', '0-1': 'completed' } })
  const outline = within(await screen.findByRole('navigation', { name: 'Course outline' }))
  expect(await outline.findByRole('link', { name: /Links.*Completed/ })).toHaveAttribute(
    'href',
    `${path}/lessons/links`,
  )
  expect(outline.getByRole('link', { name: /Tags/ })).toHaveAttribute('aria-current', 'page')
  expect(outline.getByRole('link', { name: /The standard/ })).toHaveAttribute('target', '_blank')
  expect(outline.getByText('1 of 2 completed')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
})

test('on a phone the outline is a dialog that returns the focus', async () => {
  const { user } = await openLesson()
  const open = await screen.findByRole('button', { name: 'Outline 1/4' })
  await user.click(open)
  const dialog = screen.getByRole('dialog', { name: 'Course outline' })
  expect(within(dialog).getByRole('link', { name: /Links/ })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(open).toHaveFocus()
})

test('the size of the text is kept on this device', async () => {
  const { user } = await openLesson()
  await user.click(screen.getByRole('button', { name: 'Text size' }))
  await user.click(screen.getByRole('radio', { name: 'Very large' }))
  expect(localStorage.getItem('mc.textSize')).toBe('large')
  await user.click(screen.getByRole('radio', { name: 'Normal' }))
})

describe('a visitor', () => {
  const visit = (lessonId: string) => renderRoute(routes, `/resource/course-1/lessons/${lessonId}`)

  test('reads a preview, and is led to the course for the rest', async () => {
    screenIs('min-width: 1024px')
    aLessonApi('course-1')
    await visit('tags')
    await heading('Tags')
    expect(screen.getByText('You are reading a preview')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Enroll to continue' })).toHaveAttribute(
      'href',
      '/resource/course-1',
    )
    expect(screen.queryByRole('button', { name: /Done/ })).toBeNull()
    const outline = within(await screen.findByRole('navigation', { name: 'Course outline' }))
    expect(outline.getAllByRole('link')).toHaveLength(1)
    expect(document.querySelector('meta[name="robots"]')).toBeNull()
  })

  test('of a closed lesson is led to the course', async () => {
    aLessonApi('course-1').refuses(getLesson, 403, 'not_enrolled')
    await visit('links')
    await heading('This lesson is for enrolled learners')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(screen.getByRole('link', { name: 'Go to the course and enroll' })).toHaveAttribute(
      'href',
      '/resource/course-1',
    )
  })

  test('of a lesson that does not exist is led to those that do', async () => {
    aLessonApi('course-1').refuses(getLesson, 404, 'not_found')
    await visit('gone')
    await heading('This lesson was not found')
    expect(screen.getByRole('link', { name: 'See all lessons' })).toHaveAttribute(
      'href',
      '/resource/course-1',
    )
  })

  test('can try a failed load again', async () => {
    const api = aLessonApi('course-1').refuses(getLesson, 500, 'internal')
    await visit('tags')
    await screen.findByText('This could not be loaded')
    expect(await heading('Lesson')).toBeVisible()
    api.answers(getLesson, aLesson())
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Tags')).toBeVisible()
  })

  test('waits with a skeleton', async () => {
    aLessonApi('course-1').neverAnswers(getLesson)
    await visit('tags')
    await untilLoading()
  })

  test('reads on if only the course could not be loaded', async () => {
    aLessonApi('course-1').refuses(getCourse, 500, 'internal')
    await visit('tags')
    expect(await heading('Tags')).toBeVisible()
  })
})

test('a learner who is not enrolled stays in the own area', async () => {
  const { path } = await openLesson({ isEnrolled: false })
  expect(screen.getByRole('link', { name: 'Go to the course' })).toHaveAttribute('href', path)
})

test('quizzes are not ticked off', async () => {
  const quiz = { id: 'tags', title: 'Tags', kind: 'quiz', minutes: 5 } as const
  const overview = { questions: 8, passPercent: 70, passed: false, attempts: [] }
  await openLesson({
    lesson: aLesson({ lesson: quiz, body: { blocks: [] } }),
    prepare: (api) => void api.answers(getQuiz, overview),
  })
  expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Done/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
})

test('words in another language than the page are marked', async () => {
  const body = { blocks: [aParagraph('one', 'ब्राउज़र टैग पढ़ता है')] }
  await openLesson({ lesson: aLesson({ body }) })
  expect(screen.getByText('ब्राउज़र टैग पढ़ता है').closest('[lang]')).toHaveAttribute('lang', 'hi')
})

test('is translated to Hindi', async () => {
  await openLesson({ locale: 'hi' })
  expect(screen.getByRole('button', { name: 'पूरा हुआ, आगे चलें' })).toBeVisible()
  expect(screen.getByText('6 मिनट')).toBeVisible()
})
