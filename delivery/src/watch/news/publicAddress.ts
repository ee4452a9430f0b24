import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not part of the public internet (IANA special-purpose address registries). */
const PRIVATE: [address: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

/** Each family has its own list: in a common one, every IPv4 address would also match as a mapped IPv6 address. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [address, prefix, family] of PRIVATE) blocked[family].addSubnet(address, prefix, family)

export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return blocked[family].check(address, family)
}

/**
 * Refuses a URL whose host is a private IP address; such a host is not looked up, so `publicLookup` would not see it.
 * @throws
 */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isPrivateAddress(host)) throw new Error(`${host} is a private address.`)
}

/** Looks up a host for a connection. Fails if any of its addresses is private. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Error(`${hostname} is on a private address.`), '', 0)
    if (options.all) return (done as unknown as AllDone)(null, addresses)
    return done(null, first.address, first.family)
  })
}

type AllDone = (error: null, addresses: LookupAddress[]) => void
