export { createStore } from './createStore'
export type { ReadableStore, Store } from './createStore'
export { useStore } from './useStore'
