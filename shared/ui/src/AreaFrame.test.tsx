import { act, screen, waitFor, within } from '@testing-library/react'
import { Bell, BookOpen, House } from 'lucide-react'
import { onLocaleRequest, sharedMessages, type Locale } from '@mentor-connect/i18n'
import { renderRoute, screenIs } from '@mentor-connect/testing'
import { AreaFrame } from './AreaFrame'
import type { AreaItem } from './area-frame/area'
import { CountBadge } from './CountBadge'
import { notify } from './notify'

const ITEMS: AreaItem[] = [
  { to: '/mentor/home', label: 'Home', icon: House },
  { to: '/mentor/resources', label: 'Resources', icon: BookOpen },
]
const ASHA = { name: 'Asha Verma', to: '/mentor/profile', label: 'Profile' }

type Screen = 'wide' | 'tablet' | 'phone' | 'installed'
interface Options {
  on?: Screen
  locale?: Locale
  items?: AreaItem[]
  header?: AreaItem[]
  onSignOut?: () => Promise<void>
}

/** For each size of screen, the media features that match. */
const SCREENS: Record<Screen, string[]> = {
  wide: [],
  tablet: ['max-width: 1023px'],
  phone: ['max-width'],
  installed: ['max-width', 'standalone'],
}

async function open(options: Options = {}) {
  const { on = 'wide', locale = 'en', items = ITEMS, header, onSignOut } = options
  screenIs(...SCREENS[on])
  const signOut = jest.fn(onSignOut ?? (async () => undefined))
  const element = (
    <AreaFrame
      label="Mentor area"
      home="/mentor/home"
      items={items}
      header={header}
      person={ASHA}
      onSignOut={signOut}
    >
      <h1>The page</h1>
    </AreaFrame>
  )
  const routes = [{ path: '*', element }]
  const view = await renderRoute({ kind: 'routes', routes, messages: sharedMessages }, '/mentor/resources', {
    locale,
  })
  return { ...view, signOut, path: () => view.router.state.location.pathname }
}

const button = (name: string) => screen.getByRole('button', { name })
const nav = () => within(screen.getByRole('navigation', { name: 'Mentor area' }))
const places = () =>
  nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test.each(['wide', 'phone', 'installed'] as const)('%s: the first tab stop is the skip link', async (on) => {
  const { user } = await open({ on })
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')!.slice(1))
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'The page' }))
})

const BELL: AreaItem = {
  to: '/mentor/notifications',
  label: 'Notifications',
  icon: Bell,
  badge: <CountBadge count={2} label="2 unread" />,
}

test.each(['wide', 'phone', 'installed'] as const)(
  '%s: the bell is no entry of the navigation',
  async (on) => {
    const { user, path } = await open({ on, header: [BELL] })
    expect(nav().queryByRole('link', { name: 'Notifications' })).toBeNull()
    expect(screen.getByText('2 unread')).toBeInTheDocument()
    const bell = screen.getByRole('link', { name: 'Notifications' })
    await user.click(bell)
    expect(path()).toBe('/mentor/notifications')
    expect(bell).toHaveAttribute('aria-current', 'page')
  },
)

