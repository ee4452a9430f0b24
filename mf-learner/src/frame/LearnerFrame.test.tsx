import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import type { NavigationSlot } from '@mentor-connect/contract/site/slots'
import type { NavigationEntry } from '@mentor-connect/contract/slots'
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

/** Navigation entries of areas, by their slot. */
const slots = (entries: Partial<Record<NavigationSlot, NavigationEntry[]>>) => ({
  navigation: (slot: NavigationSlot) => entries[slot] ?? [],
})
const entry = (to: string, en: string, hi = en): NavigationEntry => ({ to, label: { en, hi }, order: 35 })
const openWith = (
  entries: Partial<Record<NavigationSlot, NavigationEntry[]>>,
  { at = '/user/home', locale = 'en' as 'en' | 'hi' } = {},
) => renderRoute(inside, at, { mount: '/user', session: signedIn(), locale, slots: slots(entries) })
const addresses = (label = 'Learner area') =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const MENTORS = [entry('/user/mentors', 'Find a mentor'), entry('/user/sessions', 'Sessions')]
const SIX = ['/user/home', '/user/explore', '/user/mentors', '/user/chat', '/user/bookmarks', '/user/profile']

test.each([[], ['max-width: 767px'], ['max-width: 767px', 'display-mode: standalone']])(
  'links to its six entries and marks the current one, on a screen with %s %s',
  async (...screens) => {
    screenIs(...screens)
    await openWith({
      'learner.navigation': [entry('/user/chat', 'Chat')],
      'learner.mentors': MENTORS,
      'learner.header': [entry('/user/notifications', 'Notifications')],
    })
    expect(addresses()).toEqual(SIX)
    const nav = within(screen.getByRole('navigation', { name: 'Learner area' }))
    expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'A page' })).toBeVisible()
  },
)

test('what areas bring is a tab of the entry where it belongs', async () => {
  await openWith({ 'learner.mentors': MENTORS }, { at: '/user/sessions' })
  expect(addresses('Mentors')).toEqual(['/user/mentors', '/user/sessions'])
  const nav = within(screen.getByRole('navigation', { name: 'Learner area' }))
  expect(nav.getByRole('link', { name: 'Mentors' })).toHaveAttribute('aria-current', 'page')
})

test.each([
  ['/user/plan', 'Home'],
  ['/user/resources', 'Explore'],
])('%s is a page of %s', async (at, name) => {
  await openWith({}, { at })
  const nav = within(screen.getByRole('navigation', { name: 'Learner area' }))
  expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
})

test('shows entries of other areas in their order, with a number that is not part of the link', async () => {
  const added = { ...entry('/user/jobs', 'Jobs', 'नौकरियाँ'), order: 25, badge: <span>3 new</span> }
  await openWith({ 'learner.navigation': [added] }, { locale: 'hi' })
  const nav = within(screen.getByRole('navigation', { name: 'विद्यार्थी क्षेत्र' }))
  expect(nav.getAllByRole('link')[2]).toHaveAttribute('href', '/user/jobs')
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

  // The navigation has one link to the profile; the open account menu adds a second one.
  const profiles = () =>
    screen.getAllByRole('link', { name: 'Profile' }).map((link) => link.getAttribute('href'))
  expect(profiles()).toEqual(['/user/profile'])
  await user.click(account)
  expect(profiles()).toEqual(['/user/profile', '/user/profile'])
  await user.keyboard('{Escape}')
  expect(profiles()).toHaveLength(1)
  expect(account).toHaveFocus()
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
