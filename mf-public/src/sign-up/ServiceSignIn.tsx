import { runtimeConfig } from '@mentor-connect/api'
import { GoogleSignIn } from './google/GoogleSignIn'
import { OpenIdSignIn } from './open-id/OpenIdSignIn'
import type { ServiceSignInProps } from './signInProps'

/** The way in through the sign-in service of this deployment, if it has one. The forms above work without it. */
export function ServiceSignIn(props: ServiceSignInProps) {
  const { signIn, openId } = runtimeConfig()
  if (openId) return <OpenIdSignIn service={openId.name} {...props} />
  return signIn ? <GoogleSignIn config={signIn} {...props} /> : null
}
