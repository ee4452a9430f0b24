interface Mail {
  to: string
  text: string
}

/** The newest one-time code that the local outbox holds for an address. */
export function codeSentTo(apiUrl: string, email: string): Promise<string> {
  return newest(apiUrl, email, /\b\d{4}\b/)
}

/** The newest link that sets a password; its mail leaves after the answer. */
export async function passwordLinkSentTo(apiUrl: string, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const link = await newest(apiUrl, email, /https?:\S+\/reset-password#\S+/).catch(() => null)
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No link was sent to ${email}.`)
}

async function newest(apiUrl: string, email: string, pattern: RegExp): Promise<string> {
  const response = await fetch(`${apiUrl}/__mail.json?to=${encodeURIComponent(email)}`)
  const { data } = (await response.json()) as { data: Mail[] }
  const found = pattern.exec(data[0]?.text ?? '')?.[0]
  if (!found) throw new Error(`Nothing of the kind was sent to ${email}.`)
  return found
}
