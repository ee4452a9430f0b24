import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'

// This is the first module of the development shell. A page has one React and therefore one refresh runtime, which
// the modules of all remotes share. `refreshLoader.cjs` generates the calls.

interface Hot {
  data?: { exports?: Exports }
  accept(): void
  invalidate(): void
  dispose(keep: (data: { exports?: Exports }) => void): void
}
type Exports = Record<string, unknown>

/** Debounce in ms: one edit may update several modules, after which the page is refreshed once. */
const SETTLE_MS = 30
let waiting: ReturnType<typeof setTimeout> | undefined

const refresh = {
  register: (module: string) => (type: unknown, name: string) => register(type, `${module} ${name}`),
  signature: createSignatureFunctionForTransform,
  /**
   * Called after a module has run. A module that only exports components accepts its own update; the update of any
   * other module is passed on to its importers.
   */
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
