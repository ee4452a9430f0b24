import type { RemoteContribution, RemoteFrame, RemoteRoutes } from '@mentor-connect/contract/remote'
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

/** A card, a tab or a badge for a slot, with the shared messages beside its own; `area.json` says where it appears. */
export function defineContribution({
  Component,
  messages,
}: WithoutKind<RemoteContribution>): RemoteContribution {
  return { kind: 'contribution', Component, messages: joinMessages(sharedMessages, messages) }
}
