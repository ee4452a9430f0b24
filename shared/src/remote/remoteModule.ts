import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { joinMessages, sharedMessages, type MessageLoaders } from '../i18n'

/** Default export of an expose with routes. Paths are relative to where the shell mounts it. */
export interface RemoteRoutes {
  kind: 'routes'
  /** Every route that is linked to needs an `id`, unique within the remote. */
  routes: RouteObject[]
  messages: MessageLoaders
}

/** Default export of an expose with a frame: the navigation around an area's pages, which contains an `<Outlet/>`. */
export interface RemoteFrame {
  kind: 'frame'
  Frame: ComponentType
  messages: MessageLoaders
}

export function defineRoutes(parts: { routes: RouteObject[]; messages: MessageLoaders }): RemoteRoutes {
  return { kind: 'routes', routes: parts.routes, messages: joinMessages(sharedMessages, parts.messages) }
}

export function defineFrame(parts: { Frame: ComponentType; messages: MessageLoaders }): RemoteFrame {
  return { kind: 'frame', Frame: parts.Frame, messages: joinMessages(sharedMessages, parts.messages) }
}
