import { browserItems } from '@mentor-connect/contract/browser/storage'
import { combineReducers, legacy_createStore as createStore } from 'redux'
import { persistStore, type Persistor, type WebStorage } from 'redux-persist'
import { persistedReducers } from './persisted'
import { reducers, suspensionReducer } from './slices'

/**
 * Local storage for redux-persist. If the browser refuses to store items, they are kept until the tab is
 * closed.
 */
const browserStorage: WebStorage = {
  getItem: async (key) => browserItems.getItem(key),
  setItem: async (key, value) => void browserItems.setItem(key, value),
  removeItem: async (key) => browserItems.removeItem(key),
}

/** Creates the product's only Redux store. Remotes have no access to it: they get the auth contract. */
export function createSessionStore(storage: WebStorage = browserStorage) {
  const store = createStore(combineReducers({ ...persistedReducers(storage), suspension: suspensionReducer }))
  return { store, persistor: persistStore(store) }
}

/** Creates a signed-out store that stores nothing, for one page rendered on a server. */
export function createVisitorStore(): SessionStore {
  return createStore(combineReducers({ ...reducers, suspension: suspensionReducer }))
}

export type SessionStore = ReturnType<typeof createSessionStore>['store']
export type SessionState = ReturnType<SessionStore['getState']>

/** Resolves when the stored state is restored, or after a timeout. */
export function rehydrated(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = persistor.subscribe(check)
    check()
  })
}
