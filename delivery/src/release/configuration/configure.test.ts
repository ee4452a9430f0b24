import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { SETTINGS, SiteFolder } from '../../testing/SiteFolder'
import { publicKeyOf } from '../signature'
import { liveConfiguration, liveLedger, liveRegistry } from '../../store/siteStore'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

const aKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const KEY = aKey()
const withKey = (signingKey: string | undefined) => (folder.site = { ...folder.site, signingKey })
const inlinedConfig = () =>
  JSON.parse(
    /id="mc-config">(.*?)<\/script>/.exec(
      readFileSync(join(folder.site.dir, 'live/index.html'), 'utf8'),
    )![1]!,
  ) as Record<string, unknown>
const release = (id: string, options = {}) => folder.publish('learner', folder.built('learner', id), options)
const OTHER = { runtime: { ...SETTINGS.runtime, apiUrl: 'http://other.test' } }

test('a site is configured before its first release', () => {
  const empty = new SiteFolder()
  expect(empty.configure()).toEqual({ version: 1, changed: true })
  expect(liveRegistry(empty.site.dir)).toBeUndefined()
  empty.publish('shell', empty.built('shell', 's1', { mounts: [] }))
  expect(liveConfiguration(empty.site.dir)).toMatchObject({ version: 1, ...SETTINGS })
  empty.remove()
})

test('an unconfigured site accepts no release', () => {
  const empty = new SiteFolder()
  expect(() => empty.publish('shell', empty.built('shell', 's1'))).toThrow(
    /has no configuration yet: run "npm run site -- configure"/,
  )
  empty.remove()
})

test('a change updates page and file in one step, and is recorded in the ledger', () => {
  expect(folder.configure(OTHER, { reason: 'the API has moved' })).toEqual({ version: 3, changed: true })
  expect(inlinedConfig()).toMatchObject({ apiUrl: 'http://other.test' })
  expect(liveRegistry(folder.site.dir)).toMatchObject({ generation: 2 })
  expect(liveLedger(folder.site.dir).at(-1)).toMatchObject({
    action: 'configure',
    version: 3,
    by: 'asha',
    reason: 'the API has moved',
  })
  expect(folder.configure(OTHER)).toEqual({ version: 3, changed: false })
})

test.each<[string, () => unknown]>([
  ['a release', () => release('r2')],
  ['a canary', () => release('r2', { canaryPercent: 10 })],
  ['a rollback', () => (release('r2'), folder.rollback('learner'))],
  ['a release of the shell', () => folder.publish('shell', folder.built('shell', 'r2'))],
])('%s keeps the configuration and the signature unchanged', (_what, act) => {
  withKey(KEY)
  folder.configure({ runtime: { ...OTHER.runtime, overrideOrigins: ['http://localhost:3102'] } })
  const before = inlinedConfig()
  act()
  expect(inlinedConfig()).toEqual(before)
  expect(before['registryKey']).toBe(publicKeyOf(KEY))
  expect(isGenuine(KEY)).toBe(true)
})

/** Verifies the signature of the registry as a browser does, with the public key in the page. */
function isGenuine(pem: string): boolean {
  const registry = liveRegistry(folder.site.dir)!
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKeyOf(pem) }, format: 'jwk' })
  const signature = Buffer.from(registry.signature ?? '', 'base64url')
  return verify(null, Buffer.from(canonicalRegistry(registry)), key, signature)
}

describe('a site that signs', () => {
  beforeEach(() => {
    release('r2')
    withKey(KEY)
    folder.configure()
  })

  it.each<[string, () => unknown]>([
    ['a release', () => release('r3')],
    ['a canary', () => release('r3', { canaryPercent: 10 })],
    ['a rollback', () => folder.rollback('learner')],
    ['a configuration', () => folder.configure(OTHER)],
  ])('refuses %s without its key or with another one, and stays unchanged', (_what, act) => {
    const before = liveRegistry(folder.site.dir)
    withKey(undefined)
    expect(act).toThrow(/This site signs its registry: set REGISTRY_SIGNING_KEY/)
    withKey(aKey())
    expect(act).toThrow(/REGISTRY_SIGNING_KEY is not the key that this site signs with/)
    expect(liveRegistry(folder.site.dir)).toEqual(before)
    expect(existsSync(join(folder.site.dir, 'remotes/learner/r3'))).toBe(false)
    expect(isGenuine(KEY)).toBe(true)
  })

  it('gets another key, or none, only with the explicit option', () => {
    const next = aKey()
    withKey(next)
    folder.configure({}, { replaceKey: true })
    expect(isGenuine(next)).toBe(true)
    withKey(undefined)
    folder.configure({}, { unsign: true })
    expect(liveRegistry(folder.site.dir)!.signature).toBeUndefined()
    expect(inlinedConfig()['registryKey']).toBeUndefined()
  })
})

test('hosts on other sites are part of the configuration, and none are left when they are taken away', () => {
  const HOST = 'https://host.example.org'
  folder.configure({ hostOrigins: [HOST] })
  expect(liveConfiguration(folder.site.dir)).toMatchObject({ hostOrigins: [HOST] })
  release('r2')
  expect(liveConfiguration(folder.site.dir)).toMatchObject({ hostOrigins: [HOST] })
  folder.configure()
  expect(liveConfiguration(folder.site.dir)).not.toHaveProperty('hostOrigins')
})

test('an origin that a live release is loaded from cannot be removed', () => {
  release('r2', { origin: 'https://learner.example.org' })
  expect(() => folder.configure({ remoteOrigins: [] })).toThrow(
    /learner is loaded from https:\/\/learner\.example\.org: keep it in REMOTE_ORIGINS/,
  )
})

test('a site with https allows no origin without https', () => {
  const runtime = { ...SETTINGS.runtime, siteUrl: 'https://site.example.org' }
  expect(() => folder.configure({ runtime, remoteOrigins: ['http://cdn.example.org'] })).toThrow(
    /REMOTE_ORIGINS lists http:\/\/cdn\.example\.org, which a page with https cannot load from: use https/,
  )
})
