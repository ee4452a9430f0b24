import { readConfig, type Config } from '../platform/config/config'

/** Settings of a test: the defaults, nothing of this machine's environment, and room for many logins. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({}), authRequestsPerMinute: 100_000, logLevel: 'silent', ...changes }
}
