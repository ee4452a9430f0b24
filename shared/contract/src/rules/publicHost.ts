/** Names of devices and of private networks, also those that RFC 6762, 8375 and ICANN reserve. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/
const IPV4 = /^(\d+)\.(\d+)\.\d+\.\d+$/
/** Global unicast, except the ranges that contain an address of version 4. */
const PUBLIC_IPV6 = /^\[(?!2002:|2001::|2001:0:)[23][\da-f]{3}:/

/**
 * Whether a host is one of the internet: not the device or the private network of whoever opens it.
 *
 * @param host as `URL` writes it, which knows one form only: 127.0.0.1 for `0x7f.1`
 */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return PUBLIC_IPV6.test(host)
  const [, first, second] = IPV4.exec(host) ?? []
  if (first !== undefined) return isPublicIpv4(Number(first), Number(second))
  const name = host.replace(/\.+$/, '')
  return name.includes('.') && !PRIVATE_NAME.test(name)
}

function isPublicIpv4(first: number, second: number): boolean {
  if ([0, 10, 127].includes(first) || first >= 224) return false
  if (first === 100) return second < 64 || second > 127
  if (first === 172) return second < 16 || second > 31
  if (first === 198) return second !== 18 && second !== 19
  return !(first === 169 && second === 254) && !(first === 192 && second === 168)
}
