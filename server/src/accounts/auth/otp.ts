import { OTP_LENGTH, OTP_LIFETIME_MS, OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { randomInt } from 'node:crypto'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { padOtp } from '../passwords/codes'

/** Maximum time in ms for which a sign-up may wait for its code. It is then deleted. */
export const SIGNUP_LIFETIME_MS = DAY_MS

export function newOtp(): string {
  return padOtp(randomInt(10 ** OTP_LENGTH))
}

export function otpTimes(now: Date) {
  return {
    otp_sent_at: now.toISOString(),
    otp_expires_at: new Date(now.getTime() + OTP_LIFETIME_MS).toISOString(),
  }
}

/**
 * Returns the range of times in which a code must have been sent to block a new one. Times in the future are
 * not in it: they mean that the clock was set back.
 */
export function resendCooldown(now: Date) {
  const since = new Date(now.getTime() - OTP_RESEND_COOLDOWN_MS)
  return { after: since.toISOString(), until: now.toISOString() }
}

export function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - SIGNUP_LIFETIME_MS).toISOString()
}
