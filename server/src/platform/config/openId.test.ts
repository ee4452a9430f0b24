import { ConfigError, readConfig } from './config'
import type { Reader } from './processes'

const OIDC = {
  OIDC_ISSUER: 'https://login.example.org/realms/school',
  OIDC_CLIENT_ID: 'mentor-connect',
  OIDC_CLIENT_SECRET: 'a secret',
}
const CLERK = {
  SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.example.org$').toString('base64')}`,
  SIGN_IN_SECRET_KEY: 'sk_live_abc',
}

function problemsOf(variables: Record<string, string | undefined>, reader?: Reader): string[] {
  try {
    readConfig(variables, reader)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

it('uses the provider, in place of the emulator', () => {
  const { openId, signIn } = readConfig(OIDC)
  expect(openId).toEqual({
    issuer: OIDC.OIDC_ISSUER,
    clientId: 'mentor-connect',
    clientSecret: 'a secret',
    name: 'login.example.org',
  })
  expect(signIn).toBeUndefined()
  expect(readConfig({ ...OIDC, OIDC_NAME: 'School account' }).openId?.name).toBe('School account')
  expect(readConfig({}).openId).toBeUndefined()
})

it.each<Reader>(['configure', 'site'])('%s needs no secret, and has none', (reader) => {
  expect(readConfig(OIDC, reader).openId).toMatchObject({ clientSecret: '' })
  expect(problemsOf({ ...OIDC, OIDC_CLIENT_SECRET: undefined }, reader)).toEqual([])
})

it.each([
  [{ ...OIDC, OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_SECRET is missing: OIDC_ISSUER is set/],
  [{ ...OIDC, OIDC_CLIENT_ID: '' }, /^OIDC_CLIENT_ID is missing/],
  [{ ...OIDC, OIDC_ISSUER: '' }, /^OIDC_ISSUER is missing: OIDC_CLIENT_ID is set/],
  [
    { ...OIDC, OIDC_ISSUER: 'login.example.org' },
    /^OIDC_ISSUER is not an issuer: set it to the https address/,
  ],
  [{ ...OIDC, OIDC_ISSUER: 'http://login.example.org' }, /^OIDC_ISSUER is not an issuer/],
  [{ ...OIDC, OIDC_ISSUER: 'https://login.example.org/?a=b' }, /^OIDC_ISSUER is not an issuer/],
  [{ ...OIDC, OIDC_NAME: 'x'.repeat(41) }, /^OIDC_NAME is too long/],
  [{ ...OIDC, ...CLERK }, /^OIDC_ISSUER and SIGN_IN_PUBLISHABLE_KEY are two sign-in services: keep/],
])('refuses to start with %j', (variables, problem) => {
  const problems = problemsOf(variables)
  expect(problems[0]).toMatch(problem)
  expect(problems.join()).not.toContain('a secret')
})

it('accepts a provider without TLS on this machine only, and never in production', () => {
  const local = { ...OIDC, OIDC_ISSUER: 'http://localhost:4010' }
  expect(problemsOf(local)).toEqual([])
  expect(problemsOf({ ...local, APP_ENV: 'production' })).toContain(
    'OIDC_ISSUER must start with https:// in production.',
  )
})
