import { OTP_LENGTH, OTP_LIFETIME_MS, OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/shared/rules/limits'
import { randomInt } from 'node:crypto'
import { padOtp } from '../passwords/codes'

/** How long a sign-up waits for its code before it is forgotten. */
export const SIGNUP_LIFETIME_MS = 24 * 60 * 60_000

export function newOtp(): string {
  return padOtp(randomInt(10 ** OTP_LENGTH))
}

export function otpTimes(now: Date) {
  return {
    otp_sent_at: now.toISOString(),
    otp_expires_at: new Date(now.getTime() + OTP_LIFETIME_MS).toISOString(),
  }
}

/** When the last code must have been sent so that none may be sent now; a clock that was put back is nobody's fault. */
export function resendCooldown(now: Date) {
  const since = new Date(now.getTime() - OTP_RESEND_COOLDOWN_MS)
  return { after: since.toISOString(), until: now.toISOString() }
}

export function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - SIGNUP_LIFETIME_MS).toISOString()
}
