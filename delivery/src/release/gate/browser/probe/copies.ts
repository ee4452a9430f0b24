import { runningScript } from './scriptOf'

/** Packages of which a page may run only one copy. */
export type Single = 'react' | 'react-dom' | 'react-router' | 'swr' | 'styled-components'
/** Package → for each running copy the file that started it, in order of their start. */
export type Copies = Record<Single, string[]>

/**
 * Finds each running copy of a package, however it was bundled. It recognises a copy by the actions that
 * every copy performs at its start, not by its text.
 */
export function watchCopies(): { found: () => Copies; commits: () => number } {
  const copies: Copies = { react: [], 'react-dom': [], 'react-router': [], swr: [], 'styled-components': [] }
  const saw = (name: Single) => void copies[name].push(runningScript())
  // React exports the state of its hooks under this name, and each copy has its own.
  whenAssigned('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', () => saw('react'))
  whenAssigned('__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', () => saw('react-dom'))
  whenSet('__reactRouterVersion', () => saw('react-router'))
  // Each copy of SWR checks once whether its developer tools are present.
  whenRead('__SWR_DEVTOOLS_USE__', () => saw('swr'))
  const commits = watchRenderers(() => saw('react-dom'))
  return { found: () => ({ ...copies, 'styled-components': styleElements() }), commits }
}

/** Calls `act` for each new object that is assigned to a property of this name, on any object. */
function whenAssigned(name: string, act: () => void) {
  const known = new Set<unknown>()
  Object.defineProperty(Object.prototype, name, {
    configurable: true,
    set(this: object, value: unknown) {
      // Assigned getters and objects that are already known do not count, because bundlers assign getters of
      // that name and copy exports from one object to another.
      if (typeof value === 'object' && !known.has(value)) act()
      known.add(value)
      Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true })
    },
    get: () => undefined,
  })
}

function whenSet(name: string, act: () => void) {
  let current: unknown
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => current,
    set(value: unknown) {
      current = value
      act()
    },
  })
}

function whenRead(name: string, act: () => void) {
  Object.defineProperty(window, name, { configurable: true, get: () => void act(), set: () => undefined })
}

/**
 * Takes the place of React's developer tools, to which each copy of the renderer (`react-dom/client`) announces itself.
 * The package `react-dom` alone is found by its export.
 *
 * @param onSecond called for each copy but the first
 * @returns how often React has changed the page
 */
function watchRenderers(onSecond: () => void): () => number {
  let renderers = 0
  let commits = 0
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map<number, unknown>(),
    checkDCE: () => undefined,
    inject() {
      renderers += 1
      if (renderers > 1) onSecond()
      return renderers
    },
    onCommitFiberRoot: () => void (commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook })
  return () => commits
}

/**
 * Each copy of styled-components has its own style element. The element that the server sent with the page is not
 * counted.
 */
function styleElements(): string[] {
  return [...document.querySelectorAll('style[data-styled="active"]')].map(() => '')
}
