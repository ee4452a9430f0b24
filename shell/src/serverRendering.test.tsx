/** @jest-environment node */
// The shell renders its own App in Node, which has no window, document or local storage.
import { defineFrame, defineRoutes } from '@mentor-connect/shared/remote'
import type { Locale } from '@mentor-connect/shared/i18n'
import { createStore } from '@mentor-connect/shared/store'
import { compiling, headingsIn } from '@mentor-connect/shared/testing'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router-dom'
import { App } from './App'
import { createI18n } from './languages/languages'
import { useT } from './messages/useT'
import type { Areas } from './remotes/AreasContext'
import { createBreaker } from './resilience/breaker'
import { routesFor } from './routing/router'
import { currentSession } from './session/currentSession'
import { createSessionActions } from './session/sessionActions'
import { createVisitorStore } from './session/store'

const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }

const frame = defineFrame({
  messages: none,
  Frame: () => (
    <main>
      <Outlet />
    </main>
  ),
})

const routes = defineRoutes({
  messages: none,
  routes: [
    { index: true, Component: () => <h1>Home page</h1> },
    { path: 'about', Component: () => <h1>{useT()('shell.notFound.title')}</h1> },
  ],
})

/** The areas as a server knows them: one release of each, already loaded. */
function areasOnServer(): Areas {
  return {
    remotes: { load: async () => routes, breakerOf: () => createBreaker() },
    frames: { settle: async () => undefined, components: createStore({ public: frame.Frame }) },
    releases: { of: () => undefined, decisions: createStore([]) },
    newVersion: { status: createStore(undefined) },
    lostPins: [],
  } as unknown as Areas
}

/** Renders a page as the server does. */
async function rendered(path: string, locale: Locale = 'en'): Promise<string> {
  const areas = areasOnServer()
  const store = createVisitorStore()
  const i18n = compiling(await createI18n(locale, [frame.messages, routes.messages]))
  const handler = createStaticHandler(
    await routesFor(path, { areas, session: () => currentSession(store.getState()) }),
  )
  const context = await handler.query(new Request(`http://site.test${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}.`)
  return renderToString(
    <App i18n={i18n} store={store} actions={createSessionActions(store)} areas={areas}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </App>,
  )
}

test('a page of an area is rendered inside its frame', async () => {
  const html = await rendered('/')
  expect(html).toContain('<main><h1>Home page</h1></main>')
  expect(await rendered('/')).toBe(html)
})

test('two languages are rendered at the same time', async () => {
  const [en, hi] = await Promise.all([rendered('/about', 'en'), rendered('/about', 'hi')])
  expect(headingsIn(en)).toEqual(['Page not found'])
  expect(headingsIn(hi)).toEqual(['पृष्ठ नहीं मिला'])
})

test('a page of signed-in people redirects', async () => {
  await expect(rendered('/user/home')).rejects.toThrow('/user/home redirects to /.')
})
