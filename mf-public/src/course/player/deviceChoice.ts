import { browserItems } from '@mentor-connect/contract/browser/storage'
import { createStore } from '@mentor-connect/ui/store'

/** A choice among some values that the reader makes, stored in this browser. The first value is the default. */
export function deviceChoice<Value extends string>(key: string, values: readonly Value[]) {
  const { get, set, subscribe } = createStore(storedValue(key, values))
  return {
    get,
    subscribe,
    /** The value for rendering on a server: the default, because servers do not know the reader. */
    onServer: () => values[0]!,
    choose: (value: Value) => {
      set(value)
      browserItems.setItem(key, value)
    },
  }
}

function storedValue<Value extends string>(key: string, values: readonly Value[]): Value {
  const stored = browserItems.getItem(key)
  return values.find((value) => value === stored) ?? values[0]!
}
