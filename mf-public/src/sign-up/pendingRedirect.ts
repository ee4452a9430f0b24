import { tabItems } from '@mentor-connect/contract/browser/storage'

const KEY = 'mc.sign-in'

/** Remembers that this tab was redirected to a sign-in service, and which page the person wanted to open. */
export const pendingRedirect = {
  remember(state: unknown) {
    tabItems.setItem(KEY, JSON.stringify({ state: state ?? null }))
  },

  /** True if this tab was redirected and has not completed the sign-in yet. */
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
