import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '@mentor-connect/delivery/root'

const DIR = join(CACHE, 'bench', 'tls')

/** Returns the self-signed certificate of the bench servers. The first call creates it. */
export function certificate() {
  mkdirSync(DIR, { recursive: true })
  const [key, cert] = [join(DIR, 'key.pem'), join(DIR, 'cert.pem')]
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-days', '30', '-keyout', key, '-out', cert]
  if (!existsSync(cert) && spawnSync('openssl', [...options, ...names]).status !== 0)
    throw new Error('The benchmark needs the openssl command for its certificate: install it and try again.')
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/**
 * The flag that makes Chromium trust the certificate of the bench servers. Ignoring all certificate errors is not an
 * alternative, because Chromium would not cache the responses.
 */
export function trustFlag(): string {
  const { publicKey } = new X509Certificate(certificate().cert)
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
}
