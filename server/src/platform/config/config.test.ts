import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, environmentFor, MEMORY_ALLOCATOR, readConfig, requiredInProduction } from './config'
import { configurationPage } from './configurationPage'
import { PROCESSES, type Reader } from './processes'
import { variableName } from './settings'

const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const PRODUCTION = {
  APP_ENV: 'production',
  SIGNING_KEY: KEY.replaceAll('\n', '\\n'),
  SERVICE_KEY: 'a secret that both of the services know',
  SMTP_URL: 'smtps://name:word@mail.school.example',
  MAIL_FROM: 'Mentor-Connect <hello@school.example>',
  SUPPORT_EMAIL: 'help@school.example',
  SITE_URL: 'https://school.example/',
  API_URL: 'https://api.school.example',
  CHAT_URL: 'https://chat.school.example',
  SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.school.example$').toString('base64')}`,
  SIGN_IN_SECRET_KEY: 'sk_live_0123456789',
  RELEASE_TOKENS: `*:${'0'.repeat(64)}`,
}

function problemsOf(variables: Record<string, string | undefined>, reader?: Reader): string[] {
  try {
    readConfig(variables, reader)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

it('requires no settings locally, and derives URLs from ports', () => {
  expect(readConfig({ API_PORT: '4400', SITE_URL: '' })).toMatchObject({
    production: false,
    siteUrl: 'http://localhost:3000',
    apiUrl: 'http://localhost:4400',
    chatUrl: 'http://localhost:4001',
    dataDir: 'var',
    siteDir: 'var/site',
    seed: 'demo',
  })
})

it('allows single hosts of other sites, never all', () => {
  const HOST_ORIGINS = 'https://a.example, http://localhost:8080'
  expect(readConfig({ HOST_ORIGINS }).hostOrigins).toEqual(['https://a.example', 'http://localhost:8080'])
  for (const all of ['*', 'https://*.example', 'null'])
    expect(problemsOf({ HOST_ORIGINS: all })).toEqual([expect.stringContaining(`HOST_ORIGINS is "${all}"`)])
})

it('lists all problems at once, each as a message that names the variable', () => {
  const problems = problemsOf({
    PORT: '0',
    API_PORT: 'x',
    APP_ENV: 'prod',
    DATABASE_URL: 'mysql://u:secret@h/d',
    SITE_URL: 'https://a.example/path',
  })
  expect(problems).toHaveLength(5)
  expect(problems.join('\n')).toMatch(
    /PORT is "0": set it to a port number[^]*DATABASE_URL is not a valid address/,
  )
  expect(problems.join('\n')).not.toContain('secret')
})

it('reads keys whose lines end with \\n', () => {
  const REGISTRY_SIGNING_KEY = KEY.replaceAll('\n', '\\n')
  expect(readConfig({ REGISTRY_SIGNING_KEY }, 'configure').registrySigningKey).toBe(KEY)
  expect(problemsOf({ REGISTRY_SIGNING_KEY: 'nonsense' }, 'configure')).toEqual([
    expect.stringMatching(/^REGISTRY_SIGNING_KEY is not an Ed25519 private key/),
  ])
})

it('accepts a complete production configuration, without demo content', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    production: true,
    seed: 'none',
    siteUrl: 'https://school.example',
  })
})

