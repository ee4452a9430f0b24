import { ClerkProvider, useClerk } from '@clerk/react'
import { paths } from '@mentor-connect/contract/remote'
import { useEffect } from 'react'
import { checkSignIn, type SignInConfig } from './checkSignIn'

export type Clerk = ReturnType<typeof useClerk>

/** State of the SDK for the rest of the page. */
export interface Sdk {
  clerk: Clerk
  status: Clerk['status']
}

interface ClerkHostProps {
  config: SignInConfig
  onChange: (sdk: Sdk) => void
}

/** Timeout for the SDK's script, in ms. It is longer than the SDK's five retries take together. */
const SCRIPT_DEADLINE = { scriptLoadTimeout: 9000 }

/**
 * The vendor's provider. It is rendered next to the page and not around it, so that the page does not remount
 * when the SDK is loaded.
 */
export default function ClerkHost({ config, onChange }: ClerkHostProps) {
  checkSignIn(config)
  return (
    <ClerkProvider
      {...config}
      {...SCRIPT_DEADLINE}
      telemetry={false}
      prefetchUI={false}
      signInUrl={paths.signUp}
      signUpUrl={paths.signUp}
      afterSignOutUrl={paths.home}
      unsafe_disableDevelopmentModeConsoleWarning
    >
      <ClerkBridge onChange={onChange} />
    </ClerkProvider>
  )
}

/** Reports the state of the SDK, at first and on each change. */
function ClerkBridge({ onChange }: Pick<ClerkHostProps, 'onChange'>) {
  const clerk = useClerk()

  useEffect(() => {
    const tell = (status: Sdk['status']) => onChange({ clerk, status })
    clerk.on('status', tell, { notify: true })
    return () => clerk.off('status', tell)
  }, [clerk, onChange])

  return null
}
