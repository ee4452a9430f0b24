const KEY = 'mc.google'

/**
 * Remembers that this tab was redirected to Google, and where the person wanted to go. Only a tab that was redirected
 * signs in on return: an old session at the sign-in service does not sign in by itself.
 */
export const pendingRedirect = {
  remember(state: unknown) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ state: state ?? null }))
    } catch (error) {
      console.warn('Session storage is blocked: the Google sign-in cannot return to this page.', error)
    }
  },

  /** Whether this tab was redirected to Google and has not finished yet. */
  exists(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null
    } catch {
      return false
    }
  },

  /** Returns the remembered redirect and forgets it. */
  take(): { state: unknown } | null {
    try {
      const stored = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return stored ? (JSON.parse(stored) as { state: unknown }) : null
    } catch {
      return null
    }
  },
}
