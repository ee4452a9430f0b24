import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'

// First module of the development shell: the page has one React, hence one refresh runtime, which the modules of every
// remote find here. `refreshLoader.cjs` writes the calls.

interface Hot {
  data?: { exports?: Exports }
  accept(): void
  invalidate(): void
  dispose(keep: (data: { exports?: Exports }) => void): void
}
type Exports = Record<string, unknown>

/** Several modules change with one edit: the page is refreshed once, when the last of them has run. */
const SETTLE_MS = 30
let waiting: ReturnType<typeof setTimeout> | undefined

const refresh = {
  register: (module: string) => (type: unknown, name: string) => register(type, `${module} ${name}`),
  signature: createSignatureFunctionForTransform,
  /** A module of components takes its own update; what any other module changes is taken by whoever imports it. */
  settle(module: string, hot: Hot, exports: Exports) {
    const before = hot.data?.exports
    if (!isOfComponents(exports)) return before && hot.invalidate()
    for (const [name, type] of Object.entries(exports)) register(type, `${module} export ${name}`)
    hot.dispose((data) => (data.exports = exports))
    hot.accept()
    if (!before) return
    if (Object.keys(before).join() !== Object.keys(exports).join()) return hot.invalidate()
    clearTimeout(waiting)
    waiting = setTimeout(performReactRefresh, SETTLE_MS)
  },
}

function isOfComponents(exports: Exports): boolean {
  const values = Object.values(exports)
  return values.length > 0 && values.every(isLikelyComponentType)
}

injectIntoGlobalHook(window)
Object.assign(window, { mcRefresh: refresh })
