const DEADLINE_MS = 10_000

/**
 * Tells a CDN that pages have changed. A failure is reported and does not undo the change: pages are cached for seconds.
 *
 * @param url undefined if there is no CDN to tell
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
    // The address may contain a token.
    if (failure)
      report(`! The site is live, but SITE_PURGE_URL was not reached (${failure}): purge the CDN by hand.`)
  }
}
