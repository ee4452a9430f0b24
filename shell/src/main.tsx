import { i18n } from '@lingui/core'
import { onAccessChange, runtimeConfig } from '@mentor-connect/shared/api'
import { reportClientEvent } from '@mentor-connect/shared/contracts/clientEvents'
import { onLocaleRequest } from '@mentor-connect/shared/i18n'
import { restoreTheme } from '@mentor-connect/shared/ui'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './App'
import { swapPrerendered } from './boot/swapPrerendered'
import { activate, activatePreferred, register } from './languages/languages'
import { keepFocus } from './focus/keepFocus'
import { startWorker } from './offline/startWorker'
import { clearPersonalCache } from './offline/clearPersonalCache'
import { staleResponses } from './offline/staleResponses'
import { createPrefetcher } from './prefetch/prefetcher'
import { createFederation } from './remotes/federation'
import { createAreas } from './remotes/createAreas'
import { createStoredRegistry } from './releases/storedRegistry'
import { createRegistry, fetchRegistry, inlinedRegistry } from './releases/registry'
import { sendTo, startReporting } from './telemetry/clientEvents'
import { createRouter } from './routing/router'
import { currentSession } from './session/currentSession'
import { createSessionActions } from './session/sessionActions'
import { createSessionStore, rehydrated } from './session/store'
import { createRouteVerifier, watchOtherTabs } from './session/watchSession'

void boot()

async function boot() {
  const { apiUrl, registryKey, overrideOrigins } = runtimeConfig()
  startReporting(sendTo(apiUrl + reportClientEvent.path))
  restoreTheme()
  const { store, persistor } = createSessionStore()
  const actions = createSessionActions(store)
  const [registry] = await Promise.all([
    createRegistry({
      inlined: inlinedRegistry(),
      storedRegistry: createStoredRegistry(localStorage, registryKey),
      fetch: fetchRegistry,
      key: registryKey,
    }),
    rehydrated(persistor),
    activatePreferred(),
  ])
  const areas = createAreas({
    federation: createFederation(),
    registry,
    registerMessages: register,
    overrideOrigins,
  })
  const session = () => currentSession(store.getState())
  const prefetcher = createPrefetcher(registry.current().generation)
  const router = createRouter({ areas, session, onApproach: prefetcher.navigatingTo })

  onLocaleRequest((locale) => {
    activate(locale).catch((error: unknown) => console.error('The language could not be loaded.', error))
  })
  areas.newVersion.watch()
  onAccessChange(() => void actions.recheckAccess())
  watchOtherTabs(() => void actions.adopt())
  whenRoleChanges(() => void router.revalidate())
  whenPersonLeaves(() => void clearPersonalCache())
  const verify = createRouteVerifier(actions)
  verify()
  whenPathChanges(verify)
  whenPathChanges(staleResponses.clear)

  const root = document.getElementById('app')!
  keepFocus(root)
  await swapPrerendered(router, () =>
    createRoot(root).render(
      <App i18n={i18n} store={store} actions={actions} areas={areas}>
        <RouterProvider router={router} />
      </App>,
    ),
  )
  prefetcher.pageShown()
  whenPathChanges(prefetcher.pageShown)
  startWorker()

  /** Guards are loaders, so they must run again after a sign-in or sign-out, in this tab or another. */
  function whenRoleChanges(act: () => void) {
    let { role } = store.getState().auth
    store.subscribe(() => {
      const now = store.getState().auth.role
      if (now === role) return
      role = now
      act()
    })
  }

  /** Calls `act` after a sign-out, an expired session or a sign-in of another person, in this tab or another. */
  function whenPersonLeaves(act: () => void) {
    let person = store.getState().auth.data?._id
    store.subscribe(() => {
      const before = person
      person = store.getState().auth.data?._id
      if (before && before !== person) act()
    })
  }

  function whenPathChanges(act: () => void) {
    let { pathname } = router.state.location
    router.subscribe(({ location }) => {
      if (location.pathname === pathname) return
      pathname = location.pathname
      act()
    })
  }
}
