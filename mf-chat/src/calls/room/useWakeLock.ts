import { useEffect } from 'react'

/** Keeps the screen of the device on, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const request = async () => {
      // Browsers release the lock when the page is hidden, so it is requested again when it is visible.
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock?.request('screen')
        if (isGone) void given?.release()
        else lock = given
      } catch (error) {
        console.info('The screen of this device may turn itself off.', error)
      }
    }
    const handleVisibility = () => void request()
    void request()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release()
    }
  }, [])
}
