/** Parts of the names of query parameters that let somebody in, or act in somebody's name. */
const SECRET_NAMES = /token|otp|code|secret|password|key|ticket|nonce|handshake|jwt|state|signature/i

/** An address without the values of such parameters; every other part stays as it is. */
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

/** What cannot be decoded is judged as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
