import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Returns a function that finds the client's address behind trusted proxies. The address is an empty string
 * if the client has disconnected.
 */
export function clientAddressBehind(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isTrusted))
}

/** Number of 16-bit groups in the smallest prefix that an internet connection gets: /64. */
const GROUPS_OF_A_LINE = 4
const ADDRESS_MAX = 45

/**
 * Returns the network that one client controls: an IPv4 address, or the /64 of an IPv6 address. IPv4-mapped
 * addresses count as IPv4. The result is empty for a client that has disconnected.
 */
export function networkOf(address = ''): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address.slice(0, ADDRESS_MAX)
  const groups = groupsOf(bare)
  return mappedIpv4(groups) ?? `${groups.slice(0, GROUPS_OF_A_LINE).join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address in hexadecimal, without leading zeros. */
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
