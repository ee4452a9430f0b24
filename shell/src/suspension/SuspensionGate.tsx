import { accountMessages } from '@mentor-connect/shared/account/messages'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { register } from '../languages/languages'
import { StartScreen } from '../screens/StartScreen'
import type { SessionState } from '../session/store'

const SuspendedScreen = lazy(async () => {
  await register(accountMessages)
  return import(/* webpackChunkName: "suspended" */ './SuspendedScreen')
})

/** Replaces every area for a suspended account, and says why. */
export function SuspensionGate({ children }: { children: ReactNode }) {
  const suspension = useSelector((state: SessionState) => state.suspension)
  if (!suspension) return children
  return (
    <Suspense fallback={<StartScreen />}>
      <SuspendedScreen suspension={suspension} />
    </Suspense>
  )
}
