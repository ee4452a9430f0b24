import { useEffect } from 'react'

const PREFIX = /^\(\d+\+?\) /

/** Shows a count on the icon of the installed app, and in the document title while the tab is hidden. */
export function useCountOutside(count: number): void {
  useEffect(() => {
    const bare = () => document.title.replace(PREFIX, '')
    const show = () => {
      document.title = document.hidden && count > 0 ? `(${count}) ${bare()}` : bare()
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => {
      document.removeEventListener('visibilitychange', show)
      document.title = bare()
    }
  }, [count])

  useEffect(() => {
    // Browsers without app badges lack these methods, and the calls fail on pages that are not installed.
    // Both cases are ignored.
    if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined)
    else void navigator.clearAppBadge?.().catch(() => undefined)
  }, [count])
}
