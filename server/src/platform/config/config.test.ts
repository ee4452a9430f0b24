import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config'
import { configurationPage } from './configurationPage'

const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const PRODUCTION = {
  APP_ENV: 'production',
  SIGNING_KEY: KEY.replaceAll('\n', '\\n'),
  SERVICE_KEY: 'a secret that both of the services know',
  SMTP_URL: 'smtps://name:word@mail.example.org',
  MAIL_FROM: 'Mentor-Connect <hello@example.org>',
  SITE_URL: 'https://example.org/',
  API_URL: 'https://api.example.org',
  CHAT_URL: 'https://chat.example.org',
  SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.example.org$').toString('base64')}`,
  SIGN_IN_SECRET_KEY: 'sk_live_0123456789',
}

function faultsOf(variables: Record<string, string | undefined>): string[] {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    return (error as ConfigError).faults
  }
}

it('needs nothing locally, and derives addresses from ports', () => {
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

it('lists all faults at once, each as a sentence that names the variable', () => {
  const faults = faultsOf({
    PORT: '0',
    API_PORT: 'x',
    APP_ENV: 'prod',
    DATABASE_URL: 'mysql://u:secret@h/d',
    SITE_URL: 'https://a.example/path',
  })
  expect(faults).toHaveLength(5)
  expect(faults.join('\n')).toMatch(
    /PORT is "0": set it to a port number[^]*DATABASE_URL is not a valid address/,
  )
  expect(faults.join('\n')).not.toContain('secret')
})

it('accepts a complete production configuration, and seeds nothing there', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    production: true,
    seed: 'none',
    siteUrl: 'https://example.org',
  })
})

it.each([
  [{ SIGNING_KEY: '' }, /^SIGNING_KEY is missing/],
  [{ SIGNING_KEY: 'nonsense' }, /^SIGNING_KEY is not an Ed25519 private key/],
  [{ SERVICE_KEY: '' }, /^SERVICE_KEY is missing/],
  [{ SERVICE_KEY: 'short' }, /^SERVICE_KEY /],
  [{ SMTP_URL: '' }, /^SMTP_URL is missing/],
  [{ MAIL_FROM: '' }, /^MAIL_FROM is missing/],
  [{ SIGN_IN_PUBLISHABLE_KEY: '' }, /^SIGN_IN_PUBLISHABLE_KEY is missing/],
  [{ SIGN_IN_SECRET_KEY: '' }, /^SIGN_IN_SECRET_KEY is missing/],
  [{ SITE_URL: 'http://example.org' }, /^SITE_URL must start with https/],
  [{ CHAT_URL: undefined }, /^CHAT_URL is missing/],
  [{ SEED: 'demo' }, /^SEED is "demo"/],
])('refuses to start production with %j', (change, fault) => {
  expect(faultsOf({ ...PRODUCTION, ...change })).toEqual([expect.stringMatching(fault)])
})

it('stands in docs/configuration.md as it is', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/configuration.md'), 'utf8')
  expect(page).toBe(configurationPage())
})
