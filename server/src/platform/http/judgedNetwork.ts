import { networkOf } from './clientAddress'

/** Groups of 16 bits of the prefix that one customer of a provider can get: /48. */
const GROUPS = 3

/**
 * The network that one party may control, as far as it is known: an IPv4 address, or the /48 of an IPv6 address. Wider
 * than for rate limits, because a /48 contains 65,536 of the networks that those count by, and costs next to nothing.
 */
export function judgedNetworkOf(address: string): string {
  const network = networkOf(address)
  return network.endsWith('::/64') ? `${network.split(':').slice(0, GROUPS).join(':')}::/48` : network
}
