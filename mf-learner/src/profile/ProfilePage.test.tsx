import { aLearner, profileApi, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import learner from '../routes'

beforeEach(() => void profileApi())

const open = (account = aLearner(), locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, '/user/profile', { mount: '/user', session: signedIn(account), locale })

test('shows the learner’s data', async () => {
  await open(aLearner({ mobile: '9876543210', domains: ['Career', 'Design'] }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  expect(screen.getByText('Member since November 20, 2026')).toBeVisible()
  expect(screen.getAllByText('asha@example.test')[0]).toBeVisible()
  expect(screen.getByText('9876543210')).toBeVisible()
  expect(screen.getByText('Design')).toBeVisible()
})

test('shows a text for missing data', async () => {
  await open()
  expect(await screen.findByText('Not provided')).toBeVisible()
  expect(screen.getByText('No domains provided')).toBeVisible()
  expect(screen.getByText("You haven't enrolled in any courses yet.")).toBeVisible()
})

test('the enrolled courses can be expanded and collapsed', async () => {
  const course = { courseId: 'c1', courseName: 'Learn JavaScript', description: 'Step by step' }
  const { user } = await open(aLearner({ courses: [course] }))

  const toggle = await screen.findByRole('button', { name: 'Enrolled Courses (1)' })
  const view = screen.getByRole('link', { name: 'View Learn JavaScript' })
  expect(view).toHaveAttribute('href', '/user/resources/c1')
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(view).not.toBeVisible()
})

test('waits for the account after a reload', async () => {
  const session = signedIn()
  await renderRoute(learner, '/user/profile', {
    mount: '/user',
    session: { ...session, account: null } as typeof session,
  })
  await untilLoading()
})

test('a failed logout shows an error, in Hindi too', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, auth } = await open(aLearner(), 'hi')
  auth.signOut.mockRejectedValueOnce(new Error('no network'))

  await user.click(await screen.findByRole('button', { name: 'लॉग आउट' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('लॉग आउट नहीं हो सका')
  expect(log).toHaveBeenCalledWith('Logout failed', expect.any(Error))
})
