/** Matches the names of query parameters that contain credentials. */
const SECRET_NAMES = /token|otp|code|secret|password|key|ticket|nonce|handshake|jwt|state|signature/i

/** Redacts the values of query parameters whose names match `SECRET_NAMES`. */
export function addressForLog(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const query = url
    .slice(start + 1)
    .replace(/([^&;=]*)=[^&;]*/g, (pair, name: string) =>
      SECRET_NAMES.test(decoded(name)) ? `${name}=[redacted]` : pair,
    )
  return `${url.slice(0, start)}?${query}`
}

/** Decodes a name; one that cannot be decoded is returned unchanged. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