describe('sidebar on a wide screen', () => {
  test('links to all items, marks the current one, and links the name to the profile', async () => {
    const { user, path } = await open()
    expect(places()).toEqual([
      ['Home', '/mentor/home'],
      ['Resources', '/mentor/resources'],
    ])
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Resources')
    await user.click(screen.getByRole('link', { name: 'Profile: Asha Verma' }))
    expect(path()).toBe('/mentor/profile')
  })

  test('collapses to icons with accessible names, and stays collapsed on the next visit', async () => {
    const { user, unmount } = await open()
    await user.click(button('Collapse sidebar'))
    expect(button('Expand sidebar')).toHaveAttribute('aria-expanded', 'false')
    expect(nav().getByRole('link', { name: 'Home' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mentor-Connect' })).toHaveAttribute('href', '/mentor/home')
    unmount()

    const next = await open()
    await next.user.click(button('Expand sidebar'))
    expect(button('Collapse sidebar')).toHaveAttribute('aria-expanded', 'true')
    next.unmount()
    await open()
    expect(button('Collapse sidebar')).toBeVisible()
  })

  test('is collapsed on tablets until a person has chosen', async () => {
    const { user, unmount } = await open({ on: 'tablet' })
    await user.click(button('Expand sidebar'))
    expect(button('Collapse sidebar')).toBeVisible()
    unmount()
    await open({ on: 'tablet' })
    expect(button('Collapse sidebar')).toBeVisible()
  })

  test('requests the other language, collapsed or not', async () => {
    const requested = jest.fn()
    const stop = onLocaleRequest(requested)
    const { user } = await open()
    await user.click(button('हिन्दी'))
    await user.click(button('Collapse sidebar'))
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull()
    await user.click(button('हिन्दी'))
    stop()
    expect(requested.mock.calls).toEqual([['hi'], ['hi']])
  })

  test('is translated to Hindi, where the collapsed switch offers English', async () => {
    const requested = jest.fn()
    const stop = onLocaleRequest(requested)
    const { user } = await open({ locale: 'hi' })
    expect(screen.getByRole('link', { name: 'मुख्य सामग्री पर जाएँ' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /साइडबार/ }))
    await user.click(button('English'))
    stop()
    expect(requested.mock.calls).toEqual([['en']])
  })
})

describe('sign-out', () => {
  test('runs once, even if the button is pressed several times', async () => {
    let finish = () => undefined as void
    const { user, signOut } = await open({ onSignOut: () => new Promise((resolve) => (finish = resolve)) })
    await user.click(button('Log out'))
    expect(button('Log out')).toBeDisabled()
    expect(button('Log out')).toHaveStyle({ cursor: 'not-allowed', opacity: '0.6' })
    await user.click(button('Log out'))
    expect(signOut).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    expect(button('Log out')).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['wide', 'phone'] as const)(
    '%s: a failure is shown above the page and can be retried',
    async (on) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      jest.spyOn(notify, 'failure').mockReturnValue(undefined)
      const onSignOut = jest.fn().mockRejectedValueOnce(new Error('Down.')).mockResolvedValue(undefined)
      const { user } = await open({ on, onSignOut })
      if (on === 'phone') await user.click(button('Account menu'))
      await user.click(button('Log out'))
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('You could not be logged out. Please try again.')
      expect(screen.getByRole('main')).toContainElement(alert)
      await user.click(within(alert).getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(onSignOut).toHaveBeenCalledTimes(2)
    },
  )
})

describe('header on a phone', () => {
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })

  test('opens the navigation drawer; following a link closes it', async () => {
    const { user, path } = await open({ on: 'phone' })
    await user.click(button('Open menu'))
    expect(within(drawer()!).getByRole('link', { name: 'Resources' })).toHaveAttribute('aria-current', 'page')
    await user.click(within(drawer()!).getByRole('link', { name: 'Home' }))
    expect(path()).toBe('/mentor/home')
    expect(drawer()).toBeNull()
  })

  test('the drawer is closed by its button and by Escape, and returns the focus', async () => {
    const { user } = await open({ on: 'phone' })
    await user.click(button('Open menu'))
    expect(button('Close')).toHaveFocus()
    await user.click(button('Close'))
    expect(drawer()).toBeNull()
    expect(button('Open menu')).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}')
    expect(drawer()).toBeNull()
    expect(button('Open menu')).toHaveFocus()
  })

  test('the drawer contains language, theme, profile and sign-out', async () => {
    const { user, signOut } = await open({ on: 'phone' })
    await user.click(button('Open menu'))
    const inside = within(drawer()!)
    expect(inside.getByRole('group', { name: 'Language' })).toBeVisible()
    expect(inside.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible()
    expect(inside.getByRole('link', { name: 'Profile: Asha Verma' })).toHaveAttribute(
      'href',
      '/mentor/profile',
    )
    await user.click(inside.getByRole('button', { name: 'Log out' }))
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(drawer()).toBeNull()
  })

  test('the portrait opens a menu with the name, the profile and sign-out', async () => {
    const { user, path, signOut } = await open({ on: 'phone' })
    await user.click(button('Account menu'))
    expect(screen.getByText('Asha Verma')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Profile' }))
    expect(path()).toBe('/mentor/profile')
    expect(screen.queryByText('Asha Verma')).toBeNull()
    await user.click(button('Account menu'))
    await user.click(button('Log out'))
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(button('Account menu')).toHaveFocus()
  })
})

describe('tab bar of a phone', () => {
  test('has all items; the profile is behind the portrait', async () => {
    const { user, path } = await open({ on: 'phone' })
    expect(places()).toEqual([
      ['Home', '/mentor/home'],
      ['Resources', '/mentor/resources'],
    ])
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Resources')
    await user.click(nav().getByRole('link', { name: 'Home' }))
    expect(path()).toBe('/mentor/home')
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    expect(nav().getByRole('link', { name: 'Home' })).toHaveFocus()
  })

  test('replaces the header in the installed app, where bell and portrait remain', async () => {
    const { user } = await open({ on: 'installed', header: [BELL] })
    expect(places()).toHaveLength(ITEMS.length)
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
    await user.click(button('Account menu'))
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/mentor/profile')
    expect(screen.getByRole('group', { name: 'Language' })).toBeVisible()
  })

  const item = (name: string, badge?: string): AreaItem => ({
    to: `/mentor/${name.toLowerCase()}`,
    label: name,
    icon: BookOpen,
    ...(badge && { badge: <CountBadge count={2} label={badge} /> }),
  })
  const MANY = ['Learners', 'Tasks', 'Questions', 'Sessions'].map((name) => item(name))

  test('shows six of them', async () => {
    await open({ on: 'phone', items: [...ITEMS, ...MANY] })
    expect(places()).toHaveLength(6)
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  test('with more than six, the rest is behind More, what may be new stays in sight', async () => {
    const { user, path } = await open({
      on: 'phone',
      items: [...ITEMS, ...MANY, item('Chat', '2 unread')],
    })
    expect(places().map(([name]) => name)).toEqual(['Home', 'Resources', 'Learners', 'Tasks', 'Chat'])
    expect(button('More')).not.toHaveAttribute('aria-current')
    await user.click(button('More'))
    const sheet = within(screen.getByRole('dialog', { name: 'More' }))
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual(['Questions', 'Sessions'])
    await user.click(sheet.getByRole('link', { name: 'Sessions' }))
    expect(path()).toBe('/mentor/sessions')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('More')).toHaveAttribute('aria-current', 'true')
  })

  test('More is opened and closed with the keyboard, and gets the focus back', async () => {
    const { user } = await open({ on: 'phone', items: [...ITEMS, ...MANY, item('Chat')] })
    button('More').focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'More' })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('More')).toHaveFocus()
  })
})
