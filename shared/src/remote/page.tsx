import { createElement, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

type PageModule = { default: ComponentType }

/**
 * A page in a chunk of its own, for a route: `{ path: 'about', ...page(() => import('./about/AboutPage')) }`.
 * The loader does the import, because React Router runs a loader again after a failure, whereas it keeps a
 * rejected `route.lazy` for ever: a chunk that failed once could never be tried again without a reload.
 */
export function page(
  load: () => Promise<PageModule>,
): Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'> {
  let module: PageModule | undefined
  return {
    // `load` stays readable on the loader: the build finds the page's chunk by it, so that it can be preloaded.
    loader: Object.assign(
      async () => {
        module ??= await load()
        return null
      },
      { load },
    ),
    shouldRevalidate: () => module === undefined,
    Component: () => (module ? createElement(module.default) : null),
  }
}
