import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TurnCertificate {
  /** Files of the TURN server. */
  cert: string
  key: string
  /** Home folder of browsers that trust the authority which has issued the certificate. */
  trustingHome: string
}

const run = (program: string, ...options: string[]) => execFileSync(program, options, { stdio: 'pipe' })
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/**
 * Creates a private certificate authority and issues a certificate for a host name with it, like an operator
 * who has no public authority.
 */
export function issueTurnCertificate(folder: string, hostName: string): TurnCertificate {
  const file = (name: string) => join(folder, name)
  const [authority, authorityKey] = [file('authority.pem'), file('authority.key')]
  const named = ['req', '-x509', ...NEW_KEY, '-days', '2']
  run('openssl', ...named, '-subj', '/CN=Drill authority', '-keyout', authorityKey, '-out', authority)
  const [cert, key, request] = [file('turn.pem'), file('turn.key'), file('turn.csr')]
  run('openssl', 'req', ...NEW_KEY, '-subj', `/CN=${hostName}`, '-keyout', key, '-out', request)
  writeFileSync(file('names'), `subjectAltName=DNS:${hostName}\n`)
  const issuer = ['-CA', authority, '-CAkey', authorityKey, '-CAcreateserial', '-days', '2']
  run('openssl', 'x509', '-req', '-in', request, ...issuer, '-extfile', file('names'), '-out', cert)
  return { cert, key, trustingHome: homeThatTrusts(folder, authority) }
}

/** Chromium on Linux reads authorities that a person trusts from the NSS database in the home folder. */
function homeThatTrusts(folder: string, authority: string): string {
  const home = join(folder, 'home')
  const database = join(home, '.pki/nssdb')
  mkdirSync(database, { recursive: true })
  run('certutil', '-N', '-d', `sql:${database}`, '--empty-password')
  run('certutil', '-A', '-d', `sql:${database}`, '-n', 'drill', '-t', 'C,,', '-i', authority)
  return home
}
