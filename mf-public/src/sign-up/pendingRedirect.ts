const KEY = 'mc.sign-in'

/** Remembers that this tab was redirected to a sign-in service, and where the person wanted to go. */
export const pendingRedirect = {
  remember(state: unknown) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ state: state ?? null }))
    } catch (error) {
      console.warn('Session storage is blocked: the way back from the sign-in service is not known.', error)
    }
  },

  /** Whether this tab was redirected and has not finished yet. */
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
