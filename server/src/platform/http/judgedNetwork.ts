import { networkOf } from './clientAddress'

/** Groups of 16 bits in the largest prefix that one customer of a provider can get: /48. */
const GROUPS = 3

/**
 * The largest network that one party may control: an IPv4 address, or the /48 of an IPv6 address. Wider than the /64
 * that rate limits count by, because a /48 contains 65,536 of those and costs next to nothing.
 */
export function judgedNetworkOf(address: string): string {
  const network = networkOf(address)
  return network.endsWith('::/64') ? `${network.split(':').slice(0, GROUPS).join(':')}::/48` : network
}
