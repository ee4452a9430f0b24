import { LOCAL_PUBLISHABLE_KEY } from '@mentor-connect/contract/accounts/oauth'
import { ConfigError, readConfig } from './config'

const keyFor = (kind: 'live' | 'test', host: string) =>
  `pk_${kind}_${Buffer.from(`${host}$`).toString('base64').replace(/=+$/, '')}`
const LIVE = {
  SIGN_IN_PUBLISHABLE_KEY: keyFor('live', 'clerk.example.org'),
  SIGN_IN_SECRET_KEY: 'sk_live_abc',
}
const TEST = {
  SIGN_IN_PUBLISHABLE_KEY: keyFor('test', 'a-b-1.clerk.accounts.dev'),
  SIGN_IN_SECRET_KEY: 'sk_test_abc',
}

/** Decides about the other conveniences, so that only sign-in can be refused. */
const DECIDED = { OUTBOX_PAGE: 'nowhere', DEMO_ACCOUNTS: 'nowhere' }

function problemsOf(variables: Record<string, string | undefined>): string[] {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

it('without a key the emulator is used, with a secret of its own process', () => {
  const [one, other] = [readConfig({}).signIn, readConfig({}).signIn]
  expect(one).toMatchObject({
    emulated: true,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    proxyUrl: '/__clerk',
    apiUrl: 'http://localhost:4000/__clerk/api',
  })
  expect(one?.secretKey).not.toBe(other?.secretKey)
})

it.each([
  [LIVE, { emulated: false }],
  [{ ...LIVE, SIGN_IN_PROXY_URL: '/__clerk' }, { proxyUrl: '/__clerk' }],
  [{ ...LIVE, SIGN_IN_PROXY_URL: 'https://example.org/auth/' }, { proxyUrl: 'https://example.org/auth' }],
  [TEST, { emulated: false }],
])('with keys the vendor’s service is used: %j', (variables, expected) => {
  expect(readConfig(variables).signIn).toMatchObject(expected)
  expect(readConfig(variables).signIn?.apiUrl).toBeUndefined()
})

it.each([
  [{ NODE_ENV: 'production' }, /^SIGN_IN_PUBLISHABLE_KEY is missing: with NODE_ENV=production/],
  [{ HOST: '0.0.0.0' }, /^SIGN_IN_EMULATOR is "loopback" and HOST is "0.0.0.0"/],
  [{ HOST: '::' }, /^SIGN_IN_EMULATOR is "loopback"/],
  [{ HOST: '127.0.0.1.example.org' }, /^SIGN_IN_EMULATOR is "loopback"/],
  [{ SIGN_IN_EMULATOR: 'always' }, /^SIGN_IN_EMULATOR is "always"/],
  [
    { SIGN_IN_PUBLISHABLE_KEY: 'pk_live_nonsense', SIGN_IN_SECRET_KEY: 'sk_live_a' },
    /is not a publishable key/,
  ],
  [{ ...LIVE, SIGN_IN_SECRET_KEY: 'nonsense' }, /^SIGN_IN_SECRET_KEY is not a secret key/],
  [{ SIGN_IN_PUBLISHABLE_KEY: LIVE.SIGN_IN_PUBLISHABLE_KEY }, /^SIGN_IN_SECRET_KEY is missing/],
  [{ SIGN_IN_SECRET_KEY: 'sk_live_a' }, /^SIGN_IN_SECRET_KEY is set without/],
  [{ SIGN_IN_PROXY_URL: '/__clerk' }, /^SIGN_IN_PROXY_URL is set without/],
  [{ ...LIVE, SIGN_IN_SECRET_KEY: 'sk_test_a' }, /^SIGN_IN_SECRET_KEY does not fit/],
  [{ ...LIVE, SIGN_IN_PROXY_URL: 'clerk' }, /^SIGN_IN_PROXY_URL is "clerk"/],
  [{ ...LIVE, SIGN_IN_PROXY_URL: '/elsewhere' }, /^SIGN_IN_PROXY_URL is "\/elsewhere"/],
  [{ ...TEST, SIGN_IN_PROXY_URL: '/__clerk' }, /^SIGN_IN_PROXY_URL works with a live key only/],
])('refuses to start with %j', (variables, problem) => {
  const problems = problemsOf(variables as Record<string, string>)
  expect(problems[0]).toMatch(problem)
  expect(problems.join()).not.toMatch(/sk_(live|test)_a/)
})

it('lists these problems together with all others', () => {
  expect(problemsOf({ ...DECIDED, PORT: '0', HOST: '0.0.0.0', SIGN_IN_PROXY_URL: '/__clerk' })).toHaveLength(
    3,
  )
})

it.each([
  { ...DECIDED, HOST: '0.0.0.0', SIGN_IN_EMULATOR: 'anywhere' },
  { HOST: '127.0.0.1' },
  { HOST: '::1' },
])('uses the emulator with %j', (variables) => {
  expect(readConfig(variables).signIn?.emulated).toBe(true)
})

it.each([{ NODE_ENV: 'production' }, { ...DECIDED, HOST: '0.0.0.0' }, {}])(
  'offers no sign-in service where none is allowed: %j',
  (variables) => {
    expect(readConfig({ ...variables, SIGN_IN_EMULATOR: 'nowhere' }).signIn).toBeUndefined()
  },
)
