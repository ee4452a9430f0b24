import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { MessageLoaders } from './messageLoaders'

/**
 * Default export of an expose with routes. Their paths are relative to the path at which the shell mounts the expose.
 */
export interface RemoteRoutes {
  kind: 'routes'
  /** Every route that is linked to needs an `id`, unique within the remote. */
  routes: RouteObject[]
  /** Messages that all pages of the expose need. Messages for a single page are passed to `page()`. */
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
  /** The component. It receives the props of its slot. */
  Component: ComponentType<never>
  messages: MessageLoaders
}

/** Default export of an expose that consists of React components and is rendered by the shell's React. */
export type RemoteModule = RemoteRoutes | RemoteFrame | RemoteContribution
