import type { Caller } from './callers'
import { formOf } from './forms'
import { hostileText, hostileValue, mutated } from './hostileValues'
import type { Operation } from './operations'
import { percentEncoded } from './percentEncoded'
import type { Random } from './random'
import { valueFor, type Schema } from './schemaValues'

/** A request as sent over the wire. */
export interface HostileRequest {
  operation: Operation
  caller: Caller
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** True to announce more bytes than are sent, and then disconnect. */
  breaksOff: boolean
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'application/octet-stream',
  '',
]

/** Generates a request to an operation. Half of all requests are valid; the others have one broken part. */
export function requestFor(
  operation: Operation,
  caller: Caller,
  pictures: Buffer[],
  random: Random,
): HostileRequest {
  const isBroken = random.chance(0.5)
  const broken = isBroken
    ? random.pick(['path', 'query', 'body', 'body', 'body', 'headers', 'method'] as const)
    : ''
  const { body, contentType } = bodyFor(operation, caller, pictures, random, broken === 'body')
  return {
    operation,
    caller,
    method: broken === 'method' ? random.pick(METHODS) : operation.method,
    path:
      pathFor(operation, caller, random, broken === 'path') +
      queryFor(operation, caller, random, broken === 'query'),
    headers: {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(broken === 'headers' && strangeHeaders(random)),
      ...caller.headers,
    },
    body,
    breaksOff: body !== undefined && body.length > 0 && random.chance(0.005),
  }
}

function pathFor({ path, params }: Operation, { known }: Caller, random: Random, isBroken: boolean): string {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => {
    if (isBroken)
      return random.pick([percentEncoded(hostileText(random)), '%', '%zz', '%00', '%ff', '..', '%2e%2e%2f'])
    const value = String(valueFor(params[name] ?? {}, name, known, random))
    return percentEncoded(value).replaceAll('%2F', '/')
  })
  return isBroken && random.chance(0.3) ? `${filled}/${percentEncoded(hostileText(random))}` : filled
}

function queryFor({ query }: Operation, { known }: Caller, random: Random, isBroken: boolean): string {
  const pairs = Object.entries(query)
    .filter(() => random.chance(0.7))
    .map(([name, schema]): [string, unknown] => [name, valueFor(schema, name, known, random)])
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(String(value))}`)
  if (isBroken) {
    const name = random.pick([...Object.keys(query), 'token', 'page', 'q', '__proto__'])
    const value = random.pick([
      percentEncoded(hostileText(random)),
      '%',
      '%00',
      '%E0%A4',
      '-1',
      '1e9',
      '999999999999',
    ])
    pairs.push(`${name}=${value}`, ...(random.chance(0.4) ? [`${name}=${value}`, `${name}[]=b`] : []))
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

interface Body {
  body?: Buffer
  contentType?: string
}

function bodyFor(
  { body: schema, files, method }: Operation,
  { known }: Caller,
  pictures: Buffer[],
  random: Random,
  isBroken: boolean,
): Body {
  if (!schema) return isBroken && method === 'POST' ? strangeBody(random) : {}
  const value = valueFor(schema as Schema, '', known, random)
  const sent = isBroken ? mutated(value, random) : value
  if (files && random.chance(0.8) && typeof sent === 'object' && sent !== null)
    return formOf(sent as Record<string, unknown>, files, pictures, random)
  if (isBroken && random.chance(0.2)) return strangeBody(random)
  return json(JSON.stringify(sent) ?? '')
}

function json(text: string): Body {
  return { body: Buffer.from(text), contentType: 'application/json' }
}

function strangeBody(random: Random): Body {
  const text = JSON.stringify(hostileValue(random)) ?? ''
  return random.pick<Body>([
    json(''),
    json('{'),
    json('{"a":1}x'),
    json('{"__proto__":{"isAdmin":true}}'),
    json('{"constructor":{"prototype":{"isAdmin":true}}}'),
    json('{"userId":"a","userId":"b"}'),
    json('[['.repeat(5_000)),
    json('"\\ud800"'),
    json(text),
    { body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]), contentType: 'application/json' },
    { body: Buffer.alloc(random.int(700_000), 0x20), contentType: 'application/json' },
    { body: Buffer.from(text), contentType: random.pick(CONTENT_TYPES) },
  ])
}

function strangeHeaders(random: Random): Record<string, string> {
  const printable = hostileText(random)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 2_000)
  return random.pick<Record<string, string>>([
    { origin: random.pick(['https://evil.example', 'null', printable || 'x']) },
    { 'x-forwarded-for': printable, forwarded: 'for=_hidden;;' },
    { 'x-request-id': printable },
    { 'accept-language': printable, accept: printable },
    { 'if-none-match': printable, 'if-modified-since': printable, range: 'bytes=-1-,5-2' },
    { 'content-encoding': 'gzip' },
    { 'x-http-method-override': 'DELETE', 'transfer-encoding': 'chunked' },
    { 'user-agent': 'x'.repeat(9_000) },
    { cookie: `${printable.replaceAll(';', '')}=%; a; =b` },
    { authorization: random.pick(['Bearer', `Bearer ${'x'.repeat(8_000)}`, 'Basic YTpi', 'Bearer a b']) },
  ])
}
