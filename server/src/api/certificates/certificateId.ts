import { base58 } from '@scure/base'
import { randomBytes } from 'node:crypto'

const ID_BYTES = 16

/** 128 random bits, in base 58: without 0, O, I and l, which look alike. */
export function newCertificateId(): string {
  return base58.encode(randomBytes(ID_BYTES))
}

/** In groups of four, for reading aloud and for typing. */
export function groupedId(id: string): string {
  return id.match(/.{1,4}/gu)?.join(' ') ?? id
}

/** The ids that somebody may mean, who typed one in groups. Older ids contain hyphens themselves. */
export function meantIds(typed: string): string[] {
  const joined = typed.replace(/\s+/gu, '')
  return [...new Set([joined, joined.replace(/[-–—]/gu, '')])].filter(Boolean)
}
