import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config/config'
import type { GoogleAccount } from '../../sign-in-emulator/accounts'
import { registerSignInEmulator } from '../../sign-in-emulator/emulator'

/** Mounts the handler of `SIGN_IN_PATH`: the emulator, a proxy to the vendor's service, or nothing. */
export async function registerSignInService(app: FastifyInstance, config: Config, accounts: GoogleAccount[]) {
  const { signIn, siteUrl } = config
  if (signIn?.emulated)
    return registerSignInEmulator(app, { path: SIGN_IN_PATH, siteUrl, secretKey: signIn.secretKey, accounts })
  if (signIn?.proxyUrl !== SIGN_IN_PATH) return
  const { registerVendorProxy } = await import('./vendorProxy')
  await registerVendorProxy(app, signIn, siteUrl)
}
