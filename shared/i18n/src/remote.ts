import type { RemoteFrame, RemoteRoutes } from '@mentor-connect/contract/remote'
import { joinMessages, sharedMessages } from './messageLoaders'

type WithoutKind<Module> = Omit<Module, 'kind'>

/** The default export of an expose with routes, with the shared messages beside its own. */
export function defineRoutes({ routes, messages }: WithoutKind<RemoteRoutes>): RemoteRoutes {
  return { kind: 'routes', routes, messages: joinMessages(sharedMessages, messages) }
}

/** The default export of an expose with a frame, with the shared messages beside its own. */
export function defineFrame({ Frame, messages }: WithoutKind<RemoteFrame>): RemoteFrame {
  return { kind: 'frame', Frame, messages: joinMessages(sharedMessages, messages) }
}
