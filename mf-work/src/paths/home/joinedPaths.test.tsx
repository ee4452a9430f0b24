import { getJoinedPaths } from '@mentor-connect/contract/learning/skillPaths'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import joined from '.'
import { aJoinedPath, listOf, someProgress } from '../testing/aPath'
import { JoinedPathsCard } from './JoinedPathsCard'

const onHome: RemoteRoutes = {
  kind: 'routes',
  messages: joined.messages,
  routes: [{ path: 'home', element: <JoinedPathsCard /> }],
}
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(onHome, '/user/home', { mount: '/user', session: signedIn(aLearner()), locale })

test.each([
  ['en', 'Your paths', '1 of 2 courses done', 'Next: First ninety days · The first day'],
  ['hi', 'आपके पाथ', '2 में से 1 कोर्स पूरे', 'आगे: First ninety days · The first day'],
] as const)('shows what comes next in each joined path, in %s', async (locale, title, done, next) => {
  new FakeApi().answers(getJoinedPaths, listOf([aJoinedPath()]))
  await open(locale)
  const card = await screen.findByRole('region', { name: title })
  expect(within(card).getByText(done)).toBeVisible()
  expect(card).toHaveTextContent(next)
  expect(within(card).getByRole('link', { name: 'First ninety days' })).toHaveAttribute(
    'href',
    '/user/resources/c2/lessons/l1',
  )
})

test('shows at most three, those that are not completed first', async () => {
  const { next: _, ...rest } = someProgress()
  const done = { ...rest, completedCourses: 2, percent: 100, isComplete: true }
  new FakeApi().answers(
    getJoinedPaths,
    listOf([
      aJoinedPath({ _id: 'a', title: 'Completed', progress: done }),
      ...['b', 'c', 'd'].map((_id) => aJoinedPath({ _id, title: `Open ${_id}` })),
    ]),
  )
  await open()
  const names = await screen.findAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Open b', 'Open c', 'Open d'])
})

test('is not there without a joined path', async () => {
  const api = new FakeApi().answers(getJoinedPaths, listOf([aJoinedPath({ isAvailable: false })]))
  const { container } = await open()
  await waitFor(() => expect(api.received(getJoinedPaths)).not.toHaveLength(0))
  expect(within(container).queryByRole('region')).toBeNull()
})
