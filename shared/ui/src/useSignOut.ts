import { useState } from 'react'
import { useSharedT } from '@mentor-connect/i18n'
import { notify } from './notify'

export interface SignOut {
  run: () => Promise<void>
  isBusy: boolean
  hasFailed: boolean
}

/**
 * Returns a function that signs out. A failure is logged, shown as a toast, and returned so that it can be shown near
 * the button.
 */
export function useSignOut(signOut: () => Promise<void>): SignOut {
  const t = useSharedT()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const run = async () => {
    setState('busy')
    try {
      await signOut()
      setState('idle')
    } catch (error) {
      console.error('Logout failed', error)
      notify.failure(t('ui.signOut.failed'))
      setState('failed')
    }
  }
  return { run, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
