import { createElement, Suspense, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { MessageLoaders } from './messageLoaders'

type PageModule = { default: ComponentType }

/**
 * Route properties of a page in its own chunk: `{ path: 'about', ...page(() => import('./about/AboutPage')) }`. The
 * import happens in the loader, because React Router calls a loader again after a failure but caches a rejected
 * `route.lazy` for ever, so that a failed chunk could only be retried by reloading the page.
 *
 * @param messages the messages that only this page uses, in addition to those of its expose
 * @param firstReads addresses, from `firstRead()`, that the page reads from the API before it shows anything. On
 * pages that need a session, browsers request them while the scripts are loading
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
    // Suspense lets React hydrate a server-rendered page separately, so that a mismatch affects only this page.
    Component: () => (module ? createElement(Suspense, null, createElement(module.default)) : null),
  }
}
