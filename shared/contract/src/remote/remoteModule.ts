import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { MessageLoaders } from './messageLoaders'

/** Default export of an expose with routes. Paths are relative to where the shell mounts it. */
export interface RemoteRoutes {
  kind: 'routes'
  /** Every route that is linked to needs an `id`, unique within the remote. */
  routes: RouteObject[]
  /** What all its pages need; `page()` takes what only one of them needs. */
  messages: MessageLoaders
}

/** Default export of an expose with a frame: the navigation around an area's pages, which contains an `<Outlet/>`. */
export interface RemoteFrame {
  kind: 'frame'
  Frame: ComponentType
  messages: MessageLoaders
}

/** Default export of an expose with a component for a slot in a page of another area. */
export interface RemoteContribution {
  kind: 'contribution'
  /** Gets the props of its slot. */
  Component: ComponentType<never>
  messages: MessageLoaders
}

/** Default export of an expose whose parts are React components of the page. */
export type RemoteModule = RemoteRoutes | RemoteFrame | RemoteContribution
