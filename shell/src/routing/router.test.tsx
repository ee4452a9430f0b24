import { i18n } from '@lingui/core'
import { PageTitle, returnPlace } from '@mentor-connect/contract/remote'
import { defineFrame, defineRoutes } from '@mentor-connect/i18n/remote'
import { logout, verifyToken } from '@mentor-connect/contract/api/auth'
import { aLearner, aMentor, FakeApi } from '@mentor-connect/testing'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet, RouterProvider } from 'react-router-dom'
import { App } from '../App'
import { activate, register } from '../languages/languages'
import type { Federation } from '../remotes/federation'
import { createStoredRegistry } from '../releases/storedRegistry'
import { createRegistry } from '../releases/registry'
import { createAreas } from '../remotes/createAreas'
import { currentSession } from '../session/currentSession'
import { createSessionActions } from '../session/sessionActions'
import { createSessionStore, rehydrated } from '../session/store'
import { DECLARED_MOUNTS } from '../testing/siteDeclarations'
import { createRouter } from './router'

const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }
const registry: SiteRegistry = {
  generation: 1,
  shell: {
    release: 's1',
    base: '/shell/s1/',
    entry: '/shell/s1/main.js',
    integrity: `sha384-${'s'.repeat(64)}`,
  },
  remotes: Object.fromEntries(
    ['public', 'learner', 'mentor', 'chat'].map((name) => [
      name,
      {
        release: 'r1',
        base: '/r1/',
        entry: `/${name}.js`,
        integrity: `sha384-${'r'.repeat(64)}`,
        contract: '^2.0.0',
        mounts: DECLARED_MOUNTS[name],
      },
    ]),
  ),
}

const frame = (name: string) =>
  defineFrame({
    messages: none,
    Frame: () => (
      <>
        <nav aria-label={name}>
          <Link to="/user/explore">Explore</Link>
        </nav>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </>
    ),
  })

const shows = (text: string) => () => (
  <>
    <PageTitle>{text}</PageTitle>
    <h1>{text}</h1>
  </>
)

function Broken(): never {
  throw new Error('a bug in this page')
}

const exposes: Record<string, unknown> = {
  'mf_public/frame': frame('public frame'),
  'mf_public/routes': defineRoutes({
    messages: none,
    routes: [
      { index: true, Component: shows('Home page') },
      { path: 'about', Component: shows('About page') },
    ],
  }),
  'mf_public/mentors': defineRoutes({
    messages: none,
    routes: [{ path: ':mentorId', Component: shows('Mentor profile') }],
  }),
  'mf_public/courses': defineRoutes({
    messages: none,
    routes: [{ index: true, Component: shows('Catalogue') }],
  }),
  'mf_learner/frame': frame('learner frame'),
  'mf_learner/routes': defineRoutes({
    messages: none,
    routes: [
      { path: 'home', Component: shows('Dashboard') },
      { path: 'explore', Component: shows('Explore page') },
      { path: 'broken', Component: Broken },
    ],
  }),
  'mf_mentor/frame': frame('mentor frame'),
  'mf_mentor/routes': defineRoutes({
    messages: none,
    routes: [{ path: 'home', Component: shows('Mentor home') }],
  }),
}

