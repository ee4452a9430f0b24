// Type declarations for the parts of these packages that the tests use.

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown })
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}

declare module '@digitalbazaar/vc' {
  export interface VerificationResult {
    verified: boolean
    statusResult?: { verified: boolean; results?: { status: boolean }[] }
    error?: Error
  }
  export function verifyCredential(options: {
    credential: object
    suite: unknown
    documentLoader: (url: string) => Promise<object>
    checkStatus?: (options: object) => Promise<unknown>
  }): Promise<VerificationResult>
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<unknown>
}
