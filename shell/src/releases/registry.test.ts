import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { canonicalRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { generateKeyPairSync, sign, webcrypto, type KeyObject } from 'node:crypto'
import { aRegistry, aRelease } from '../testing/registries'
import { createStoredRegistry } from './storedRegistry'
import { createRegistry } from './registry'
import { isSigned } from './signature'

const pair = () => generateKeyPairSync('ed25519')
const ours = pair()
const publicKey = ({ publicKey }: { publicKey: KeyObject }) => publicKey.export({ format: 'jwk' }).x!
const key = publicKey(ours)

function signed(registry: SiteRegistry, by = ours): SiteRegistry {
  const signature = sign(null, Buffer.from(canonicalRegistry(registry)), by.privateKey).toString('base64url')
  return { ...registry, signature }
}

function storage(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    items,
  }
}

// jsdom lacks Web Crypto, so Node's is used.
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto }))
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))

const altered = { ...signed(aRegistry()), remotes: { learner: aRelease('learner', 'evil') } }

test.each([
  ['as it was signed', signed(aRegistry()), true],
  [
    'with its keys in another order',
    Object.fromEntries(Object.entries(signed(aRegistry())).reverse()) as never,
    true,
  ],
  ['altered', altered, false],
  ['unsigned', aRegistry(), false],
  ['signed by somebody else', signed(aRegistry(), pair()), false],
  ['with a signature that is none', { ...aRegistry(), signature: 'äöü' }, false],
])('a registry %s', async (_what, registry, valid) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await isSigned(registry, key)).toBe(valid)
})

describe('a page of a site that signs its registry starts with', () => {
  const none = { generation: 0 }
  it.each<[string, { inlined: unknown; kept?: unknown; fetched?: unknown }, object]>([
    ['its own', { inlined: signed(aRegistry(5)) }, { generation: 5 }],
    [
      'its own, newer than what was kept',
      { inlined: signed(aRegistry(5)), kept: signed(aRegistry(4)) },
      { generation: 5 },
    ],
    [
      'what was kept, newer than its own',
      { inlined: signed(aRegistry(3)), kept: signed(aRegistry(4)) },
      { generation: 4 },
    ],
    [
      'what was kept, its own being unsigned',
      { inlined: aRegistry(9), kept: signed(aRegistry(4)) },
      { generation: 4 },
    ],
    [
      'its own, what was kept being altered',
      { inlined: signed(aRegistry(1)), kept: { ...altered, generation: 9 } },
      { generation: 1 },
    ],
    [
      'what the site answers, having nothing else',
      { inlined: undefined, fetched: signed(aRegistry(7)) },
      { generation: 7 },
    ],
    [
      'nothing, when nothing can be believed',
      { inlined: aRegistry(1), kept: aRegistry(2), fetched: aRegistry(3) },
      none,
    ],
  ])('%s', async (_what, { inlined, kept, fetched }, expected) => {
    const store = storage(kept ? { [`mc.registry.${key}`]: JSON.stringify(kept) } : {})
    const registry = await createRegistry({
      inlined,
      storedRegistry: createStoredRegistry(store, key),
      fetch: async () => fetched,
      key,
    })
    expect(registry.current()).toMatchObject(expected)
  })
})

describe('a fetched registry', () => {
  const open = async (fetched: unknown, signingKey: string | undefined, store = storage()) => {
    const registry = await createRegistry({
      inlined: signed(aRegistry(5)),
      storedRegistry: createStoredRegistry(store, signingKey),
      fetch: async () => fetched,
      key: signingKey,
    })
    const outcome = await registry.refresh().then(
      () => registry.current().generation,
      () => 'refused' as const,
    )
    return { outcome, kept: createStoredRegistry(store, signingKey).read()?.generation }
  }

  it.each<[string, unknown, string | undefined, number | 'refused']>([
    ['that is newer takes over', aRegistry(6), undefined, 6],
    ['that is older does not', aRegistry(4), undefined, 5],
    ['that is none is refused', {}, undefined, 'refused'],
    ['that is a page is refused', '<!doctype html>', undefined, 'refused'],
    ['that is newer and signed takes over', signed(aRegistry(6)), key, 6],
    ['that is older and signed does not', signed(aRegistry(4)), key, 5],
    ['that is unsigned is refused', aRegistry(6), key, 'refused'],
    ['that is altered is refused', { ...signed(aRegistry(6)), generation: 7 }, key, 'refused'],
  ])('%s', async (_what, fetched, signingKey, outcome) => {
    expect(await open(fetched, signingKey)).toEqual({ outcome, kept: outcome === 'refused' ? 5 : outcome })
  })
})

test.each(['not json', '{}', 'null', '[]', '{"generation":99,"remotes":{}}'])(
  'an invalid stored registry is ignored: %s',
  (text) => expect(createStoredRegistry(storage({ 'mc.registry': text })).read()).toBeUndefined(),
)

test('an unsigned site that was reinstalled starts again at generation one', async () => {
  const store = storage({ 'mc.registry': JSON.stringify(aRegistry(57)) })
  const registry = await createRegistry({
    inlined: aRegistry(1),
    storedRegistry: createStoredRegistry(store),
    fetch: async () => aRegistry(1),
  })
  expect(registry.current().generation).toBe(1)
})
