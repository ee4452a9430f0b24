import type { TakenMail } from '@mentor-connect/server/testing/smtpServer'

const POLL_MS = 50
const DEADLINE_MS = 60_000

/** The code in the latest mail about a sign-up; waits for it. */
export const signUpCode = (mails: TakenMail[], email: string) => found(mails, email, /^\d{4}$/m)

/** The link in the latest mail about a new password; waits for it. */
export const passwordLink = (mails: TakenMail[], email: string) =>
  found(mails, email, /https:\S+?\/reset-password#[\w-]+/)

async function found(mails: TakenMail[], email: string, pattern: RegExp): Promise<string> {
  for (const end = Date.now() + DEADLINE_MS; Date.now() < end;) {
    for (const { text } of mails.filter(({ to }) => to === email).toReversed()) {
      const match = pattern.exec(decoded(text))?.[0]
      if (match) return match
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`There was no mail to ${email} with ${String(pattern)}.`)
}

/** Mails are quoted-printable: a line that ends with "=" goes on in the next one. */
export const decoded = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replaceAll('\r', '')
    .replaceAll('=3D', '=')
