import jsonld from 'jsonld'
import { createHash, sign, verify, type KeyObject } from 'node:crypto'
import { fromMultibase, toMultibase } from './multibase'
import { loadContext } from './contexts'

export interface Document {
  '@context': string[]
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

export type Signed<D extends Document> = D & { proof: Proof }

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
): Promise<Signed<D>> {
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

/** Whether the proof signs exactly this document with the private key of `publicKey`. */
export async function isProven(signed: Signed<Document>, publicKey: KeyObject): Promise<boolean> {
  const { proof, ...document } = signed
  const { proofValue, ...options } = proof
  try {
    const bytes = await signedBytes(document as Document, options)
    return verify(null, bytes, publicKey, fromMultibase(proofValue))
  } catch (error) {
    // A document that is not valid linked data was not signed by us.
    if (error instanceof Error) return false
    throw error
  }
}

/** Without fractions of a second: some verifiers refuse those. */
export function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}

async function signedBytes(document: Document, options: Omit<Proof, 'proofValue'>): Promise<Buffer> {
  const configuration = { '@context': document['@context'], ...options }
  return Buffer.concat([await hashOf(configuration), await hashOf(document)])
}

async function hashOf(document: object): Promise<Buffer> {
  const quads = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    // Throws for properties that no context defines: they would not be signed.
    safe: true,
  })
  return createHash('sha256').update(quads).digest()
}
