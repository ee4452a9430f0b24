import { createChat } from '@mentor-connect/shared/contracts/chat'
import { getMentorLearners, type EnrolledLearner } from '@mentor-connect/shared/contracts/mentorArea'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../routes'

const asha: EnrolledLearner = {
  learnerId: 'learner-1',
  name: 'Asha Verma',
  courseId: 'js',
  courseTitle: 'Learn JavaScript',
  enrolledAt: '2026-11-01T08:00:00.000Z',
  lastActiveAt: '2026-11-20T08:30:00.000Z',
  completedCount: 3,
  totalLessons: 4,
  percent: 75,
}
const courses = [{ courseId: 'js', title: 'Learn JavaScript', learners: 1 }]
const answer = (learners: EnrolledLearner[], totalPages = 1) => ({
  learners,
  courses: learners.length ? courses : [],
  pagination: { page: 1, limit: 9, totalItems: learners.length, totalPages },
})

const open = (address = '/mentor/learners', locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()), locale })

test('shows who learns in which course and how far they are', async () => {
  new FakeApi().answers(getMentorLearners, answer([asha]))
  await open()
  const row = within(await screen.findByRole('row', { name: /Asha Verma/ }))
  expect(row.getByRole('link', { name: 'Learn JavaScript' })).toHaveAttribute('href', '/mentor/resources/js')
  expect(row.getByText('3 of 4 lessons · 75%')).toBeVisible()
  expect(
    row.getByRole('progressbar', { name: 'Progress of Asha Verma in Learn JavaScript' }),
  ).toHaveAttribute('aria-valuenow', '75')
})

test('search, course and order go into the address and to the server', async () => {
  const api = new FakeApi().answers(getMentorLearners, answer([asha]))
  const { user, router } = await open()
  await user.type(await screen.findByRole('searchbox', { name: 'Search learners' }), 'asha')
  await waitFor(() => expect(router.state.location.search).toBe('?q=asha'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'js')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'progress')
  await waitFor(() => expect(router.state.location.search).toBe('?q=asha&course=js&sort=progress'))
  await waitFor(() =>
    expect(api.received(getMentorLearners).at(-1)?.query).toEqual({
      page: 1,
      limit: 9,
      q: 'asha',
      courseId: 'js',
      sort: 'progress',
    }),
  )
})

test('Message opens the chat with that learner', async () => {
  const api = new FakeApi()
    .answers(getMentorLearners, answer([asha]))
    .answers(createChat, { _id: 'c', participants: ['mentor-1', 'learner-1'] })
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Message Asha Verma' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/chat'))
  expect(router.state.location.search).toBe('?with=learner-1')
  expect(api.received(createChat)[0]?.body).toEqual({ userId1: 'mentor-1', userId2: 'learner-1' })
})

test('a chat that cannot be opened is said beside the button', async () => {
  new FakeApi().answers(getMentorLearners, answer([asha])).isUnreachable(createChat)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Message Asha Verma' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be opened.')
})

test('nobody yet, and nobody found', async () => {
  new FakeApi().answers(getMentorLearners, answer([]))
  const { unmount } = await open()
  expect(await screen.findByText('Nobody is enrolled in your resources yet.')).toBeVisible()
  unmount()
  await open('/mentor/learners?q=zzz', 'hi')
  expect(await screen.findByText('आपकी खोज से कोई शिक्षार्थी मेल नहीं खाता।')).toBeVisible()
})
