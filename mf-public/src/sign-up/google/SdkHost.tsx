import { lazy, Suspense } from 'react'
import type { SignInConfig } from './checkSignIn'
import type { Sdk } from './ClerkHost'
import { SdkBoundary } from './SdkBoundary'

const ClerkHost = lazy(() => import(/* webpackChunkName: "clerk" */ './ClerkHost'))

interface SdkHostProps {
  config: SignInConfig
  onChange: (sdk: Sdk) => void
  onError: (error: Error) => void
}

/** Loads the SDK together with the checks of its configuration, and reports its state and errors. */
export function SdkHost({ config, onChange, onError }: SdkHostProps) {
  return (
    <SdkBoundary onError={onError}>
      <Suspense>
        <ClerkHost config={config} onChange={onChange} />
      </Suspense>
    </SdkBoundary>
  )
}
