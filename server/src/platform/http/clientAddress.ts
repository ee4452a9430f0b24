import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Returns how to find the address of the client behind the proxies whose forwarding headers are believed; it is empty for
 * a client that is gone already.
 */
export function clientAddressBehind(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isTrusted))
}

/** A customer line gets at least a /64: four groups of 16 bits. */
const GROUPS_OF_A_LINE = 4
const ADDRESS_MAX = 45

/**
 * What one client holds: an IPv4 address, or of an IPv6 address its /64, in which a client chooses addresses freely. An
 * IPv4 address written as IPv6 is IPv4. A client that is gone already has no address.
 */
export function networkOf(address = ''): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address.slice(0, ADDRESS_MAX)
  const groups = groupsOf(bare)
  return mappedIpv4(groups) ?? `${groups.slice(0, GROUPS_OF_A_LINE).join(':')}::/64`
}

/** The eight groups in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const normalised = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [start = '', end = ''] = normalised.split('::')
  const [first, last] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}

function mappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return undefined
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
