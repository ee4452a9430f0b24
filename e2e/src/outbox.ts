interface Mail {
  to: string
  text: string
}

/** The newest one-time code that the local outbox holds for an address. */
export async function codeSentTo(apiUrl: string, email: string): Promise<string> {
  const response = await fetch(`${apiUrl}/__mail.json?to=${encodeURIComponent(email)}`)
  const { data } = (await response.json()) as { data: Mail[] }
  const code = /\b\d{4}\b/.exec(data[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${email}.`)
  return code
}
