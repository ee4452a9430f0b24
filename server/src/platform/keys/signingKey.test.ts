import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSigningKey } from '../../testing/testApp'
import { bearerOf, issueBearer, localKeySet, verifyBearer } from './bearer'
import { localSigningKey, readSigningKey } from './signingKey'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-keys-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('generates one key for all processes that start concurrently, readable by its owner only', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => localSigningKey(dataDir)))
  expect(new Set(keys.map(({ publicJwk }) => publicJwk.kid)).size).toBe(1)
  expect((await localSigningKey(dataDir)).publicJwk).toEqual(keys[0]?.publicJwk)
  expect((await stat(join(dataDir, 'keys', 'signing.pem'))).mode & 0o777).toBe(0o600)
})

it('reads JWK and PEM, and publishes no private parts', async () => {
  const key = await newSigningKey()
  const same = await readSigningKey(JSON.stringify(key.privateKey.export({ format: 'jwk' })))
  expect(same.publicJwk).toEqual(key.publicJwk)
  expect(key.publicJwk).not.toHaveProperty('d')
})

it('derives a secret per purpose', async () => {
  const key = await newSigningKey()
  expect(key.secretFor('otp')).toEqual(key.secretFor('otp'))
  expect(key.secretFor('otp')).not.toEqual(key.secretFor('links'))
})

it('issues tokens that only its own public key accepts', async () => {
  const [key, other] = [await newSigningKey(), await newSigningKey()]
  const settings = { issuer: 'https://api.example.org', now: new Date() }
  const claims = { personId: 'p', role: 'mentor' as const, sessionId: 's' }
  const token = await issueBearer(key, claims, settings)
  expect(await verifyBearer(localKeySet(key), token, settings)).toEqual({ kind: 'valid', claims })
  expect(await verifyBearer(localKeySet(other), token, settings)).toEqual({ kind: 'forged' })
  const later = { ...settings, now: new Date(Date.now() + 16 * 60_000) }
  expect(await verifyBearer(localKeySet(key), token, later)).toEqual({ kind: 'expired' })
})

it.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Basic abc', undefined],
  ['Bearer ', undefined],
  [undefined, undefined],
])('extracts the token from %s', (header, token) => {
  expect(bearerOf(header)).toBe(token)
})
