import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/** Returns a hash of the content: 22 characters, 132 bits. The same content always has the same hash. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Returns the value of the header `ETag` for content. */
export const entityTag = (content: string | Uint8Array) => `"${contentHash(content)}"`

/** Returns true if the client already has the content with this tag. */
export const hasAlready = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string) =>
  headers['if-none-match'] === tag
