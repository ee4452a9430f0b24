const KEY = 'mc.google'

/**
 * That this tab has gone to Google, and where the person wanted to go before. Only who went is signed in on the way
 * back: a session that the service still has from another day signs nobody in by itself.
 */
export const begun = {
  remember(state: unknown) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ state: state ?? null }))
    } catch (error) {
      console.warn('This browser keeps nothing for a tab: the Google sign-in cannot come back.', error)
    }
  },

  /** What was remembered, once. */
  take(): { state: unknown } | null {
    try {
      const kept = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return kept ? (JSON.parse(kept) as { state: unknown }) : null
    } catch {
      return null
    }
  },
}
