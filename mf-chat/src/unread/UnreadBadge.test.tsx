import { provideRuntimeConfig } from '@mentor-connect/api'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { getRoomsUnread } from '@mentor-connect/contract/messages/rooms'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { FakeApi, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import unread from '.'
import { UnreadBadge } from './UnreadBadge'

const inFrame: RemoteRoutes = {
  kind: 'routes',
  messages: unread.messages,
  routes: [
    {
      element: (
        <>
          <Link to="/user/explore">Explore</Link>
          <UnreadBadge />
          <Outlet />
        </>
      ),
      children: [
        { path: 'home', element: <h1>Home</h1> },
        { path: 'explore', element: <h1>Explore</h1> },
      ],
    },
  ],
}
/** The API of somebody without unread messages in rooms. */
const anApi = () => new FakeApi().answers(getRoomsUnread, { rooms: 0, mentions: 0 })
const withUnread = (_id: string, unreadCount: number) => ({
  _id,
  participants: ['learner-1', 'mentor-1'],
  unreadCount,
})
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(inFrame, '/user/home', { mount: '/user', session: signedIn(), locale })

beforeEach(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('counts the unread messages of all conversations, again on each page', async () => {
  const api = anApi().answers(getChatList, [withUnread('k1', 2), withUnread('k2', 3)])
  const { user } = await open()
  expect(await screen.findByText('5 unread messages')).toBeInTheDocument()
  expect(screen.getByText('5')).toHaveAttribute('aria-hidden')
  expect(api.received(getChatList)).toHaveLength(1)

  api.answers(getChatList, [withUnread('k1', 0)])
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull())
})

test('counts rooms with new messages beside the messages of conversations', async () => {
  const api = anApi()
    .answers(getRoomsUnread, { rooms: 2, mentions: 1 })
    .answers(getChatList, [withUnread('k1', 3)])
  const { user } = await open()
  expect(await screen.findByText('3 unread messages, 2 rooms with new messages')).toBeInTheDocument()
  expect(screen.getByText('5')).toHaveAttribute('aria-hidden')

  api.answers(getChatList, [])
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  expect(await screen.findByText('2 rooms with new messages')).toBeInTheDocument()
})

test('is in the language of the page', async () => {
  anApi().answers(getChatList, [withUnread('k1', 2)])
  await open('hi')
  expect(await screen.findByText(/2 .*संदेश/)).toBeInTheDocument()
})

test('shows nothing while the chat service is away', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = anApi().isUnreachable(getChatList)
  await open()
  await waitFor(() => expect(api.received(getChatList)).not.toHaveLength(0))
  expect(screen.queryByText(/unread/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})
