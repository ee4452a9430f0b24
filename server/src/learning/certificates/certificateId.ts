import { latinDigits } from '@mentor-connect/contract/rules/numbers/latinDigits'
import { base58 } from '@scure/base'
import { randomBytes } from 'node:crypto'

const ID_BYTES = 16

/**
 * Creates an id of 128 random bits in base 58, which does not have the characters 0, O, I and l, because they
 * look alike.
 */
export function newCertificateId(): string {
  return base58.encode(randomBytes(ID_BYTES))
}

/** Returns the id in groups of four, for reading aloud and for typing. */
export function groupedId(id: string): string {
  return id.match(/.{1,4}/gu)?.join(' ') ?? id
}

/**
 * Returns the ids that a person may have meant by typing one in groups and on any keyboard, the likeliest
 * first. One of the ids has no hyphens, because only older ids contain hyphens themselves.
 */
export function meantIds(typed: string): string[] {
  const latin = latinDigits(typed.normalize('NFKC')).replace(
    /[\s\u200b-\u200f\u2060\u202a-\u202e\ufeff]+/gu,
    '',
  )
  const joined = latin.replace(/[\u2010-\u2015\u2212]/gu, '-')
  return [...new Set([joined, joined.replaceAll('-', '')])].filter(Boolean)
}
