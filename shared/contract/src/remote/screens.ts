import type { AuthContract } from '../auth'
import type { Locale } from '../api/locales'

/** Default export of an expose that draws its screens without the shell's React. */
export interface RemoteScreens {
  kind: 'screens'
  screens: ScreenRoute[]
}

export interface ScreenRoute {
  /** Unique within the remote. Required for screens that others link to. */
  id?: string
  /**
   * Path in the syntax of react-router, relative to the path at which the shell mounts the expose: `:name` marks a
   * parameter. Empty for the start screen.
   */
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

/** Data and functions that the shell passes to a screen. */
export interface ScreenContext {
  auth: AuthContract
  locale: Locale
  /** Values of the parameters in the screen's path. */
  params: Record<string, string | undefined>
  /** Query of the address, with its `?`, or empty. */
  search: string
  /** Opens a path of the site without reloading the page. */
  navigate: (path: string) => void
  /** Sets the document's title. The name of the site is appended. */
  setTitle: (title: string) => void
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
}
