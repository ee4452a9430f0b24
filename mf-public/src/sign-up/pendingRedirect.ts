import { tabItems } from '@mentor-connect/contract/browser/storage'

const KEY = 'mc.sign-in'

/** Remembers that this tab was redirected to a sign-in service, and where the person wanted to go. */
export const pendingRedirect = {
  remember(state: unknown) {
    tabItems.setItem(KEY, JSON.stringify({ state: state ?? null }))
  },

  /** Whether this tab was redirected and has not finished yet. */
  exists: (): boolean => tabItems.getItem(KEY) !== null,

  /** Returns the remembered redirect and forgets it. */
  take(): { state: unknown } | null {
    const stored = tabItems.getItem(KEY)
    tabItems.removeItem(KEY)
    try {
      return stored ? (JSON.parse(stored) as { state: unknown }) : null
    } catch {
      // Invalid JSON: treated as no redirect.
      return null
    }
  },
}
