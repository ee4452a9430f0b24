import { OTP_LENGTH } from '@mentor-connect/contract/rules/limits'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Restores the leading zeros of a code that was sent as a number. */
export function padOtp(otp: string | number): string {
  return String(otp).padStart(OTP_LENGTH, '0')
}

/** Hashes a code with a secret key, as `salt.digest`. A leaked database alone does not allow trying all codes. */
export function hashOtp(otp: string, key: Buffer, salt = randomBytes(12).toString('base64url')): string {
  return `${salt}.${createHmac('sha256', key).update(`${salt}.${otp}`).digest('base64url')}`
}

export function matchesOtp(otp: string | number, hash: string, key: Buffer): boolean {
  const [salt] = hash.split('.')
  const expected = Buffer.from(hash)
  const actual = Buffer.from(hashOtp(padOtp(otp), key, salt))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Returns a value that looks like a hash but matches no code, for a sign-up that must never succeed. */
export function unmatchableHash(key: Buffer): string {
  return hashOtp(randomBytes(16).toString('hex'), key)
}
