import { combineReducers, configureStore } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistStore,
  type Persistor,
  type WebStorage,
} from 'redux-persist'
import { browserStorage } from './browserStorage'
import { persistedReducers } from './persisted'
import { reducers, suspensionReducer } from './slices'

/** The product's only Redux store. Remotes have no access to it: they get the auth contract. */
export function createSessionStore(storage: WebStorage = browserStorage()) {
  const store = configureStore({
    reducer: combineReducers({ ...persistedReducers(storage), suspension: suspensionReducer }),
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }),
  })
  return { store, persistor: persistStore(store) }
}

/** A store for a signed-out visitor that stores nothing, for one page rendered on a server. */
export function createVisitorStore(): SessionStore {
  return configureStore({ reducer: combineReducers({ ...reducers, suspension: suspensionReducer }) })
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
