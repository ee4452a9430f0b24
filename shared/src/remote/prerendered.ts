import type { RemoteFrame, RemoteRoutes } from './remoteModule'

/** A page that arrives as HTML: readable before any script has come, and without any. */
export interface PrerenderedPage {
  /** Its address. */
  path: string
  /** Id of the message that describes it to search engines. */
  description: string
}

/** What a remote gives to be prerendered, as the default export of `src/prerendered.ts`. */
export interface Prerendered {
  frame: RemoteFrame
  routes: RemoteRoutes
  pages: PrerenderedPage[]
}
