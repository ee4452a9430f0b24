import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import frame from '.'

const Frame = frame.Frame
const inside: RemoteRoutes = {
  kind: 'routes',
  messages: frame.messages,
  routes: [
    {
      element: <Frame />,
      children: [
        { path: 'sign-in', element: <h1>Sign in</h1> },
        { path: ':page', element: <h1>A page</h1> },
      ],
    },
  ],
}
const page = () => screen.queryByRole('heading', { name: 'A page' })

const SUPPORT = {
  id: 'asha',
  email: 'asha@example.org',
  role: 'support' as const,
  passkeyUsedAt: '2026-11-20T08:30:00.000Z',
}

test('a page begins once, when its operator is known', async () => {
  new FakeApi().neverAnswers(getOperator)
  const { unmount } = await renderRoute(inside, '/people')
  expect(page()).not.toBeInTheDocument()
  unmount()

  new FakeApi().answers(getOperator, SUPPORT)
  await renderRoute(inside, '/people')
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible()
})

test('whoever is not signed in is led to the sign-in', async () => {
  new FakeApi().refuses(getOperator, 401, 'unauthenticated')
  await renderRoute(inside, '/people')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a failure says so, and is tried again', async () => {
  new FakeApi().isUnreachable(getOperator)
  const { user } = await renderRoute(inside, '/people')
  const again = await screen.findByRole('button', { name: 'Try again' })
  new FakeApi().answers(getOperator, SUPPORT)
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible()
})
