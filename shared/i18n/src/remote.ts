import type { RemoteContribution, RemoteFrame, RemoteRoutes } from '@mentor-connect/contract/remote'
import { joinMessages, sharedMessages } from './messageLoaders'

type WithoutKind<Module> = Omit<Module, 'kind'>

/**
 * Creates the default export of an expose with routes. The shared messages are added to the messages of the
 * expose.
 */
export function defineRoutes({ routes, messages }: WithoutKind<RemoteRoutes>): RemoteRoutes {
  return { kind: 'routes', routes, messages: joinMessages(sharedMessages, messages) }
}

/**
 * Creates the default export of an expose with a frame. The shared messages are added to the messages of the
 * expose.
 */
export function defineFrame({ Frame, messages }: WithoutKind<RemoteFrame>): RemoteFrame {
  return { kind: 'frame', Frame, messages: joinMessages(sharedMessages, messages) }
}

/**
 * Creates the default export of an expose with a card, tab or badge for a slot. The shared messages are added
 * to the messages of the expose. `area.json` says where it appears.
 */
export function defineContribution({
  Component,
  messages,
}: WithoutKind<RemoteContribution>): RemoteContribution {
  return { kind: 'contribution', Component, messages: joinMessages(sharedMessages, messages) }
}
