import { until } from '../stage/until'

interface Mail {
  subject: string
  text: string
}

/**
 * The newest one-time code that the local outbox holds for an address; waits until it is there.
 *
 * @param codes how many codes must have been sent to this address
 */
export function codeSentTo(apiUrl: string, email: string, codes = 1): Promise<string> {
  return newest(apiUrl, email, /^\d{4}(?= is your Mentor-Connect code)/, codes)
}

/** The newest link that sets a password; waits until it is there. */
export function passwordLinkSentTo(apiUrl: string, email: string): Promise<string> {
  return newest(apiUrl, email, /https?:\S+\/reset-password#\S+/)
}

/** The newest code that confirms a new address of an account; waits until it is there. */
export function addressCodeSentTo(apiUrl: string, email: string): Promise<string> {
  return newest(apiUrl, email, /^\d{6}(?= confirms your new e-mail address)/)
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
