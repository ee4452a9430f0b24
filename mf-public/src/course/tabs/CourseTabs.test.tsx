import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import type { Slots } from '@mentor-connect/contract/slots'
import { FakeApi, aCourse, renderRoute, signedIn, SIGNED_OUT } from '@mentor-connect/testing'
import type { Session } from '@mentor-connect/contract/auth'
import { screen } from '@testing-library/react'
import routes from '../../routes'

const slots: Partial<Slots> = {
  contributions: () => [
    {
      id: 'jobs/tab',
      label: { en: 'Jobs', hi: 'नौकरियाँ' },
      render: (props) => <p>Jobs for {JSON.stringify(props)}</p>,
    },
  ],
}

async function open(session: Session, locale: 'en' | 'hi' = 'en') {
  new FakeApi().answers(getCourse, aCourse()).answers(getProgress, { progress: {} })
  const view = await renderRoute(routes, '/resource/course-1', { session, locale, slots })
  await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })
  return view
}

test('a learner finds what other areas add beside the course, with mouse and keyboard', async () => {
  const { user } = await open(signedIn())
  const jobs = await screen.findByRole('tab', { name: 'Jobs', selected: false })
  expect(screen.getByRole('tabpanel', { name: 'Course' })).toHaveTextContent('About this course')

  await user.click(jobs)
  const panel = screen.getByRole('tabpanel', { name: 'Jobs' })
  expect(panel).toHaveTextContent('Jobs for {"courseId":"course-1"}')
  expect(jobs).toHaveAttribute('aria-controls', panel.id)

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Course', selected: true })).toHaveFocus()
  expect(screen.getByText('About this course')).toBeVisible()
})

test('the tabs are in the language of the page', async () => {
  await open(signedIn(), 'hi')
  expect(await screen.findByRole('tab', { name: 'नौकरियाँ' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'कोर्स' })).toBeVisible()
})

test('a visitor has no tabs', async () => {
  await open(SIGNED_OUT)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText('About this course')).toBeVisible()
})
