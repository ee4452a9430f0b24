import { getOwnResources } from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../../routes'

const open = (address = '/mentor/resources', locale: 'en' | 'hi' = 'en') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()), locale })

const counts = { draft: 1, published: 9, archived: 0 }
const api = () =>
  new FakeApi().answers(getOwnResources, ({ query }) => {
    const page = Number(query['page'])
    const status = (query['status'] as 'draft') ?? 'published'
    const resources =
      page > 2 || query['status'] === 'archived'
        ? []
        : [anOwnCourse({ title: `${status} course on page ${page}`, status })]
    const totalPages = query['status'] === 'archived' ? 0 : 2
    return { resources, counts, pagination: { page, limit: 9, totalItems: 10, totalPages } }
  })

test('paginates the mentor’s own courses', async () => {
  api()
  const { user, router } = await open()
  expect(await screen.findByRole('heading', { name: 'published course on page 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'published course on page 2' })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
})

test('a page beyond the last redirects to the last one', async () => {
  api()
  await open('/mentor/resources?page=9')
  expect(await screen.findByRole('heading', { name: 'published course on page 2' })).toBeVisible()
})

test('filters by status, and shows it as a badge', async () => {
  api()
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Draft (1)' }))
  expect(await screen.findByRole('heading', { name: 'draft course on page 1' })).toBeVisible()
  expect(within(screen.getByRole('listitem')).getByText('Draft')).toBeVisible()
  expect(router.state.location.search).toBe('?status=draft')
  await user.click(screen.getByRole('button', { name: 'Archived (0)' }))
  expect(await screen.findByText('No courses are in this state.')).toBeVisible()
})

test('the tabs link to the list and to the form for a new course', async () => {
  api()
  await open()
  const tabs = within(await screen.findByRole('navigation', { name: 'Courses' }))
  expect(tabs.getByRole('link', { name: 'All Resources' })).toHaveAttribute('aria-current', 'page')
  expect(tabs.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/mentor/resources/add')
})

test('placeholders are shown while loading, and a failure can be retried', async () => {
  const fake = new FakeApi().isUnreachable(getOwnResources)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fake.answers(getOwnResources, {
    resources: [],
    counts,
    pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 },
  })
  await user.click(retry)
  expect(await screen.findByText('You have not created any courses yet.')).toBeVisible()
})

const only = (course: Parameters<typeof anOwnCourse>[0]) =>
  new FakeApi().answers(getOwnResources, {
    resources: [anOwnCourse(course)],
    counts,
    pagination: { page: 1, limit: 9, totalItems: 1, totalPages: 1 },
  })

test('a card shows the figures of the course, and links to it and to its form', async () => {
  only({ title: 'Learn Go', studentsEnrolled: 1, reviewCount: 2, rating: 4.5, moduleCount: 1 })
  await open()
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByText('1 learner')).toBeVisible()
  expect(card.getByText('4.5 of 5')).toBeInTheDocument()
  expect(card.getByText('2 reviews')).toBeVisible()
  expect(card.getByText('1 module · Updated on November 20, 2026')).toBeVisible()
  expect(card.getByRole('link', { name: 'Details Learn Go' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1',
  )
  expect(card.getByRole('link', { name: 'Edit Learn Go' })).toHaveAttribute(
    'href',
    '/mentor/resources/course-1/edit',
  )
})

test('a course without reviews is "New"', async () => {
  only({ reviewCount: 0, rating: 5 })
  await open()
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByText('New')).toBeVisible()
  expect(card.queryByText(/review/)).toBeNull()
})

test('is translated to Hindi', async () => {
  only({ status: 'archived', studentsEnrolled: 1_23_456, reviewCount: 1 })
  await open('/mentor/resources', 'hi')
  expect(await screen.findByRole('button', { name: 'सभी (10)', pressed: true })).toBeVisible()
  const card = within(screen.getByRole('listitem'))
  expect(card.getByText('आर्काइव')).toBeVisible()
  expect(card.getByText('1,23,456 विद्यार्थी')).toBeVisible()
  expect(card.getByText('1 समीक्षा')).toBeVisible()
})

test('changing the status starts at the first page, and All removes the parameter', async () => {
  api()
  const { user, router } = await open('/mentor/resources?page=2')
  await user.click(await screen.findByRole('button', { name: 'Published (9)' }))
  expect(await screen.findByRole('heading', { name: 'published course on page 1' })).toBeVisible()
  expect(router.state.location.search).toBe('?status=published')
  await user.click(screen.getByRole('button', { name: 'All (10)' }))
  expect(router.state.location.search).toBe('')
})

test.each(['?status=stolen', '?page=0', '?page=1e9', '?page=x&status='])(
  '%s is treated as the first page of all courses',
  async (search) => {
    const fake = api()
    await open(`/mentor/resources${search}`)
    await screen.findByRole('listitem')
    expect(fake.received(getOwnResources)[0]?.query).toEqual({ page: 1, limit: 9 })
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All (10)')
  },
)

test('a failed refresh keeps the cards, with a notice that they may be outdated', async () => {
  const fake = api()
  const { user } = await open()
  await screen.findByRole('listitem')
  fake.isUnreachable(getOwnResources)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('may be out of date')
  expect(screen.getByRole('listitem')).toBeVisible()
})

test('loading is shown', async () => {
  new FakeApi().neverAnswers(getOwnResources)
  await open()
  await untilLoading()
})
