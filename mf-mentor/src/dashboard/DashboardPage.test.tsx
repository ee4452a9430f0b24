import { getOwnResources } from '@mentor-connect/shared/contracts/authoring'
import { getChatList } from '@mentor-connect/shared/contracts/chat'
import { getMentorDashboard, type MentorDashboard } from '@mentor-connect/shared/contracts/mentorArea'
import type { Mentor } from '@mentor-connect/shared/contracts/people'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../routes'

const figures: MentorDashboard = {
  resources: 4,
  published: 3,
  learners: 21,
  completions: 5,
  averageRating: 4.5,
  reviewCount: 6,
  enrolmentsByWeek: [
    { week: '2026-11-09', enrolments: 3 },
    { week: '2026-11-16', enrolments: 7 },
  ],
}
const counts = { draft: 1, published: 3, archived: 0 }
const pageOf = (resources = [anOwnCourse({ title: 'Learn JavaScript' })]) => ({
  resources,
  pagination: { page: 1, limit: 3, totalItems: resources.length, totalPages: 1 },
  counts,
})
const conversation = (id: string, unreadCount: number) => ({
  _id: id,
  participants: ['mentor-1', id],
  unreadCount,
})

const fullApi = () =>
  new FakeApi()
    .answers(getMentorDashboard, figures)
    .answers(getOwnResources, pageOf())
    .answers(getChatList, [conversation('a', 2), conversation('b', 1)])

const open = (account: Mentor = aMentor(), page = 'home', locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, `/mentor/${page}`, { mount: '/mentor', session: signedIn(account), locale })

test.each(['home', 'dashboard'])('%s shows what one teaches and who learns', async (page) => {
  fullApi()
  await open(aMentor(), page)

  expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Dashboard' })).toBeVisible()
  expect(screen.getByText('Welcome, Ravi Iyer')).toBeVisible()
  const numbers = await screen.findByRole('region', { name: 'Your numbers' })
  const figure = (name: string) => within(numbers).getByText(name).nextSibling
  expect(figure('Resources')).toHaveTextContent('43 published')
  expect(figure('Learners')).toHaveTextContent('21')
  expect(figure('Completions')).toHaveTextContent('5')
  expect(figure('Average rating')).toHaveTextContent('4.56 reviews')
  expect(await within(numbers).findByRole('link', { name: '3' })).toHaveAttribute('href', '/mentor/chat')
  expect(await screen.findByRole('heading', { name: 'Learn JavaScript' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the enrolments of each week are there as a table too', async () => {
  fullApi()
  await open()
  const chart = await screen.findByRole('region', { name: 'Enrolments by week' })
  expect(within(chart).getByText('10 enrolments in the last 2 weeks')).toBeVisible()
  const rows = within(within(chart).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Week fromEnrolments', '9 Nov3', '16 Nov7'])
})

test('without the chat service the other figures stand', async () => {
  fullApi().isUnreachable(getChatList)
  await open()
  expect(await screen.findByText('Not available now')).toBeVisible()
  expect(screen.getByText('21')).toBeVisible()
})

test('a mentor who is not approved yet sees the notice and can only sign out', async () => {
  const api = fullApi()
  const { user, auth } = await open(aMentor({ status: 'inactive' }))

  const dialog = await screen.findByRole('dialog', { name: 'Account Status' })
  expect(dialog).toHaveTextContent(
    'Your mentor account request is currently pending verification. We will notify you once your account has been verified.',
  )
  expect(within(dialog).getByRole('button', { name: 'Sign Out' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await user.click(dialog)
  expect(dialog).toBeVisible()
  expect(api.received(getMentorDashboard)).toHaveLength(0)

  await user.click(within(dialog).getByRole('button', { name: 'Sign Out' }))
  expect(auth.signOut).toHaveBeenCalled()
})

test('the notice speaks Hindi', async () => {
  await open(aMentor({ status: 'inactive' }), 'home', 'hi')
  expect(await screen.findByRole('dialog', { name: 'खाते की स्थिति' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'साइन आउट करें' })).toBeVisible()
})

test('without resources it leads to the first one', async () => {
  fullApi()
    .answers(getMentorDashboard, { ...figures, resources: 0, published: 0, reviewCount: 0 })
    .answers(getOwnResources, pageOf([]))
  await open()
  expect(await screen.findByText('You have not created any resources yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create New Resource' })).toHaveAttribute(
    'href',
    '/mentor/resources/add',
  )
  expect(await screen.findByText('No reviews yet')).toBeVisible()
})

test('what could not be loaded can be tried again', async () => {
  const api = fullApi().isUnreachable(getMentorDashboard)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getMentorDashboard, figures)
  await user.click(retry)
  expect(await screen.findByRole('region', { name: 'Your numbers' })).toBeVisible()
})
