import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { addFavorite, fetchFavorites } from '@mentor-connect/contract/learning/learners'
import { FakeApi, aCourseSummary, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import learner from '../routes'

const js = aCourseSummary({ _id: 'js', title: 'Learn JavaScript', domain: ['Web', 'Skills', 'Code', 'More'] })
const talk = aCourseSummary({ _id: 'talk', title: 'Interview Practice', description: 'अ'.repeat(101) })

const pageOf = (favorites: CourseSummary[], page = 1, totalPages = 1) => ({
  favorites,
  pagination: { page, limit: 9, totalItems: favorites.length, totalPages },
})

const open = (address = '/user/bookmarks', locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, address, {
    mount: '/user',
    session: signedIn(aLearner({ savedItems: ['js', 'talk'] })),
    locale,
  })

test('shows the bookmarked courses', async () => {
  const api = new FakeApi().answers(fetchFavorites, pageOf([js, talk]))
  await open()

  expect(await screen.findByRole('heading', { level: 1, name: 'BookMarks' })).toBeVisible()
  expect(screen.getByText('List of Content Saved for later Learnings')).toBeVisible()
  const link = await screen.findByRole('link', { name: 'Learn JavaScript' })
  expect(link).toHaveAttribute('href', '/user/bookmarks/js')
  expect(screen.getByText('Code')).toBeVisible()
  expect(screen.queryByText('More')).not.toBeInTheDocument()
  expect(screen.getByText('अ'.repeat(100) + '...')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(api.received(fetchFavorites)[0]).toMatchObject({
    query: { page: 1, limit: 9 },
    body: { ids: ['js', 'talk'] },
  })
})

test('Remove hides the course at once and updates the account', async () => {
  const api = new FakeApi()
    .answers(fetchFavorites, pageOf([js, talk]))
    .answers(addFavorite, { favorites: ['talk'], removed: true }, { message: 'Removed from favorites' })
  const { user, auth } = await open()

  await user.click(await screen.findByRole('button', { name: 'Remove Learn JavaScript' }))
  expect(screen.queryByRole('link', { name: 'Learn JavaScript' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Interview Practice' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove Interview Practice' })).toHaveFocus()
  await waitFor(() => expect(auth.updateAccount).toHaveBeenCalledWith({ savedItems: ['talk'] }))
  expect(api.received(addFavorite)[0]?.body).toEqual({ userId: 'learner-1', courseId: 'js' })
})

test.each([
  ['refused', (api: FakeApi) => api.refuses(addFavorite, 500, 'internal')],
  ['unreachable', (api: FakeApi) => api.isUnreachable(addFavorite)],
])('a removal that is %s is reverted with an error', async (_, prepare) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  prepare(new FakeApi().answers(fetchFavorites, pageOf([js])))
  const { user, auth } = await open()

  await user.click(await screen.findByRole('button', { name: 'Remove Learn JavaScript' }))
  expect(await screen.findByRole('link', { name: 'Learn JavaScript' })).toBeVisible()
  expect(screen.getByText('Failed, Try again.')).toBeVisible()
  expect(auth.updateAccount).not.toHaveBeenCalled()
})

test('a bookmark removed in another tab is not added again', async () => {
  let calls = 0
  const api = new FakeApi()
    .answers(fetchFavorites, pageOf([js]))
    .answers(addFavorite, () => ({ favorites: [], removed: ++calls > 1 }))
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Remove Learn JavaScript' }))
  await waitFor(() => expect(api.received(addFavorite)).toHaveLength(2))
})

test('removing the last bookmark of a page goes to the previous page', async () => {
  new FakeApi()
    .answers(fetchFavorites, ({ query }) => (query['page'] === 2 ? pageOf([talk], 2, 2) : pageOf([js], 1, 2)))
    .answers(addFavorite, { favorites: ['js'], removed: true })
  const { user, router } = await open('/user/bookmarks?page=2')

  await user.click(await screen.findByRole('button', { name: 'Remove Interview Practice' }))
  expect(await screen.findByRole('link', { name: 'Learn JavaScript' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('a page beyond the last redirects to the last one', async () => {
  new FakeApi().answers(fetchFavorites, ({ query }) =>
    query['page'] === 1 ? pageOf([js]) : pageOf([], Number(query['page'])),
  )
  await open('/user/bookmarks?page=7')
  expect(await screen.findByRole('link', { name: 'Learn JavaScript' })).toBeVisible()
})

test('shows a hint if there are no bookmarks', async () => {
  new FakeApi().answers(fetchFavorites, pageOf([], 1, 0))
  await open()
  expect(await screen.findByText('No Bookmarks Found')).toBeVisible()
})

test('a failed load can be retried, in Hindi', async () => {
  const api = new FakeApi().refuses(fetchFavorites, 500, 'internal')
  const { user } = await open('/user/bookmarks', 'hi')

  await screen.findByText('यह लोड नहीं हो सका')
  api.answers(fetchFavorites, pageOf([js]))
  await user.click(screen.getByRole('button', { name: 'फिर कोशिश करें' }))
  expect(await screen.findByRole('button', { name: 'हटाएँ Learn JavaScript' })).toBeVisible()
})
