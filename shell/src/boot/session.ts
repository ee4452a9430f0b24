import { runtimeConfig } from '@mentor-connect/api'
import { acceptsCookies, acceptsItems, browserItems } from '@mentor-connect/contract/browser/storage'
import { activatePreferred } from '../languages/languages'
import { createRegistry, fetchRegistry, inlinedRegistry } from '../releases/registry'
import { tabPreviews } from '../releases/tabPreviews'
import { createStoredRegistry } from '../releases/storedRegistry'
import { clearPersonalCache } from '../offline/clearPersonalCache'
import { withTimeout } from '../resilience/timeout'
import { RESTORE_TIMEOUT_MS } from '../session/persisted'
import { createSessionActions } from '../session/sessionActions'
import { createSessionStore, rehydrated } from '../session/store'
import { whenPersonLeaves } from '../session/watchSession'
import { holdPrerendered } from './prerendered'

/** Restores the data that earlier visits stored: the session, the language, the newest registry and previews. */
export async function startSession() {
  const { registryKey } = runtimeConfig()
  const { store, persistor } = createSessionStore()
  const actions = createSessionActions(store)
  const isSignedIn = () => Boolean(store.getState().auth.role)

  /**
   * If the browser cannot store the session, only the cookie identifies the signed-in person after a reload.
   * The start waits for the server's answer.
   */
  async function askCookie() {
    if (isSignedIn() || acceptsItems() || !acceptsCookies()) return
    await withTimeout(RESTORE_TIMEOUT_MS, 'The session', actions.adopt()).catch(console.warn)
    if (isSignedIn()) holdPrerendered()
  }

  /** Begins to verify a restored session while the areas are loading; nothing waits for the answer. */
  function verifyEarly() {
    whenPersonLeaves(store, () => void clearPersonalCache())
    void actions.verify()
  }

  const [registry, previews] = await Promise.all([
    createRegistry({
      inlined: inlinedRegistry(),
      storedRegistry: createStoredRegistry(browserItems, registryKey),
      fetch: fetchRegistry,
      key: registryKey,
    }),
    tabPreviews(registryKey),
    rehydrated(persistor).then(verifyEarly).then(askCookie),
    activatePreferred(),
  ])
  return { store, actions, registry, previews }
}

export type StartedSession = Awaited<ReturnType<typeof startSession>>
