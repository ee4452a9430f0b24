import { i18n } from '@lingui/core'
import { PageTitle } from '@mentor-connect/contract/remote'
import { defineFrame, defineRoutes } from '@mentor-connect/i18n/remote'
import { logout, verifyToken } from '@mentor-connect/contract/accounts/auth'
import { aLearner, aMentor, FakeApi } from '@mentor-connect/testing'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet, RouterProvider } from 'react-router-dom'
import { App } from '../App'
import { activate, register } from '../languages/languages'
import type { Federation } from '../remotes/federation'
import { createStoredRegistry } from '../releases/storedRegistry'
import { createRegistry } from '../releases/registry'
import { createAreas } from '../boot/createAreas'
import { currentSession } from '../session/currentSession'
import { createSessionActions } from '../session/sessionActions'
import { createSessionStore, rehydrated } from '../session/store'
import { DECLARED_MOUNTS } from './siteDeclarations'
import { createRouter } from '../routing/router'

export const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }
export const registry: SiteRegistry = {
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

export const shows = (text: string) => () => (
  <>
    <PageTitle>{text}</PageTitle>
    <h1>{text}</h1>
  </>
)

function Broken(): never {
  throw new Error('a bug in this page')
}

export const exposes: Record<string, unknown> = {
  'mf_public/frame': frame('public frame'),
  'mf_public/routes': defineRoutes({
    messages: none,
    routes: [
      { index: true, Component: shows('Home page') },
      { path: 'about', Component: shows('About page') },
      { path: 'resource', Component: shows('Public catalogue') },
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

/** Opens a URL of a site with pages of three areas. */
export async function openRouter(
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
  const grant = { data, account, token: 't' }
  if (options.role) actions.signIn(grant)
  const site = await createRegistry({
    inlined,
    storedRegistry: createStoredRegistry(localStorage),
    fetch: async () => options.released ?? inlined,
  })
  const areas = createAreas({
    federation,
    registry: site,
    registerMessages: register,
    previews: { releases: {}, ended: [] },
  })
  const router = createRouter({ areas, session: () => currentSession(store.getState()) })
  store.subscribe(() => void router.revalidate())
  render(
    <App i18n={i18n} store={store} actions={actions} areas={areas}>
      <RouterProvider router={router} />
    </App>,
  )
  return { api, actions, grant, failing, router, user: userEvent.setup() }
}
