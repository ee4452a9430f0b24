import { useCallback, useSyncExternalStore } from 'react'
import type { CallSession, CallSessionState } from './callSession'

const never = () => () => undefined

/** The state of a call; undefined before it was joined. */
export function useCallState(session: CallSession | undefined): CallSessionState | undefined {
  const get = useCallback(() => session?.get(), [session])
  return useSyncExternalStore(session?.subscribe ?? never, get)
}
