import proxyAddr from '@fastify/proxy-addr'
import { ICE_URLS_MAX } from '@mentor-connect/contract/messages/callRules'
import { readDsn } from '../errors/errorReports'
import { parsePrivateKey } from './parsePrivateKey'

/**
 * Parsers of setting values. Their error messages continue a sentence that starts with the name of the
 * variable.
 */

export function text(value: string) {
  return value
}

export function oneOf<const Values extends string[]>(...values: Values) {
  return (value: string): Values[number] => {
    if (!values.includes(value)) throw new Error(`is "${value}": set it to ${values.join(' or ')}.`)
    return value
  }
}

export function port(value: string) {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535)
    throw new Error(`is "${value}": set it to a port number from 1 to 65535.`)
  return number
}

export function count(value: string) {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`is "${value}": set it to a whole number of 1 or more.`)
  return Number(value)
}

export function countOrNone(value: string) {
  return value === '0' ? 0 : count(value)
}

export function factor(value: string) {
  const number = Number(value)
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(value) || number === 0)
    throw new Error(`is "${value}": set it to a number above 0 such as 1.5.`)
  return number
}

/** The error message does not contain the value. */
export function sentryAddress(value: string) {
  if (!readDsn(value)) throw new Error('is not an address such as https://key@sentry.example.org/1.')
  return value
}

export function share(value: string) {
  if (!/^(0(\.\d{1,6})?|1(\.0+)?)$/.test(value))
    throw new Error(`is "${value}": set it to a number from 0 to 1 such as 0.1.`)
  return Number(value)
}

/** Parses `name=value,other=value`, percent-encoded. The error message does not contain the value. */
export function namedValues(value: string): Record<string, string> {
  return Object.fromEntries(
    value.split(',').map((one) => {
      const [, name, encoded] = /^\s*([^=\s]+)\s*=(.*)$/.exec(one) ?? []
      if (!name || encoded === undefined || /%(?![\da-f]{2})/i.test(encoded))
        throw new Error('has an invalid entry: write name=value, separated by commas.')
      return [name, decodeURIComponent(encoded.trim())]
    }),
  )
}

export function address(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin =
    url && ['http:', 'https:'].includes(url.protocol) && url.origin === value.replace(/\/$/, '')
  // An asterisk is refused, because it would stand for many hosts in a security policy.
  if (!isOrigin || url.hostname.includes('*'))
    throw new Error(`is "${value}": set it to an address such as https://example.org, without a path.`)
  return url.origin
}

/** Parses origins, separated by commas. */
export const addresses = (value: string) => value.split(',').map((one) => address(one.trim()))

/**
 * Parses the addresses, address ranges and names of ranges, such as `loopback`, that Fastify accepts as
 * trusted proxies.
 */
export function proxies(value: string): string[] {
  const list = value.split(',').map((one) => one.trim())
  for (const one of list.filter((entry) => !isTrustable(entry)))
    throw new Error(`has "${one}": write addresses or ranges such as 127.0.0.1,::1,10.0.0.0/8.`)
  return list
}

function isTrustable(entry: string): boolean {
  try {
    proxyAddr.compile([entry])
    return true
  } catch {
    return false
  }
}

/** Returns a parser of addresses of STUN or TURN servers. These addresses have no `//`. */
export function iceUrls(...schemes: string[]) {
  const pattern = new RegExp(
    `^(${schemes.join('|')}):([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?(\\?transport=(udp|tcp))?$`,
  )
  return (value: string): string[] => {
    const list = value.split(',').map((one) => one.trim())
    for (const one of list.filter((entry) => !pattern.test(entry)))
      throw new Error(`has "${one}": write addresses such as ${schemes[0]}:turn.example.org:3478.`)
    if (list.length > ICE_URLS_MAX) throw new Error(`has more than ${ICE_URLS_MAX} addresses.`)
    return list
  }
}

export function emailAddress(value: string) {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(value))
    throw new Error(`is "${value}": set it to an e-mail address such as support@example.org.`)
  return value
}

/** Returns a parser of URLs. Its error message does not contain the value, which may include a password. */
export function urlOf(...protocols: string[]) {
  return (value: string) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new Error(`is not a valid address: it must start with ${protocols[0]}//.`)
    return value
  }
}

/** Parses an https address with the placeholder `{id}`. */
export function urlTemplate(value: string) {
  const filled = value.replaceAll('{id}', '0')
  if (filled === value || !URL.canParse(filled) || new URL(filled).protocol !== 'https:')
    throw new Error(
      `is "${value}": set it to an https address with {id}, such as https://meet.example.org/{id}.`,
    )
  return value
}

/** Parses a secret. The error message does not contain the value. */
export function secret(value: string) {
  if (value.length < 32) throw new Error('is too short: make one with "openssl rand -base64 32".')
  return value
}

/** Checks a key and returns its text unchanged. The error message does not contain the text. */
export function ed25519Key(value: string) {
  if (keyTypeOf(value) !== 'ed25519')
    throw new Error('is not an Ed25519 private key: make one with "openssl genpkey -algorithm ed25519".')
  return value
}

/** Returns the key as PEM with real line breaks. In the variable, line breaks may be written as `\n`. */
export const ed25519Pem = (value: string) => ed25519Key(value.replaceAll('\\n', '\n'))

function keyTypeOf(value: string) {
  try {
    return parsePrivateKey(value).asymmetricKeyType
  } catch {
    return undefined
  }
}

/** Stands for all areas in RELEASE_TOKENS. */
export const EVERY_AREA = '*'

/** A token with which somebody may release an area over HTTP; only its hash is stored. */
export interface ReleaseToken {
  area: string
  /** Hexadecimal. */
  sha256: string
  /** Name of the token in the ledger of the site. */
  name?: string
}

/** Parses release tokens. The error message does not contain the value. */
export function releaseTokens(value: string): ReleaseToken[] {
  return value.split(',').map((one) => {
    const [, area, sha256, name] =
      /^([a-z][a-z0-9]*|\*):([0-9a-f]{64})(?::([\w.-]{1,40}))?$/.exec(one.trim()) ?? []
    if (!area || !sha256)
      throw new Error('has an invalid entry: make one with "npm run release-server -- --new-token <area>".')
    return { area, sha256, ...(name && { name }) }
  })
}

/** A token with which somebody may see the page of releases; only its hash is stored. */
export interface OwnerToken {
  /** Hexadecimal. */
  sha256: string
  /** A note for people who read the setting. */
  name?: string
}

/** Parses owner tokens. The error message does not contain the value. */
export function ownerTokens(value: string): OwnerToken[] {
  return value.split(',').map((one) => {
    const [, sha256, name] = /^([0-9a-f]{64})(?::([\w.-]{1,40}))?$/.exec(one.trim()) ?? []
    if (!sha256)
      throw new Error('has an invalid entry: make one with "npm run release-server -- --new-owner-token".')
    return { sha256, ...(name && { name }) }
  })
}
