import { OTP_LENGTH, OTP_LIFETIME_MS, OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/shared/contracts/limits'
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** How long a sign-up waits for its code before it is forgotten. */
export const SIGNUP_LIFETIME_MS = 24 * 60 * 60_000
/** New sign-ups, and so mails, that one address gets in an hour. */
export const SIGNUPS_PER_HOUR = 5

export function newOtp(): string {
  return padOtp(randomInt(10 ** OTP_LENGTH))
}

/** A code that arrives as a number has lost its leading zeros. */
export function padOtp(otp: string | number): string {
  return String(otp).padStart(OTP_LENGTH, '0')
}

/** `salt.digest`, keyed: who only has the database cannot try the ten thousand codes. */
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

export function otpTimes(now: Date) {
  return {
    otp_sent_at: now.toISOString(),
    otp_expires_at: new Date(now.getTime() + OTP_LIFETIME_MS).toISOString(),
  }
}

/** A code may be sent again when the last one was sent at or before this instant. */
export function resendableSince(now: Date): string {
  return new Date(now.getTime() - OTP_RESEND_COOLDOWN_MS).toISOString()
}

export function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - SIGNUP_LIFETIME_MS).toISOString()
}
