/**
 * Escapes percent signs of a path that cannot be decoded because a mail program or a person has cut the link:
 * `/course%` → `/course%25`. The visitor then gets the page for unknown addresses instead of a server error.
 */
export function escapeStrayPercent(url: string): string {
  const [path = '/', ...query] = url.split('?')
  const escaped = [path, path.replace(/%(?![0-9a-f]{2})/gi, '%25'), path.replaceAll('%', '%25')].find(
    canBeDecoded,
  )!
  return [escaped, ...query].join('?')
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Options of a server that apply `escapeStrayPercent` to the address of every request. */
export const STRAY_PERCENT_OPTIONS = {
  rewriteUrl: ({ url = '/' }: { url?: string }) => escapeStrayPercent(url),
}