async function open(
  address: string,
  options: { role?: 'user' | 'mentor'; failing?: string[]; contract?: string; released?: SiteRegistry } = {},
) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', address)
  const failing = new Set(options.failing)
  const federation: Federation = {
    register: () => undefined,
    satisfies: (_version, range) => range === '^2.0.0',
    load: async (id) => {
      if (failing.has(id)) throw new Error(`no ${id}`)
      return { default: exposes[id] }
    },
  }
  const inlined = structuredClone(registry)
  if (options.contract) inlined.remotes['learner']!.contract = options.contract
  const { store, persistor } = createSessionStore()
  await rehydrated(persistor)
  await act(() => activate('en'))
  const actions = createSessionActions(store)
  const account = options.role === 'mentor' ? aMentor() : aLearner()
  const data = { _id: account._id, email: '', name: account.name, isverified: true }
  const api = new FakeApi()
    .answers(verifyToken, { ...data, role: account.role, token: 't', account })
    .answers(logout, true)
  if (options.role) actions.signIn({ data, account, token: 't' })
  const site = await createRegistry({
    inlined,
    storedRegistry: createStoredRegistry(localStorage),
    fetch: async () => options.released ?? inlined,
  })
  const areas = createAreas({ federation, registry: site, registerMessages: register })
  const router = createRouter({ areas, session: () => currentSession(store.getState()) })
  store.subscribe(() => void router.revalidate())
  render(
    <App i18n={i18n} store={store} actions={actions} areas={areas}>
      <RouterProvider router={router} />
    </App>,
  )
  return { api, actions, failing, router, user: userEvent.setup() }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a deep link opens the remote’s page inside the frame of its area', async () => {
  await open('/user/home', { role: 'user' })
  expect(await heading('Dashboard')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a page of one remote is shown inside the frame of another', async () => {
  await open('/user/resources', { role: 'user' })
  expect(await heading('Catalogue')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a visitor is redirected from a protected page to the home page', async () => {
  const { router } = await open('/user/home')
  expect(await heading('Home page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

describe('a visitor who asks for a protected page', () => {
  const notice = () => screen.queryByText(/You have to be logged in to see this page/)

  test('is told why, and the address is remembered with its query', async () => {
    await open('/user/explore?domain=Career')
    expect(await heading('Home page')).toBeVisible()
    expect(notice()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signup')
    expect(returnPlace.get()).toBe('/user/explore?domain=Career')
  })

  test('of the mentor area is led to the login of mentors', async () => {
    await open('/mentor/learners')
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/mentor-signup')
  })

  test('can dismiss the notice, which forgets the address', async () => {
    const { user } = await open('/user/explore')
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    expect(notice()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(returnPlace.get()).toBeUndefined()
  })

  test('because the session has expired returns to it after the next login', async () => {
    const { api, actions } = await open('/user/explore', { role: 'user' })
    expect(await heading('Explore page')).toBeVisible()
    api.refuses(verifyToken, 401, 'unauthenticated')
    await act(() => actions.verify())
    expect(await heading('Home page')).toBeVisible()
    expect(returnPlace.get()).toBe('/user/explore')
  })

  test('is not somebody who signs out on such a page', async () => {
    const { actions } = await open('/user/explore', { role: 'user' })
    expect(await heading('Explore page')).toBeVisible()
    await act(() => actions.signOut())
    expect(await heading('Home page')).toBeVisible()
    expect(returnPlace.get()).toBeUndefined()
    expect(notice()).toBeNull()
  })
})

test('a learner is redirected from the public home page to the dashboard, and back home after signing out', async () => {
  const { router, actions } = await open('/', { role: 'user' })
  expect(await heading('Dashboard')).toBeVisible()
  await act(() => actions.signOut())
  expect(await heading('Home page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  [undefined, 'public frame'],
  ['mentor' as const, 'mentor frame'],
])('a mentor’s profile is shown in the frame of the reader’s role (%s: %s)', async (role, name) => {
  await open('/mentor/m7', { role })
  expect(await heading('Mentor profile')).toBeVisible()
  expect(screen.getByRole('navigation', { name })).toBeVisible()
})

test.each([
  ['/user', 'user' as const, 'Dashboard', '/user/home'],
  ['/user/', 'user' as const, 'Dashboard', '/user/home'],
  ['/mentor', 'mentor' as const, 'Mentor home', '/mentor/home'],
])('%s redirects the %s to their home page', async (address, role, title, pathname) => {
  const { router } = await open(address, { role })
  expect(await heading(title)).toBeVisible()
  expect(router.state.location.pathname).toBe(pathname)
})

test('pages of the mentor area take precedence over a mentor’s id', async () => {
  await open('/mentor/home', { role: 'mentor' })
  expect(await heading('Mentor home')).toBeVisible()
})

test.each(['/no-such-page', '/user/no-such-page'])(
  '%s shows "not found" inside its frame',
  async (address) => {
    await open(address, { role: address.startsWith('/user') ? 'user' : undefined })
    expect(await heading('Page not found')).toBeVisible()
    expect(screen.getByRole('navigation', { name: /frame/ })).toBeVisible()
  },
)

test('a page of an earlier version, a part of which cannot be loaded, offers to reload', async () => {
  const released = { ...registry, generation: 2, shell: { ...registry.shell, release: 's2' } }
  await open('/user/chat', { role: 'user', failing: ['mf_chat/routes'], released })
  expect(await heading('This page is out of date')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an area that fails to load affects only itself, and Try again recovers it without a reload', async () => {
  const { failing, user } = await open('/user/chat', { role: 'user', failing: ['mf_chat/routes'] })
  expect(await heading('This part is not available right now')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  expect(await heading('Explore page')).toBeVisible()

  await act(async () => window.history.back())
  expect(await heading('This part is not available right now')).toBeVisible()
  failing.clear()
  exposes['mf_chat/routes'] = defineRoutes({
    messages: none,
    routes: [{ index: true, Component: shows('Chat page') }],
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Chat page')).toBeVisible()
})

test('without a network an area that was never loaded says so, and opens when the network returns', async () => {
  const network = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  }
  await act(async () => network(false))
  const { failing } = await open('/user/home', { role: 'user', failing: ['mf_learner/routes'] })
  expect(await heading('You are offline')).toBeVisible()
  failing.clear()
  await act(async () => network(true))
  expect(await heading('Dashboard')).toBeVisible()
})

test('the plain frame replaces a frame that fails to load, until a retry succeeds', async () => {
  const { failing, user } = await open('/user/home', { role: 'user', failing: ['mf_learner/frame'] })
  expect(await heading('Dashboard')).toBeVisible()
  expect(screen.getByText('The usual navigation could not be loaded.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/user/chat')
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a page that throws shows the error inside the frame', async () => {
  await open('/user/broken', { role: 'user' })
  expect(await heading('Unexpected Application Error!')).toBeVisible()
  expect(screen.getByText('a bug in this page')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a remote built for another contract version shows that reason', async () => {
  await open('/user/home', { role: 'user', contract: '^3.0.0' })
  expect(await screen.findByText(/needs an update/)).toBeVisible()
  expect(
    screen.getByText(/needs auth contract \^3\.0\.0, this shell provides 2\.\d\.0 and 1\.0\.0/),
  ).toBeInTheDocument()
})

test('a navigation moves focus to the page and announces its title', async () => {
  const { user } = await open('/user/home', { role: 'user' })
  await heading('Dashboard')
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  await heading('Explore page')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(document.title).toBe('Explore page | Mentor-Connect')
  expect(screen.getByText('Explore page | Mentor-Connect', { selector: '[role=status]' })).toBeInTheDocument()
})
