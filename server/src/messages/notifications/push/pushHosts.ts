import type { Config } from '../../../platform/config/config'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Tells whether push messages may be sent to this endpoint. The endpoint comes from the browser, so it could
 * be any address inside the network. It must be HTTPS at a host of `PUSH_HOSTS`; outside production, a
 * loopback address in that list may be HTTP.
 */
export function isPushEndpoint(
  endpoint: string,
  { pushHosts, production }: Pick<Config, 'pushHosts' | 'production'>,
) {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password || !pushHosts.some((host) => isHost(hostname, host))) return false
  if (LOOPBACK.includes(hostname)) return !production && protocol === 'http:'
  return protocol === 'https:' && port === ''
}

const isHost = (hostname: string, pattern: string) =>
  pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern
