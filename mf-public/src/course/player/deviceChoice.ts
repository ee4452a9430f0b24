import { browserItems } from '@mentor-connect/contract/browser/storage'
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
      browserItems.setItem(key, value)
    },
  }
}

function storedValue<Value extends string>(key: string, values: readonly Value[]): Value {
  const stored = browserItems.getItem(key)
  return values.find((value) => value === stored) ?? values[0]!
}
