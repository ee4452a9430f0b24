import { runtimeConfig } from '@mentor-connect/api'
import { browserItems } from '@mentor-connect/contract/browser/storage'
import { activatePreferred } from '../languages/languages'
import { createRegistry, fetchRegistry, inlinedRegistry } from '../releases/registry'
import { createStoredRegistry } from '../releases/storedRegistry'
import { createSessionActions } from '../session/sessionActions'
import { createSessionStore, rehydrated } from '../session/store'

/** Restores what earlier visits stored: the session, the language, and the newest registry that was seen. */
export async function startSession() {
  const { registryKey } = runtimeConfig()
  const { store, persistor } = createSessionStore()
  const actions = createSessionActions(store)
  const [registry] = await Promise.all([
    createRegistry({
      inlined: inlinedRegistry(),
      storedRegistry: createStoredRegistry(browserItems, registryKey),
      fetch: fetchRegistry,
      key: registryKey,
    }),
    rehydrated(persistor),
    activatePreferred(),
  ])
  return { store, actions, registry }
}

export type StartedSession = Awaited<ReturnType<typeof startSession>>
