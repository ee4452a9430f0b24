import type { IncomingMessage } from 'node:http'
import { clientAddressBehind, networkOf } from './clientAddress'

const request = (remoteAddress: string | undefined, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage

it('ignores the forwarding headers of an untrusted client', () => {
  const addressOf = clientAddressBehind([])
  expect(addressOf(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
})

it('has no address for a client that has disconnected', () => {
  expect(clientAddressBehind([])(request(undefined))).toBe('')
  expect(networkOf(undefined)).toBe('')
})

it('finds the client behind trusted proxies: the last untrusted address before them', () => {
  const addressOf = clientAddressBehind(['10.0.0.0/8'])
  expect(addressOf(request('10.0.0.2', '198.51.100.1'))).toBe('198.51.100.1')
  expect(addressOf(request('10.0.0.2', '198.51.100.1, 203.0.113.9, 10.0.0.3'))).toBe('203.0.113.9')
  expect(addressOf(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))
