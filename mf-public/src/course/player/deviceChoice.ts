import { createStore } from '@mentor-connect/ui/store'

/** One of some values, chosen by the reader and kept in this browser. The first value is the default. */
export function deviceChoice<Value extends string>(key: string, values: readonly Value[]) {
  const { get, set, subscribe } = createStore(storedValue(key, values))
  return {
    get,
    subscribe,
    /** What servers render with, which know no reader. */
    onServer: () => values[0]!,
    choose: (value: Value) => {
      set(value)
      try {
        localStorage.setItem(key, value)
      } catch (error) {
        console.warn('Local storage is blocked: a choice is forgotten when the page is closed.', error)
      }
    },
  }
}

function storedValue<Value extends string>(key: string, values: readonly Value[]): Value {
  try {
    const stored = localStorage.getItem(key)
    return values.find((value) => value === stored) ?? values[0]!
  } catch {
    return values[0]!
  }
}
