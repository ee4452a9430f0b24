import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './createStore'

/**
 * Returns a store's value and rerenders when it changes.
 *
 * @param onServer returns the value that is used while the page is rendered on the server and hydrated, if the
 * browser's value may differ. It must return the same object each time
 */
export function useStore<Value>(store: ReadableStore<Value>, onServer: () => Value = store.get): Value {
  return useSyncExternalStore(store.subscribe, store.get, onServer)
}
