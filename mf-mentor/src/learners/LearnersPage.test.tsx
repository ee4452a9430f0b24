import { createChat } from '@mentor-connect/contract/messages/chat'
import { getMentorLearners, type EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { FakeApi, aMentor, renderRoute, screenIs, signedIn, untilLoading } from '@mentor-connect/testing'
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

afterEach(() => jest.restoreAllMocks())

const open = (address = '/mentor/learners', locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()), locale })

test('shows the learners of each course with their progress', async () => {
  new FakeApi().answers(getMentorLearners, answer([asha]))
  await open()
  const row = within(await screen.findByRole('row', { name: /Asha Verma/ }))
  expect(row.getByRole('link', { name: 'Learn JavaScript' })).toHaveAttribute('href', '/mentor/resources/js')
  expect(row.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute('href', '/mentor/learners/learner-1')
  expect(row.getByText('3 of 4 lessons · 75%')).toBeVisible()
  expect(
    row.getByRole('progressbar', { name: 'Progress of Asha Verma in Learn JavaScript' }),
  ).toHaveAttribute('aria-valuenow', '75')
})

test('a learner who shares the plan is linked with it, others are not', async () => {
  const others = { ...asha, learnerId: 'learner-2', name: 'Bina Rao' }
  new FakeApi().answers(getMentorLearners, answer([{ ...asha, planSharedIn: 'm1' }, others]))
  await open()
  expect(await screen.findByRole('link', { name: 'Shared plan Asha Verma' })).toHaveAttribute(
    'href',
    '/mentor/mentorships/m1#plan',
  )
  expect(screen.getAllByRole('link', { name: /Shared plan/ })).toHaveLength(1)
})

test('search, course and sort order are stored in the URL and sent to the server', async () => {
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

test('a chat that fails to open shows an error next to the button', async () => {
  new FakeApi().answers(getMentorLearners, answer([asha])).isUnreachable(createChat)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Message Asha Verma' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be opened.')
})

test('shows different texts for no learners and for no match', async () => {
  new FakeApi().answers(getMentorLearners, answer([]))
  const { unmount } = await open()
  expect(await screen.findByText('Nobody is enrolled in your courses yet.')).toBeVisible()
  unmount()
  await open('/mentor/learners?q=zzz', 'hi')
  expect(await screen.findByText('आपकी खोज से कोई विद्यार्थी मेल नहीं खाता।')).toBeVisible()
})

describe('on a phone', () => {
  beforeEach(() => screenIs('max-width'))

  test('each learner is a card with all data of the table', async () => {
    new FakeApi().answers(
      getMentorLearners,
      answer([asha, { ...asha, learnerId: 'learner-2', name: 'Meera' }]),
    )
    await open()
    const cards = within(await screen.findByRole('list', { name: 'Learners' })).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    const card = within(cards[0]!)
    expect(card.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute(
      'href',
      '/mentor/learners/learner-1',
    )
    expect(card.getByRole('link', { name: 'Learn JavaScript' })).toBeVisible()
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
    expect(card.getByText(/Last active: Nov 20, 2026/)).toBeVisible()
    expect(card.getByRole('button', { name: 'Message Asha Verma' })).toBeEnabled()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('the cards are translated to Hindi', async () => {
    new FakeApi().answers(getMentorLearners, answer([asha]))
    await open('/mentor/learners', 'hi')
    const card = within(await screen.findByRole('listitem'))
    expect(card.getByText('4 में से 3 पाठ · 75%')).toBeVisible()
    expect(card.getByText(/पिछली बार सक्रिय: 20 नवंबर 2026/)).toBeVisible()
    expect(card.getByRole('button', { name: 'संदेश भेजें Asha Verma' })).toBeVisible()
  })
})

test('loading is shown', async () => {
  new FakeApi().neverAnswers(getMentorLearners)
  await open()
  await untilLoading()
  expect(screen.queryByRole('search')).toBeNull()
})

test('a failed load can be retried', async () => {
  const api = new FakeApi().isUnreachable(getMentorLearners)
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server')
  api.answers(getMentorLearners, answer([asha]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Asha Verma/ })).toBeVisible()
})

test('a failed refresh keeps the list, with a notice that it may be outdated', async () => {
  const api = new FakeApi().answers(getMentorLearners, answer([asha]))
  const { user } = await open()
  await screen.findByRole('row', { name: /Asha Verma/ })
  api.isUnreachable(getMentorLearners)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name')
  expect(await screen.findByRole('alert')).toHaveTextContent('may be out of date')
  expect(screen.getByRole('row', { name: /Asha Verma/ })).toBeVisible()
})

test('the page is stored in the URL; a search goes back to the first page', async () => {
  const api = new FakeApi().answers(getMentorLearners, ({ query }) => {
    const reply = answer([{ ...asha, name: `Learner of page ${String(query['page'])}` }], 3)
    return { ...reply, pagination: { ...reply.pagination, page: Number(query['page']) } }
  })
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(await screen.findByRole('row', { name: /Learner of page 2/ })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'js')
  expect(await screen.findByRole('row', { name: /Learner of page 1/ })).toBeVisible()
  expect(router.state.location.search).toBe('?course=js')
  expect(api.received(getMentorLearners).at(-1)?.query).toMatchObject({ page: 1, courseId: 'js' })
})

test('a page beyond the last redirects to the last one', async () => {
  new FakeApi().answers(getMentorLearners, ({ query }) => {
    const page = Number(query['page'])
    const reply = answer(page > 2 ? [] : [asha], 2)
    return { ...reply, courses, pagination: { ...reply.pagination, page } }
  })
  const { router } = await open('/mentor/learners?page=99')
  expect(await screen.findByRole('row', { name: /Asha Verma/ })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
})

test('a selected course without learners stays in the filter', async () => {
  new FakeApi().answers(getMentorLearners, { ...answer([]), courses })
  await open('/mentor/learners?course=gone')
  expect(await screen.findByRole('combobox', { name: 'Course' })).toHaveDisplayValue(
    'A course without learners',
  )
  expect(screen.getByText('No learners match your search.')).toBeVisible()
})

test('invalid values in the URL are not sent to the server', async () => {
  const api = new FakeApi().answers(getMentorLearners, answer([asha]))
  await open(`/mentor/learners?q=${'x'.repeat(500)}&course=${encodeURIComponent('<b>')}&sort=price&page=-1`)
  await screen.findByRole('row', { name: /Asha Verma/ })
  expect(api.received(getMentorLearners)[0]?.query).toEqual({ page: 1, limit: 9, sort: 'activity' })
})

test('names are shown as text, never as markup', async () => {
  const name = '<img src=x onerror=alert(1)>'
  new FakeApi().answers(getMentorLearners, answer([{ ...asha, name, courseTitle: 'x'.repeat(5000) }]))
  await open()
  expect(await screen.findByRole('button', { name: `Message ${name}` })).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a second press on Message does not open a second chat', async () => {
  const api = new FakeApi().answers(getMentorLearners, answer([asha])).neverAnswers(createChat)
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Message Asha Verma' })
  await user.click(button)
  expect(button).toBeDisabled()
  await user.click(button)
  expect(api.received(createChat)).toHaveLength(1)
})
