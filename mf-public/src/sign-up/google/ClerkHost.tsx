import { ClerkProvider, useClerk } from '@clerk/react'
import { paths } from '@mentor-connect/contract/remote'
import { useEffect } from 'react'
import { checkSignIn, type SignInConfig } from './checkSignIn'

export type Clerk = ReturnType<typeof useClerk>

/** The SDK as the rest of the page sees it. */
export interface Sdk {
  clerk: Clerk
  status: Clerk['status']
}

interface ClerkHostProps {
  config: SignInConfig
  onChange: (sdk: Sdk) => void
}

/** Longer than the SDK's five retries of its script take together, in ms. */
const SCRIPT_DEADLINE = { scriptLoadTimeout: 9000 }

/** The vendor's provider, next to the page and not around it: the page does not remount when the SDK is loaded. */
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

/** Tells what the SDK says of itself, now and whenever that changes. */
function ClerkBridge({ onChange }: Pick<ClerkHostProps, 'onChange'>) {
  const clerk = useClerk()

  useEffect(() => {
    const tell = (status: Sdk['status']) => onChange({ clerk, status })
    clerk.on('status', tell, { notify: true })
    return () => clerk.off('status', tell)
  }, [clerk, onChange])

  return null
}
