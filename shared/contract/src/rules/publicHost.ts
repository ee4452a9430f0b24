/** Names of devices and private networks, including those reserved by RFC 6762, RFC 8375 and ICANN. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/
const IPV4 = /^(\d+)\.(\d+)\.\d+\.\d+$/
/** Global unicast addresses, except for ranges that embed an IPv4 address. */
const PUBLIC_IPV6 = /^\[(?!2002:|2001::|2001:0:)[23][\da-f]{3}:/

/**
 * Returns true if a host is on the public internet, and not on the device or the private network of the person who
 * opens it.
 *
 * @param host normalized by `URL`, which for example writes `0x7f.1` as 127.0.0.1
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
