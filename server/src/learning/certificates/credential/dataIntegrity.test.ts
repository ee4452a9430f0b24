import { generateKeyPairSync } from 'node:crypto'
import { achievementCredential } from './achievementCredential'
import { credentialAddresses } from './addresses'
import { encodeBits, hasBit, STATUS_LIST_LENGTH } from './bitstring'
import { CREDENTIALS_CONTEXT } from './canonicalForm'
import { isProven, signDocument, fromMultibase, toMultibase } from './dataIntegrity'
import { multikeyOf, publicKeyOf } from './issuer'
import { judge, type Judgement } from './judge'
import { statusListCredential, STATUS_LIST_VALID_MS } from './statusListCredential'

const NOW = new Date('2026-11-20T08:30:00.000Z')
const addresses = credentialAddresses('https://api.example.org')

function issuer(at = addresses) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const verificationMethod = at.verificationMethod(multikeyOf(privateKey))
  return { privateKey, verificationMethod, publicKey: publicKeyOf(multikeyOf(privateKey)) }
}

const achievement = (at = addresses) =>
  achievementCredential(
    {
      certificateId: 'q7Xk2-PvT9mZr4LwB1sNcA',
      achievementUrl: 'https://site.example.org/resource/one',
      courseName: 'Bread baking',
      instructorName: 'Kavita Iyer',
      learnerName: 'श्रुति क्षत्रिय',
      learnerEmail: 'shruti@example.org',
      issuedAt: NOW,
      language: 'en',
      proof: {},
      status: { list: 0, position: 7 },
    },
    at,
    'https://site.example.org',
  )

describe('multibase', () => {
  test.each(['00', '0000ff', 'ed01aabbcc', ''])('%s round-trips', (hex) => {
    const bytes = Buffer.from(hex, 'hex')
    if (hex) expect(fromMultibase(toMultibase(bytes))).toEqual(bytes)
    else expect(toMultibase(bytes)).toBe('z')
  })

  // Test vectors from the document "The Base58 Encoding Scheme".
  it('matches the published test vectors', () => {
    expect(toMultibase(Buffer.from('Hello World!'))).toBe('z2NEpo7TZRRrLZSi2U')
    expect(() => fromMultibase('z0OIl')).toThrow('not base58btc')
  })
})

describe('a status list', () => {
  it('counts from the leftmost bit', () => {
    const list = encodeBits([0, 9, STATUS_LIST_LENGTH - 1])
    expect([0, 1, 8, 9, STATUS_LIST_LENGTH - 1].map((index) => hasBit(list, index))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ])
    expect(() => hasBit(list, STATUS_LIST_LENGTH)).toThrow('too short')
  })
})

describe('a proof', () => {
  it('is valid for the signed document and for no other', async () => {
    const key = issuer()
    const signed = await signDocument(achievement(), key, NOW)
    expect(await isProven(signed, key.publicKey)).toBe(true)
    expect(await isProven(signed, issuer().publicKey)).toBe(false)
    expect(await isProven({ ...signed, name: 'Bread making' }, key.publicKey)).toBe(false)
    const later = { ...signed.proof, created: '2026-11-21T08:30:00Z' }
    expect(await isProven({ ...signed, proof: later }, key.publicKey)).toBe(false)
  })

  it('is refused for properties that would not be signed, and fetches nothing', async () => {
    const document = { '@context': [CREDENTIALS_CONTEXT], type: ['VerifiableCredential'], madeUp: 'x' }
    await expect(signDocument(document, issuer(), NOW)).rejects.toThrow()
    const foreign = { '@context': ['https://elsewhere.example/context'], type: ['Thing'] }
    await expect(signDocument(foreign, issuer(), NOW)).rejects.toThrow()
  })
})

describe('a verdict', () => {
  const key = issuer()
  const evidence = async (revoked: number[] = [], signer = key) => ({
    did: addresses.did,
    keyOf: (method: string) => (method === key.verificationMethod ? key.publicKey : undefined),
    statusList: await signDocument(statusListCredential(0, revoked, addresses, NOW), signer, NOW),
    now: NOW,
  })
  const credential = () => signDocument(achievement(), key, NOW)

  it('is revoked for a valid credential whose bit is set', async () => {
    expect(await judge(await credential(), await evidence([7]))).toBe('revoked')
    expect(await judge(await credential(), await evidence([6, 8]))).toBe('verified')
  })

  it('is invalid for a changed credential, including a changed status index', async () => {
    const signed = await credential()
    const moved = { ...signed, credentialStatus: { ...signed.credentialStatus, statusListIndex: '8' } }
    expect(await judge({ ...signed, name: 'Medicine' }, await evidence())).toBe('invalid')
    expect(await judge(moved, await evidence([7]))).toBe('invalid')
  })

  it('is invalid for another issuer, under its own name or ours', async () => {
    const other = credentialAddresses('https://diplomas.example.com')
    const own = issuer(other)
    expect(await judge(await signDocument(achievement(other), own, NOW), await evidence())).toBe('invalid')
    expect(await judge(await signDocument(achievement(), own, NOW), await evidence())).toBe('invalid')
    const borrowed = { ...own, verificationMethod: key.verificationMethod }
    expect(await judge(await signDocument(achievement(), borrowed, NOW), await evidence())).toBe('invalid')
  })

  it.each<[string, number, Judgement]>([
    ['just before it expires', STATUS_LIST_VALID_MS - 1, 'verified'],
    ['when it has expired', STATUS_LIST_VALID_MS, 'unknown'],
  ])('of the status list %s', async (_when, later, expected) => {
    const now = new Date(NOW.getTime() + later)
    expect(await judge(await credential(), { ...(await evidence()), now })).toBe(expected)
  })

  it('cannot be made from a forged status list or from a different one', async () => {
    expect(await judge(await credential(), await evidence([], issuer()))).toBe('unknown')
    const other = await signDocument(statusListCredential(1, [], addresses, NOW), key, NOW)
    expect(await judge(await credential(), { ...(await evidence()), statusList: other })).toBe('unknown')
  })
})
