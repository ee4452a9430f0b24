import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SigningKey } from './signingKey'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/**
 * Creates functions that encrypt and decrypt stored texts with a key that is not in the database
 * (AES-256-GCM).
 *
 * @param purpose selects the key, so that a text can only be opened for the purpose for which it was sealed
 */
export function sealedTexts({ secretFor }: Pick<SigningKey, 'secretFor'>, purpose: string) {
  const key = secretFor(purpose)
  return {
    /**
     * Encrypts a text.
     * @param owner id of the row; a sealed text that was copied to another row cannot be opened
     */
    seal(text: string, owner: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /**
     * Decrypts a text. Returns undefined if it was sealed with another key or for another row, or was
     * changed.
     */
    open(sealed: string, owner: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const [nonce, tag] = [
        bytes.subarray(0, NONCE_BYTES),
        bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
      ]
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      try {
        const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([start, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
