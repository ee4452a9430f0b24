import { i18n } from '@lingui/core'
import { onLocaleRequest } from '@mentor-connect/shared/i18n'
import { restoreTheme } from '@mentor-connect/shared/ui'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { activate, preferredLocale, register } from './languages/languages'
import { createFederation } from './remotes/federation'
import { createFrames } from './remotes/frames'
import { currentRegistry, inlinedRegistry } from './remotes/registry'
import { createRemotes } from './remotes/remotes'
import { createRouter } from './routing/router'
import { currentSession } from './session/currentSession'
import { createSessionActions } from './session/sessionActions'
import { createSessionStore, restored } from './session/store'
import { createRouteVerifier, watchOtherTabs } from './session/watchSession'

void boot()

async function boot() {
  restoreTheme()
  const { store, persistor } = createSessionStore()
  const actions = createSessionActions(store)
  await Promise.all([restored(persistor), activate(preferredLocale())])

  const remotes = createRemotes({
    federation: createFederation(),
    inlined: inlinedRegistry(),
    current: currentRegistry,
    registerMessages: register,
  })
  const frames = createFrames(remotes)
  const session = () => currentSession(store.getState())
  const router = createRouter({ remotes, frames, session })

  onLocaleRequest((locale) => {
    activate(locale).catch((error: unknown) => console.error('The language could not be loaded.', error))
  })
  watchOtherTabs(() => void actions.adopt())
  whenRoleChanges(() => void router.revalidate())
  const verify = createRouteVerifier(actions)
  verify()
  whenPathChanges(verify)

  document.querySelector('title[data-static]')?.remove()
  createRoot(document.getElementById('app')!).render(
    <App i18n={i18n} store={store} actions={actions} frames={frames} router={router} />,
  )

  /** Guards are loaders: they decide again as soon as somebody signs in or out, here or in another tab. */
  function whenRoleChanges(act: () => void) {
    let { role } = store.getState().auth
    store.subscribe(() => {
      const now = store.getState().auth.role
      if (now === role) return
      role = now
      act()
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
