import { until } from '../stage/until'

interface Mail {
  subject: string
  text: string
}

/**
 * Waits for a one-time code that is sent to an address, in the local outbox. Returns the latest.
 *
 * @param codes number of codes that must have been sent to this address
 */
export function codeSentTo(apiUrl: string, email: string, codes = 1): Promise<string> {
  return newest(apiUrl, email, /^\d{4}(?= is your Mentor-Connect code|: आपका मेंटर-कनेक्ट कोड)/, codes)
}

/** Waits for a password reset link, and returns the latest. */
export function passwordLinkSentTo(apiUrl: string, email: string): Promise<string> {
  return newest(apiUrl, email, /https?:\S+\/reset-password#\S+/)
}

/** Waits for the code that confirms a new e-mail address, and returns the latest. */
export function addressCodeSentTo(apiUrl: string, email: string): Promise<string> {
  return newest(apiUrl, email, /^\d{6}(?= confirms your new email address)/)
}

/** Waits for the mail that says that an application as a mentor is approved. */
export async function approvalSentTo(apiUrl: string, email: string): Promise<void> {
  await newest(apiUrl, email, /your Mentor-Connect account is approved/)
}

async function newest(apiUrl: string, email: string, pattern: RegExp, count = 1): Promise<string> {
  let found: string[] = []
  await until(
    async () => {
      const response = await fetch(`${apiUrl}/__mail.json?to=${encodeURIComponent(email)}`)
      const { data } = (await response.json()) as { data: Mail[] }
      found = data.flatMap(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[0] ?? [])
      return found.length >= count
    },
    `${count} mails to ${email} with ${String(pattern)}`,
  )
  return found[0]!
}
