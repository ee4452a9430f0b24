import { createElement, Suspense, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { MessageLoaders } from './messageLoaders'

type PageModule = { default: ComponentType }

/**
 * Route properties of a page in its own chunk: `{ path: 'about', ...page(() => import('./about/AboutPage')) }`. The
 * import happens in the loader, because React Router calls a loader again after a failure but caches a rejected
 * `route.lazy` for ever, so that a failed chunk could only be retried by reloading the page.
 *
 * @param messages what only this page says, besides the messages of its expose
 * @param firstReads what the page reads from the API before it shows anything, as `firstRead()` gives it: where people
 * must be signed in, browsers request it together with the scripts
 */
export function page(
  load: () => Promise<PageModule>,
  messages?: MessageLoaders,
  firstReads?: readonly string[],
): Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate' | 'handle'> {
  let module: PageModule | undefined
  return {
    // The build reads `load` from the loader to find the page's chunk for preloading.
    loader: Object.assign(
      async () => {
        module ??= await load()
        return null
      },
      { load },
    ),
    shouldRevalidate: () => module === undefined,
    ...((messages || firstReads) && { handle: { messages, firstReads } }),
    // React takes a page that a server has rendered over in a step of its own, and a mismatch costs only the page.
    Component: () => (module ? createElement(Suspense, null, createElement(module.default)) : null),
  }
}
