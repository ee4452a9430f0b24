import { writeFileSync } from 'node:fs'
import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
  /** Path of the certificate's file, for `NODE_EXTRA_CA_CERTS`. */
  file: string
}

/** Creates a certificate for `localhost` that only the processes of a test trust. */
export async function createCertificate(file: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
  writeFileSync(file, cert)
  return { key, cert, file }
}
