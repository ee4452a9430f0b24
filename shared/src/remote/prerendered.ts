import type { RemoteFrame, RemoteRoutes } from './remoteModule'

/** A page that is prerendered to HTML, readable before or without JavaScript. */
export interface PrerenderedPage {
  /** URL path. */
  path: string
  /** Id of the message for the meta description. */
  description: string
}

/** The pages that a remote prerenders: the default export of `src/prerendered.ts`. */
export interface Prerendered {
  frame: RemoteFrame
  routes: RemoteRoutes
  pages: PrerenderedPage[]
}
