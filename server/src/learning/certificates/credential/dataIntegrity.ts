import { createHash, sign, verify, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'

export interface Document {
  '@context': (string | { '@language': string })[]
  [property: string]: unknown
}

export interface Proof {
  type: 'DataIntegrityProof'
  cryptosuite: 'eddsa-rdfc-2022'
  created: string
  verificationMethod: string
  proofPurpose: 'assertionMethod'
  proofValue: string
}

/**
 * A document with its proof. The Open Badges schema requires a list of proofs. Other documents, and
 * credentials that earlier versions issued, have a single proof.
 */
export type Signed<D extends Document> = D & { proof: Proof | [Proof] }

export type SignedOnce<D extends Document> = D & { proof: Proof }

export interface ProofKey {
  privateKey: KeyObject
  /** The URL of the public key in the issuer's DID document. */
  verificationMethod: string
}

/** Adds a data integrity proof `eddsa-rdfc-2022` (W3C vc-di-eddsa, section 3.2). */
export async function signDocument<D extends Document>(
  document: D,
  { privateKey, verificationMethod }: ProofKey,
  now: Date,
): Promise<SignedOnce<D>> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: toSeconds(now),
    verificationMethod,
    proofPurpose: 'assertionMethod',
  } as const
  const proofValue = toMultibase(sign(null, await signedBytes(document, options), privateKey))
  return { ...document, proof: { ...options, proofValue } }
}

/** Tells whether the proof signs exactly this document with the private key of `publicKey`. */
export async function isProven(signed: Signed<Document>, publicKey: KeyObject): Promise<boolean> {
  const { proof: _proof, ...document } = signed
  try {
    const { proofValue, ...options } = onlyProof(signed)
    const bytes = await signedBytes(document as Document, options)
    return verify(null, bytes, publicKey, fromMultibase(proofValue))
  } catch (error) {
    // A document that is not valid linked data cannot have been signed by this service.
    if (error instanceof Error) return false
    throw error
  }
}

/**
 * Returns the document's proof. Throws if it has no proof or several, because there is no rule for choosing
 * one of several.
 */
export function onlyProof({ proof }: Signed<Document>): Proof {
  const [first, ...others] = [proof].flat()
  if (!first || others.length > 0) throw new Error('the document does not have exactly one proof')
  return first
}

/** Returns a date in ISO format without fractions of a second, because some verifiers refuse these. */
export function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}

async function signedBytes(document: Document, options: Omit<Proof, 'proofValue'>): Promise<Buffer> {
  const configuration = { '@context': document['@context'], ...options }
  return Buffer.concat([await hashOf(configuration), await hashOf(document)])
}

async function hashOf(document: object): Promise<Buffer> {
  // The module is loaded when it is first needed, not when the server starts.
  const { canonicalForm } = await import('./canonicalForm')
  return createHash('sha256')
    .update(await canonicalForm(document))
    .digest()
}

/** Encodes bytes as multibase base58btc: `z` followed by base 58. */
export function toMultibase(bytes: Uint8Array): string {
  return `z${base58.encode(bytes)}`
}

/** Decodes multibase base58btc. @throws Error for any other text */
export function fromMultibase(text: string): Buffer {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text)) throw new Error('not base58btc')
  return Buffer.from(base58.decode(text.slice(1)))
}
