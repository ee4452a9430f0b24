import { getCoursesByMentor } from '@mentor-connect/shared/contracts/courses'
import type { Mentor } from '@mentor-connect/shared/contracts/people'
import { FakeApi, aCourseSummary, aMentor, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../routes'

const courses = [
  aCourseSummary({ _id: 'js', title: 'Learn JavaScript', studentsEnrolled: 12, rating: 4.5, reviewCount: 2 }),
  aCourseSummary({ _id: 'cv', title: 'Write a CV', studentsEnrolled: 1, rating: 0, reviewCount: 0 }),
]
const pageOf = (resources = courses) => ({
  resources,
  pagination: { page: 1, limit: 50, totalItems: resources.length, totalPages: resources.length ? 1 : 0 },
})

const open = (account: Mentor = aMentor(), page = 'home', locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, `/mentor/${page}`, { mount: '/mentor', session: signedIn(account), locale })

test.each(['home', 'dashboard'])('%s shows what one teaches and who learns', async (page) => {
  const api = new FakeApi().answers(getCoursesByMentor, pageOf())
  await open(aMentor(), page)

  expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Dashboard' })).toBeVisible()
  expect(screen.getByText('Welcome, Ravi Iyer')).toBeVisible()
  const numbers = await screen.findByRole('region', { name: 'Your numbers' })
  expect(within(numbers).getByText('Students enrolled').nextSibling).toHaveTextContent('13')
  expect(within(numbers).getByText('Average rating').nextSibling).toHaveTextContent('4.5')
  const list = screen.getByRole('region', { name: 'Your courses' })
  expect(within(list).getByText('12 students')).toBeVisible()
  expect(within(list).getByText('1 student')).toBeVisible()
  expect(within(list).getByText('New')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.received(getCoursesByMentor)[0]?.params).toEqual({ mentorId: 'mentor-1' })
})

test('a mentor who is not approved yet sees the notice and can only sign out', async () => {
  const api = new FakeApi().answers(getCoursesByMentor, pageOf())
  const { user, auth } = await open(aMentor({ status: 'inactive' }))

  const dialog = await screen.findByRole('dialog', { name: 'Account Status' })
  expect(dialog).toHaveTextContent(
    'Your mentor account request is currently pending verification. We will notify you once your account has been verified.',
  )
  expect(within(dialog).getByRole('button', { name: 'Sign Out' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await user.click(dialog)
  expect(dialog).toBeVisible()
  expect(api.received(getCoursesByMentor)).toHaveLength(0)

  await user.click(within(dialog).getByRole('button', { name: 'Sign Out' }))
  expect(auth.signOut).toHaveBeenCalled()
})

test('the notice speaks Hindi', async () => {
  await open(aMentor({ status: 'inactive' }), 'home', 'hi')
  expect(await screen.findByRole('dialog', { name: 'खाते की स्थिति' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'साइन आउट करें' })).toBeVisible()
})

test('without courses it says so', async () => {
  new FakeApi().answers(getCoursesByMentor, pageOf([]))
  await open()
  expect(await screen.findByText('You have not published any courses yet.')).toBeVisible()
})

test('what could not be loaded can be tried again', async () => {
  const api = new FakeApi().isUnreachable(getCoursesByMentor)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getCoursesByMentor, pageOf())
  await user.click(retry)
  expect(await screen.findByRole('region', { name: 'Your numbers' })).toBeVisible()
})
