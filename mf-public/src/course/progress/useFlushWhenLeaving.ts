import { useEffect } from 'react'
import type { ProgressSaver } from './ProgressSaver'

/** Saves immediately when the tab is hidden or closed, and on navigation. */
export function useFlushWhenLeaving(saver: ProgressSaver): void {
  useEffect(() => {
    const flush = () => saver.flush()
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush()
    }
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', flush)
      saver.flush()
    }
  }, [saver])
}
