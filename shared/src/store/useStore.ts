import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './createStore'

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
