import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aLearner, renderRoute, screenIs, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import routes from '../routes'

const ENROLLED = aLearner({ courses: [{ courseId: 'course-1', courseName: '', description: '' }] })

async function open(account = ENROLLED) {
  new FakeApi()
    .answers(getCourse, aCourse({ outcomes: ['Write a loop'] }))
    .answers(getProgress, { progress: { '0-0': 'completed' } })
  const view = await renderRoute(routes, '/resource/course-1', { session: signedIn(account) })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const isBefore = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe('the course page of a learner on a phone', () => {
  beforeEach(() => screenIs('max-width: 767px'))

  test('has the lessons first, and says the progress once', async () => {
    await open()
    const lessons = await screen.findByRole('heading', { name: 'Modules' })
    expect(isBefore(screen.getByRole('heading', { name: 'Next: Functions' }), lessons)).toBe(true)
    expect(isBefore(lessons, screen.getByText('About this course'))).toBe(true)
    expect(screen.getAllByText('1 of 3 lessons completed')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Your Progress' })).toBeNull()
    expect(screen.queryByText('Complete')).toBeNull()
  })

  test('begins with the title and the next step, and keeps the description for later', async () => {
    await open()
    const next = await screen.findByRole('heading', { name: 'Next: Functions' })
    const description = screen.getByText(aCourse().description)
    expect(isBefore(next, description)).toBe(true)
    expect(description.closest('details')).not.toHaveAttribute('open')
  })

  test('opens what is about the course by its title', async () => {
    const { user } = await open()
    const about = (await screen.findByText('About this course')).closest('details')!
    expect(about).not.toHaveAttribute('open')
    await user.click(screen.getByText('About this course'))
    expect(about).toHaveAttribute('open')
    expect(within(about).getByText('Write a loop')).toBeVisible()
    expect(within(about).getByRole('heading', { name: 'Course Information' })).toBeVisible()
    expect(screen.getByText('Reviews').closest('details')).not.toHaveAttribute('open')
  })

  test('is open for whoever has not joined', async () => {
    await open(aLearner())
    expect(screen.getByText(aCourse().description).closest('details')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Reviews' }).closest('details')).toBeNull()
    const [about, lessons] = ['About this course', 'Modules'].map((name) =>
      screen.getByRole('heading', { name }),
    )
    expect(isBefore(about!, lessons!)).toBe(true)
  })
})