it.each([
  [{ SIGNING_KEY: '' }, /^SIGNING_KEY is missing/],
  [{ SIGNING_KEY: 'nonsense' }, /^SIGNING_KEY is not an Ed25519 private key/],
  [{ SERVICE_KEY: '' }, /^SERVICE_KEY is missing/],
  [{ SERVICE_KEY: 'short' }, /^SERVICE_KEY /],
  [{ METRICS_PORT: '99999' }, /^METRICS_PORT is "99999": set it to a port number/],
  [{ SMTP_URL: '' }, /^SMTP_URL is missing/],
  [{ MAIL_FROM: '' }, /^MAIL_FROM is missing/],
  [{ SUPPORT_EMAIL: '' }, /^SUPPORT_EMAIL is missing/],
  [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL is "nobody"/],
  [{ SIGN_IN_PUBLISHABLE_KEY: '' }, /^SIGN_IN_SECRET_KEY is set without SIGN_IN_PUBLISHABLE_KEY/],
  [{ SIGN_IN_SECRET_KEY: '' }, /^SIGN_IN_SECRET_KEY is missing/],
  [{ SITE_URL: 'http://school.example' }, /^SITE_URL must start with https/],
  [{ CHAT_URL: undefined }, /^CHAT_URL is missing/],
  [{ SEED: 'demo' }, /^SEED is "demo"/],
  [{ TRUSTED_PROXIES: 'everything' }, /^TRUSTED_PROXIES has "everything": write addresses or ranges/],
  [{ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/40' }, /^TRUSTED_PROXIES has "10.0.0.0\/40"/],
  [{ SMTP_URL: 'smtps://name:password@mail.example.org' }, /^SMTP_URL is still that of the example/],
  [{ SITE_URL: 'https://example.org' }, /^SITE_URL is still that of the example/],
  [{ API_URL: 'https://api.example.org' }, /^API_URL is still that of the example/],
  [{ MAIL_FROM: 'Mentor-Connect <hello@example.org>' }, /^MAIL_FROM is still that of the example/],
  [{ SUPPORT_EMAIL: 'help@example.org' }, /^SUPPORT_EMAIL is still that of the example/],
  [{ ADMIN_URL: 'https://admin.example.org' }, /^ADMIN_URL is still that of the example/],
  [{ API_URL: 'https://school.example' }, /^API_URL is the same as SITE_URL/],
  [{ CHAT_URL: 'https://api.school.example' }, /^CHAT_URL is the same as API_URL/],
])('refuses to start production with %j', (change, problem) => {
  expect(problemsOf({ ...PRODUCTION, ...change })).toEqual([expect.stringMatching(problem)])
})

describe.each(PROCESSES)('the process %s in production', (process) => {
  const needed = requiredInProduction(process).map(variableName)
  const least = Object.fromEntries(
    Object.entries(PRODUCTION).filter(([name]) => name === 'APP_ENV' || needed.includes(name)),
  )

  it('starts with the settings marked for it, and has no secret of another process', () => {
    expect(problemsOf(least, process)).toEqual([])
    const secrets = Object.values(environmentFor(process, PRODUCTION))
    const held = JSON.stringify(readConfig(PRODUCTION, process))
    for (const [name, value] of Object.entries(PRODUCTION))
      if (!secrets.includes(value)) {
        expect(needed).not.toContain(name)
        expect(held).not.toContain(JSON.stringify(value).slice(1, -1))
      }
  })

  it('does not start without any of them', () => {
    for (const name of needed) {
      const problems = problemsOf({ ...least, [name]: '' }, process)
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is missing`))])
    }
  })
})

it('gives the signing key, the mail server and the sign-in secret only to processes that use them', () => {
  const secrets = ['SIGNING_KEY', 'SMTP_URL', 'SIGN_IN_SECRET_KEY', 'SERVICE_KEY']
  const held = (process: (typeof PROCESSES)[number]) =>
    secrets.filter((name) => name in environmentFor(process, PRODUCTION))
  expect(held('chat')).toEqual(['SMTP_URL', 'SERVICE_KEY'])
  expect(held('site')).toEqual(['SERVICE_KEY'])
  expect(held('release')).toEqual([])
  expect(environmentFor('site', { PATH: '/bin' })).toMatchObject({ PATH: '/bin' })
})

it('sets the memory allocator of a child process, unless the operator does', () => {
  expect(environmentFor('api', { MALLOC_ARENA_MAX: '1' })).toEqual({
    ...MEMORY_ALLOCATOR,
    MALLOC_ARENA_MAX: '1',
  })
})

it.each([
  { HOST: 'localhost' },
  { HOST: '127.0.0.1' },
  { OUTBOX_PAGE: 'anywhere', DEMO_ACCOUNTS: 'anywhere' },
])('shows the outbox and admits the demo accounts with %j', (variables) => {
  const reached = 'OUTBOX_PAGE' in variables ? { HOST: '0.0.0.0', SIGN_IN_EMULATOR: 'nowhere' } : {}
  const config = readConfig({ ...reached, ...variables }, 'api')
  expect(config).toMatchObject({ showsOutbox: true, admitsDemoAccounts: true })
})

it('requires permission to expose the outbox and the demo accounts to other machines', () => {
  const reachable = { HOST: '0.0.0.0', SIGN_IN_EMULATOR: 'nowhere' }
  expect(problemsOf(reachable, 'api')).toEqual([
    expect.stringMatching(/^OUTBOX_PAGE is "loopback" and HOST is "0.0.0.0"[^]*set SMTP_URL/),
    expect.stringMatching(/^DEMO_ACCOUNTS is "loopback"[^]*set SEED to none/),
  ])
  expect(problemsOf(reachable, 'start')).toHaveLength(2)
  // These settings belong to the main API: a separate chat node or site does not need them.
  expect(problemsOf(reachable, 'chat')).toEqual([])
  const decided = { ...reachable, OUTBOX_PAGE: 'nowhere', SEED: 'none' }
  expect(readConfig(decided, 'api')).toMatchObject({ showsOutbox: false, admitsDemoAccounts: false })
  const production = { ...PRODUCTION, OUTBOX_PAGE: 'anywhere', DEMO_ACCOUNTS: 'anywhere' }
  expect(readConfig(production, 'api')).toMatchObject({ showsOutbox: false, admitsDemoAccounts: false })
})

it.each(['http://meet.school.example/{id}', 'https://meet.school.example/', 'meet/{id}'])(
  'does not accept %s for the rooms of sessions',
  (template) => {
    expect(() => readConfig({ MEETING_URL_TEMPLATE: template })).toThrow(/MEETING_URL_TEMPLATE is/)
  },
)

it('is up to date in docs/configuration.md', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/configuration.md'), 'utf8')
  expect(page).toBe(configurationPage())
})

it('takes servers for calls, and refuses a TURN server whose secret is missing or the other way round', () => {
  const CALL_TURN_URLS = 'turn:turn.example.com:3478, turns:[2001:db8::1]:5349?transport=tcp'
  const CALL_TURN_SECRET = 'a secret that chat and TURN share'
  const given = { CALL_STUN_URLS: 'stun:turn.example.com', CALL_TURN_URLS, CALL_TURN_SECRET }
  expect(readConfig(given, 'chat')).toMatchObject({
    callStunUrls: ['stun:turn.example.com'],
    callTurnUrls: ['turn:turn.example.com:3478', 'turns:[2001:db8::1]:5349?transport=tcp'],
  })
  expect(readConfig({}, 'chat')).toMatchObject({ callStunUrls: [], callTurnUrls: [] })
  expect(readConfig(given, 'site').callTurnSecret).toBeUndefined()
  expect(problemsOf({ CALL_TURN_URLS }, 'chat').join()).toMatch(/^CALL_TURN_SECRET is missing/)
  expect(problemsOf({ CALL_TURN_SECRET }, 'chat').join()).toMatch(/^CALL_TURN_URLS is missing/)
  expect(readConfig({ ...given, CALL_RELAY_ONLY: 'on' }, 'chat').callRelayOnly).toBe('on')
  expect(problemsOf({ CALL_RELAY_ONLY: 'on' }, 'chat').join()).toMatch(/^CALL_RELAY_ONLY is "on" without/)
  const wrong = ['https://turn.example.com', 'stun:turn.example.com', 'turn:a b', 'turn:a?transport=sctp']
  for (const CALL_TURN_URLS of wrong)
    expect(problemsOf({ ...given, CALL_TURN_URLS }, 'chat').join()).toMatch(/^CALL_TURN_URLS has "/)
})
