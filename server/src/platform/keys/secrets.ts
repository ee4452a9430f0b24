import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 24

/** Returns a random secret. The server stores only its hash. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
