import { getApplication } from '@mentor-connect/contract/accounts/mentorSignUp'
import type { Session } from '@mentor-connect/contract/auth'
import { getOwnResources } from '@mentor-connect/contract/courses/authoring/authoring'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { getMentorDashboard, type MentorDashboard } from '@mentor-connect/contract/mentoring/mentorArea'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../routes'

const figures: MentorDashboard = {
  resources: 4,
  published: 3,
  learners: 21,
  completions: 5,
  questionsWaiting: 8,
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

test.each(['home', 'dashboard'])('%s shows the mentor’s courses and learners', async (page) => {
  fullApi()
  await open(aMentor(), page)

  expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Dashboard' })).toBeVisible()
  expect(screen.getByText('Welcome, Ravi Iyer')).toBeVisible()
  const numbers = await screen.findByRole('region', { name: 'Your statistics' })
  const figure = (name: string) => within(numbers).getByText(name).nextSibling
  expect(figure('Courses')).toHaveTextContent('43 published')
  expect(figure('Learners')).toHaveTextContent('21')
  expect(within(numbers).getByRole('link', { name: 'Unanswered questions 8' })).toHaveAttribute(
    'href',
    '/mentor/questions',
  )
  expect(figure('Completions')).toHaveTextContent('5')
  expect(figure('Average rating')).toHaveTextContent('4.56 reviews')
  expect(await within(numbers).findByRole('link', { name: 'Unread messages 3' })).toHaveAttribute(
    'href',
    '/mentor/chat',
  )
  expect(await screen.findByRole('heading', { name: 'Learn JavaScript' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('weekly enrolments are also available as a table', async () => {
  fullApi()
  await open()
  const chart = await screen.findByRole('region', { name: 'Enrollments by week' })
  expect(within(chart).getByText('10 enrollments in the last 2 weeks')).toBeVisible()
  const rows = within(within(chart).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Week fromEnrollments', 'Nov 93', 'Nov 167'])
})

test('the other figures are shown if the chat service is down', async () => {
  fullApi().isUnreachable(getChatList)
  await open()
  expect(await screen.findByText('Not available now')).toBeVisible()
  expect(screen.getByText('21')).toBeVisible()
})

test('an unapproved mentor sees the notice, how long it takes, and what can be prepared', async () => {
  const api = fullApi().answers(getApplication, { sentAt: '2026-11-18T10:00:00.000Z', usualDays: 3 })
  const { user, auth } = await open(aMentor({ status: 'inactive' }))

  const dialog = await screen.findByRole('dialog', { name: 'Account Status' })
  expect(dialog).toHaveTextContent(
    'Your mentor account request is currently pending verification. We will notify you once your account has been verified.',
  )
  expect(await within(dialog).findByText(/^You applied on/)).toHaveTextContent(
    'You applied on November 18, 2026. Most of the latest applications were decided within 3 days.',
  )
  const [prepare, hours] = within(dialog).getAllByRole('link')
  expect(prepare).toHaveFocus()
  expect(prepare).toHaveAttribute('href', '/mentor/profile/edit')
  expect(hours).toHaveAttribute('href', '/mentor/sessions/hours')
  await user.keyboard('{Escape}')
  await user.click(dialog)
  expect(dialog).toBeVisible()
  expect(api.received(getMentorDashboard)).toHaveLength(0)

  await user.click(within(dialog).getByRole('button', { name: 'Sign Out' }))
  expect(auth.signOut).toHaveBeenCalled()
})

test('the notice is translated to Hindi', async () => {
  await open(aMentor({ status: 'inactive' }), 'home', 'hi')
  expect(await screen.findByRole('dialog', { name: 'खाते की स्थिति' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'लॉग आउट करें' })).toBeVisible()
})

test('without courses it links to the first steps, and shows no figures of courses', async () => {
  fullApi()
    .answers(getMentorDashboard, { ...figures, resources: 0, published: 0, reviewCount: 0 })
    .answers(getOwnResources, pageOf([]))
  await open()
  expect(await screen.findByText('You have not created any courses yet.')).toBeVisible()
  for (const [name, href] of [
    ['Create New Resource', '/mentor/resources/add'],
    ['Prepare my profile', '/mentor/profile/edit'],
    ['Enter my hours', '/mentor/sessions/hours'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(await screen.findByRole('link', { name: 'Unread messages 3' })).toBeVisible()
  expect(screen.queryByText('Completions')).not.toBeInTheDocument()
})

test('without reviews it says so', async () => {
  fullApi().answers(getMentorDashboard, { ...figures, reviewCount: 0 })
  await open()
  expect(await screen.findByText('No reviews yet')).toBeVisible()
})

test('a failed load can be retried', async () => {
  const api = fullApi().isUnreachable(getMentorDashboard)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getMentorDashboard, figures)
  await user.click(retry)
  expect(await screen.findByRole('region', { name: 'Your statistics' })).toBeVisible()
})

test('is translated to Hindi, with its dates and numbers', async () => {
  fullApi().answers(getMentorDashboard, { ...figures, learners: 1_23_456, reviewCount: 1 })
  await open(aMentor(), 'home', 'hi')
  expect(await screen.findByRole('heading', { level: 1, name: 'मेंटर डैशबोर्ड' })).toBeVisible()
  const numbers = within(await screen.findByRole('region', { name: 'आपके आँकड़े' }))
  expect(numbers.getByRole('link', { name: 'विद्यार्थी 1,23,456' })).toHaveAttribute('href', '/mentor/learners')
  expect(numbers.getByText('1 समीक्षा')).toBeVisible()
  const chart = within(screen.getByRole('region', { name: 'हर हफ़्ते नए विद्यार्थी' }))
  expect(chart.getByText('पिछले 2 हफ़्तों में 10 नए विद्यार्थी')).toBeVisible()
  expect(chart.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['9 नवंबर', '16 नवंबर'])
})

test('figures are loading; the welcome is already shown', async () => {
  fullApi().neverAnswers(getMentorDashboard).neverAnswers(getOwnResources)
  await open()
  expect(await screen.findByText('Welcome, Ravi Iyer')).toBeVisible()
  await untilLoading()
  expect(screen.queryByRole('status')).toBeNull()
})

test('requests nothing while the account is being restored', async () => {
  const api = fullApi()
  const session = { ...signedIn(aMentor()), account: null } as Session
  await renderRoute(mentorArea, '/mentor/home', { mount: '/mentor', session })
  expect(await screen.findByText('Welcome, Ravi Iyer')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See my public profile' })).toBeNull()
  expect(api.received(getMentorDashboard)).toHaveLength(0)
  expect(api.received(getOwnResources)).toHaveLength(0)
})

test('the latest courses fail independently, and can be retried', async () => {
  const api = fullApi().refuses(getOwnResources, 503, 'unavailable')
  const { user } = await open()
  expect(await screen.findByRole('region', { name: 'Your statistics' })).toBeVisible()
  const latest = within(screen.getByRole('region', { name: 'Your courses' }))
  const retry = await latest.findByRole('button', { name: 'Try again' })
  api.answers(getOwnResources, pageOf())
  await user.click(retry)
  expect(await latest.findByRole('heading', { name: 'Learn JavaScript' })).toBeVisible()
})

test('weeks without enrolments have an empty bar, and one enrolment is singular', async () => {
  const weeks = (...enrolments: number[]) =>
    enrolments.map((count, index) => ({ week: `2026-11-${10 + 7 * index}`, enrolments: count }))
  const api = fullApi().answers(getMentorDashboard, { ...figures, enrolmentsByWeek: weeks(0, 0) })
  const { unmount, container } = await open()
  const chart = () => screen.findByRole('region', { name: 'Enrollments by week' })
  expect(await chart()).toHaveTextContent('0 enrollments in the last 2 weeks')
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
  unmount()
  api.answers(getMentorDashboard, { ...figures, enrolmentsByWeek: weeks(0, 1) })
  await open()
  expect(await chart()).toHaveTextContent('1 enrollment in the last 2 weeks')
})

test('a mentor who has published everything sees no count of published courses', async () => {
  fullApi().answers(getMentorDashboard, { ...figures, resources: 3 })
  await open()
  const numbers = within(await screen.findByRole('region', { name: 'Your statistics' }))
  expect(numbers.queryByText(/published/)).toBeNull()
})

test('links to the public profile', async () => {
  fullApi()
  await open()
  expect(await screen.findByRole('link', { name: 'See my public profile' })).toHaveAttribute(
    'href',
    '/mentor/mentor-1',
  )
})

test('a failed sign-out is shown in the notice and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, auth } = await open(aMentor({ status: 'inactive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Account Status' }))
  auth.signOut.mockRejectedValueOnce(new Error('Down.'))
  await user.click(dialog.getByRole('button', { name: 'Sign Out' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('You could not be logged out. Please try again.')
  await user.click(dialog.getByRole('button', { name: 'Sign Out' }))
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(auth.signOut).toHaveBeenCalledTimes(2)
})
