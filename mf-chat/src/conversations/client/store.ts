/** A value that is replaced and can be watched. */
export interface Store<State> {
  get: () => State
  update: (change: (state: State) => State) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    update: (change) => {
      const next = change(state)
      if (next === state) return
      state = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
