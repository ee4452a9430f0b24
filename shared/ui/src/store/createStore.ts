/** Read access to a store. */
export interface ReadableStore<Value> {
  get: () => Value
  /** Calls the listener after every change. Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** Holds an immutable value. Setting the current value again does not notify listeners. */
export interface Store<Value> extends ReadableStore<Value> {
  set: (value: Value) => void
  update: (change: (value: Value) => Value) => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()

  const set = (next: Value) => {
    if (Object.is(next, value)) return
    value = next
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
