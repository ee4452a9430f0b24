import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@mentor-connect/contract/rules/limits'
import { randomInt } from 'node:crypto'
import { hashSecret } from '../../platform/keys/secrets'

/** Crockford's alphabet. It contains no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = /.{4}(?=.)/g

/** Creates recovery codes of 80 random bits each, such as `7KQ2-M9XD-0FHT-R3WB`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(GROUP, '$&-'),
  )
}

/** Hashes a code as it was typed: with or without spaces and hyphens, in small letters, or with O for zero. */
export function hashRecoveryCode(personId: string, typed: string): string {
  const code = typed.toUpperCase().replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return hashSecret(`${personId} ${code}`)
}
