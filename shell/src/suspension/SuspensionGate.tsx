import { accountMessages } from '@mentor-connect/features/account/messages'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { register } from '../languages/languages'
import { StartScreen } from '../screens/StartScreen'
import type { SessionState } from '../session/store'

const SuspendedScreen = lazy(async () => {
  await register(accountMessages)
  return import(/* webpackChunkName: "suspended" */ './SuspendedScreen')
})

/** Shows the suspension screen instead of any area if the account is suspended. */
export function SuspensionGate({ children }: { children: ReactNode }) {
  const suspension = useSelector((state: SessionState) => state.suspension)
  if (!suspension) return children
  return (
    <Suspense fallback={<StartScreen />}>
      <SuspendedScreen suspension={suspension} />
    </Suspense>
  )
}
