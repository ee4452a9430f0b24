import { OTP_LENGTH } from '@mentor-connect/shared/rules/limits'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A code that arrives as a number has lost its leading zeros. */
export function padOtp(otp: string | number): string {
  return String(otp).padStart(OTP_LENGTH, '0')
}

/** `salt.digest`, keyed: who only has the database cannot try all codes. */
export function hashOtp(otp: string, key: Buffer, salt = randomBytes(12).toString('base64url')): string {
  return `${salt}.${createHmac('sha256', key).update(`${salt}.${otp}`).digest('base64url')}`
}

export function matchesOtp(otp: string | number, hash: string, key: Buffer): boolean {
  const [salt] = hash.split('.')
  const expected = Buffer.from(hash)
  const actual = Buffer.from(hashOtp(padOtp(otp), key, salt))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** For a sign-up that must never succeed: it looks like a hash and matches no code. */
export function unmatchableHash(key: Buffer): string {
  return hashOtp(randomBytes(16).toString('hex'), key)
}
