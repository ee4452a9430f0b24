import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './createStore'

/** Returns a store's value and rerenders when it changes. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
