import type { Config } from '../platform/config/config'
import { readConfig } from '../platform/config/config'
import { freePort } from './freePort'
import { testApp, type TestApp } from './testApp'

/**
 * The main API with the sign-in emulator. It listens on a port, because the server SDK calls the emulator over HTTP.
 */
export async function signInApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const port = await freePort()
  const { apiPort, apiUrl, signIn } = readConfig({ API_PORT: String(port) })
  const test = await testApp({ apiPort, apiUrl, signIn, ...changes })
  await test.app.listen({ port, host: 'localhost' })
  return test
}
