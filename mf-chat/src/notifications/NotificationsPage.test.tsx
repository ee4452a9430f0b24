import {
  getNotifications,
  readNotifications,
  type Notification,
} from '@mentor-connect/contract/messages/notifications'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { aMentor, FakeApi, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import badge from './badge'
import { NotificationBadge } from './NotificationBadge'
import routes from './routes'

const entry = (seq: number, changes: Partial<Notification> = {}): Notification => ({
  _id: `n${seq}`,
  seq,
  kind: 'enrolment',
  subject: 'bread',
  count: 3,
  name: 'Bread',
  at: '2026-11-20T08:30:00.000Z',
  isRead: false,
  ...changes,
})
const listOf = (notifications: Notification[], hasMore = false) => ({
  notifications,
  unread: notifications.filter(({ isRead }) => !isRead).length,
  hasMore,
})
const open = (locale: 'en' | 'hi' = 'en', area: RemoteRoutes = routes as RemoteRoutes) =>
  renderRoute(area, '/mentor/notifications', {
    mount: '/mentor/notifications',
    session: signedIn(aMentor()),
    locale,
  })

test('lists what happened, and each entry leads to what it is about', async () => {
  new FakeApi().answers(
    getNotifications,
    listOf([entry(2), entry(1, { kind: 'review', count: 1, isRead: true })]),
  )
  await open()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(within(first!).getByRole('link', { name: /New: 3 new learners in “Bread”/ })).toHaveAttribute(
    'href',
    '/mentor/learners',
  )
  expect(within(second!).getByRole('link', { name: /^1 new review of “Bread”/ })).toHaveAttribute(
    'href',
    '/mentor/resources/bread',
  )
})

test('a kind that is newer than this page is shown, and the settings are one press away', async () => {
  new FakeApi().answers(getNotifications, listOf([entry(1, { kind: 'a-later-kind' })]))
  await open()
  expect(await screen.findByRole('link', { name: /There is something new for you/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/mentor/notifications/settings',
  )
})

test('all can be marked as read', async () => {
  const api = new FakeApi()
    .answers(getNotifications, listOf([entry(7)]))
    .answers(readNotifications, { unread: 0 })
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Mark all as read' })
  api.answers(getNotifications, listOf([entry(7, { isRead: true })]))
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(api.received(readNotifications)).toEqual([
    expect.objectContaining({ body: { userId: expect.any(String), upToSeq: 7 } }),
  ])
})

test('says in Hindi that there is nothing yet', async () => {
  new FakeApi().answers(getNotifications, listOf([]))
  await open('hi')
  expect(await screen.findByRole('heading', { name: 'सूचनाएँ' })).toBeVisible()
  expect(await screen.findByText('अभी कोई सूचना नहीं है')).toBeVisible()
})

test('offers to try again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = new FakeApi().isUnreachable(getNotifications)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getNotifications, listOf([entry(1)]))
  await user.click(retry)
  expect(await screen.findByText(/3 new learners/)).toBeVisible()
})

test('older entries follow on request', async () => {
  const api = new FakeApi().answers(getNotifications, listOf([entry(30)], true))
  const { user } = await open()
  const older = await screen.findByRole('button', { name: 'Show older' })
  api.answers(getNotifications, listOf([entry(3, { name: 'Cake' })]))
  await user.click(older)
  expect(await screen.findByText(/“Cake”/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

describe('the badge', () => {
  const inFrame: RemoteRoutes = {
    kind: 'routes',
    messages: badge.messages,
    routes: [{ index: true, element: <NotificationBadge /> }],
  }
  const hide = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => jest.restoreAllMocks())

  test('counts unread notifications, in the title only while the tab is hidden', async () => {
    new FakeApi().answers(getNotifications, listOf([entry(2), entry(1)]))
    document.title = 'Home'
    await open('en', inFrame)
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument()
    expect(document.title).toBe('Home')
    hide(true)
    expect(document.title).toBe('(2) Home')
    hide(false)
    expect(document.title).toBe('Home')
  })

  test('shows nothing while the API is away', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const api = new FakeApi().isUnreachable(getNotifications)
    await open('en', inFrame)
    await waitFor(() => expect(api.received(getNotifications)).not.toHaveLength(0))
    expect(screen.queryByText(/unread/)).toBeNull()
  })
})
