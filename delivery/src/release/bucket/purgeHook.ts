const DEADLINE_MS = 10_000

/**
 * Notifies a CDN that pages have changed. A failure is reported but does not undo the change, because pages
 * are cached only for seconds.
 *
 * @param url undefined if there is no CDN
 */
export function purgeHook(
  url: string | undefined,
  report: (line: string) => void = console.warn,
): ((generation: number) => Promise<void>) | undefined {
  if (!url) return undefined
  return async (generation) => {
    const failure = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ generation }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).then(
      ({ ok, status }) => (ok ? undefined : `it answered ${status}`),
      ({ message }: Error) => message,
    )
    // The message omits the address, because the address may contain a token.
    if (failure)
      report(`! The site is live, but SITE_PURGE_URL was not reached (${failure}): purge the CDN by hand.`)
  }
}
