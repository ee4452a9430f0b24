import { networkOf } from './clientAddress'

/** Number of 16-bit groups in the largest prefix that one customer of a provider can get: /48. */
const GROUPS = 3

/**
 * Returns the largest network that one party may control: an IPv4 address, or the /48 of an IPv6 address.
 * Rate limits count by /64 instead; a /48 contains 65,536 of these and costs next to nothing.
 */
export function judgedNetworkOf(address: string): string {
  const network = networkOf(address)
  return network.endsWith('::/64') ? `${network.split(':').slice(0, GROUPS).join(':')}::/48` : network
}
