import type { Random } from './random'

const NUL = '\u0000'

/** Texts that are known to break programs: control characters, scripts, patterns, quotes, paths, unusual numbers. */
const TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\ud800',
  'half \udc00 pair',
  '\u202Ereversed',
  '\u200b\u2060\ufeff',
  'क्षि'.repeat(200),
  '👨‍👩‍👧‍👦'.repeat(60),
  `e${'\u0301'.repeat(600)}`,
  "' OR 1=1 --",
  '"; drop table learners; --',
  '%',
  '_%_',
  '*',
  '"',
  '"a" NEAR("b")',
  '-a AND OR NOT (',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'javascript:alert(1)',
  'https://user:secret@example.org/',
  'http://[::1',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'true',
  '0x10',
  '1e309',
  '-0',
  '9'.repeat(400),
  '2026-02-31T25:61:61.000Z',
  'a@b',
  `${'a'.repeat(250)}@example.org`,
  'x'.repeat(5_000),
  'y'.repeat(70_000),
  '\r\nset-cookie: a=b',
]

const NUMBERS = [0, -1, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, -1e-308, 4_294_967_296, 99_999_999_999]

export function hostileText(random: Random): string {
  return random.pick(TEXTS)
}

/** Any value that JSON can represent. */
export function hostileValue(random: Random): unknown {
  const kinds: (() => unknown)[] = [
    () => hostileText(random),
    () => random.pick(NUMBERS),
    () => random.pick([null, true, false]),
    () => [],
    () => ({}),
    () => Array.from({ length: random.int(2_000) }, () => random.pick(NUMBERS)),
    () => Array.from({ length: 60 }, () => hostileText(random)),
    () => nested(random.int(100)),
    () => Object.fromEntries(Array.from({ length: random.int(800) }, (_, i) => [`key${i}`, i])),
    () => ({ [hostileText(random)]: hostileText(random) }),
    () => ({ constructor: { prototype: { isAdmin: true } } }),
  ]
  return random.pick(kinds)()
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value }
  return value
}

/** A copy of a value with one random place replaced, removed or extended. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random)
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])]
    const at = random.int(copy.length + 1)
    if (at === copy.length) copy.push(hostileValue(random))
    else copy[at] = mutated(copy[at], random)
    return copy
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  const keys = Object.keys(copy)
  const key = keys.length > 0 && random.chance(0.85) ? random.pick(keys) : hostileText(random).slice(0, 200)
  if (random.chance(0.15)) delete copy[key]
  else copy[key] = mutated(copy[key], random)
  return copy
}
