import type { Config } from '../platform/config/config'
import { freePort } from './freePort'
import { CLIENT, openIdProvider, type TestProvider } from './openIdProvider'
import { testApp, type TestApp } from './testApp'

/** The main API with an OpenID Connect provider on the same machine. */
export async function openIdApp(
  options: { claimsInIdToken?: boolean } = {},
  changes: Partial<Config> = {},
): Promise<{ test: TestApp; provider: TestProvider; close: () => Promise<void> }> {
  const issuer = `http://localhost:${await freePort()}`
  const test = await testApp({
    signIn: undefined,
    openId: { issuer, ...CLIENT, name: 'School account' },
    ...changes,
  })
  const provider = await openIdProvider({ issuer, returnUrl: `${test.config.siteUrl}/signup`, ...options })
  const close = async () => {
    await test.close()
    await provider.stop()
  }
  return { test, provider, close }
}
