import type { AuthContract } from '../auth'
import type { Locale } from '../api/locales'

/** Default export of an expose whose screens are not React components of the page. */
export interface RemoteScreens {
  kind: 'screens'
  screens: ScreenRoute[]
}

export interface ScreenRoute {
  /** Needed by a screen that others link to; unique within the remote. */
  id?: string
  /** Relative to where the shell mounts the expose, as in react-router: `:name` marks a parameter; empty for the start. */
  path: string
  load: () => Promise<{ default: MountScreen }>
}

/**
 * Draws a screen into an empty element of the page. The element is inside the frame's `<main>` and belongs to the screen
 * until it is unmounted.
 */
export type MountScreen = (
  place: HTMLElement,
  context: ScreenContext,
) => MountedScreen | Promise<MountedScreen>

export interface MountedScreen {
  /** Called when something in the context has changed, for example the language or a parameter. */
  update?: (context: ScreenContext) => void
  /** Called when the person leaves the screen; the element is removed afterwards. */
  unmount: () => void
}

/** What the shell hands to a screen. */
export interface ScreenContext {
  auth: AuthContract
  locale: Locale
  /** Values of the parameters in the screen's path. */
  params: Record<string, string | undefined>
  /** Query of the address, with its `?`, or empty. */
  search: string
  /** Opens a path of the site without reloading the page. */
  navigate: (path: string) => void
  /** Sets the document's title; the name of the site is added. */
  setTitle: (title: string) => void
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
}
