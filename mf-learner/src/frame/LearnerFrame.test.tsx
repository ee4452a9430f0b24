import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { renderRoute, screenIs, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import frame from '.'

const Frame = frame.Frame
const inside: RemoteRoutes = {
  kind: 'routes',
  messages: frame.messages,
  routes: [{ element: <Frame />, children: [{ path: ':page', element: <h1>A page</h1> }] }],
}

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, '/user/home', { mount: '/user', session: signedIn(), locale })

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('links to all pages of the area and marks the current one', async () => {
  await open()
  const nav = within(screen.getByRole('navigation', { name: 'Learner area' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/home',
    '/user/explore',
    '/user/bookmarks',
    '/user/profile',
  ])
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'A page' })).toBeVisible()
})

test('shows entries of other areas in their order, with a number that is not part of the link', async () => {
  const label = { en: 'Jobs', hi: 'नौकरियाँ' }
  const added = { to: '/user/jobs', label, icon: 'briefcase' as const, order: 25, badge: <span>3 new</span> }
  await renderRoute(inside, '/user/home', {
    mount: '/user',
    session: signedIn(),
    locale: 'hi',
    slots: { navigation: (slot) => (slot === 'learner.navigation' ? [added] : []) },
  })
  const nav = within(screen.getByRole('navigation'))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/home',
    '/user/explore',
    '/user/jobs',
    '/user/bookmarks',
    '/user/profile',
  ])
  expect(nav.getByRole('link', { name: 'नौकरियाँ' })).toBeVisible()
  expect(nav.getByText('3 new')).toBeVisible()
})

test('the collapsed sidebar keeps its accessible names, and stays collapsed', async () => {
  const first = await open()
  await first.user.click(screen.getByRole('button', { name: 'Collapse sidebar', expanded: true }))
  expect(screen.getByRole('button', { name: 'Expand sidebar', expanded: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Favourites' })).toBeInTheDocument()
  expect(localStorage.getItem('mc.sidebar')).toBe('collapsed')

  first.unmount()
  await open()
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
})

test('on a phone the drawer traps the focus and returns it', async () => {
  screenIs('max-width: 767px')
  const { user, router } = await open()
  const menu = screen.getByRole('button', { name: 'Open menu' })

  await user.click(menu)
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  expect(drawer).toContainElement(document.activeElement as HTMLElement)
  await user.tab({ shift: true })
  expect(drawer).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  expect(drawer).not.toBeInTheDocument()
  expect(menu).toHaveFocus()

  await user.click(menu)
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Explore' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/user/explore')
})

test('on a phone the account menu links to the profile and closes with Escape', async () => {
  screenIs('max-width: 767px')
  const { user } = await open()
  const account = screen.getByRole('button', { name: 'Account menu' })

  await user.click(account)
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/profile')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument()
  expect(account).toHaveFocus()
})

test('the installed app on a phone has a tab bar instead of sidebar and header', async () => {
  screenIs('max-width: 767px', 'display-mode: standalone')
  await open()
  const nav = screen.getByRole('navigation', { name: 'Learner area' })
  expect(within(nav).getAllByRole('link')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Collapse sidebar' })).not.toBeInTheDocument()
})

test('a failed logout is logged and shown, and can be retried, in Hindi too', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, auth } = await open('hi')
  auth.signOut.mockRejectedValueOnce(new Error('no network'))

  await user.click(screen.getByRole('button', { name: 'लॉग आउट' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('लॉग आउट नहीं हो सका')
  expect(log).toHaveBeenCalledWith('Logout failed', expect.any(Error))

  await user.click(screen.getByRole('button', { name: 'फिर कोशिश करें' }))
  expect(auth.signOut).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
