import { SLUG_MAX, slugError, slugOf } from '@mentor-connect/contract/rules/slugs'
import { createHash } from 'node:crypto'

const SUFFIX_LENGTH = 6

interface Options {
  isFree: (slug: string) => Promise<boolean>
  /** Replaces a name without Latin letters, and a reserved one. */
  fallback: string
}

/** Proposes a name for an address: that of its owner, followed by a few characters if it is taken. */
export async function proposedSlug(
  { id, name }: { id: string; name: string },
  { isFree, fallback }: Options,
): Promise<string> {
  const slug = slugOf(name)
  const isUsable = slugError(slug) === undefined
  if (isUsable && (await isFree(slug))) return slug
  // A hash, because strangers could write to the owner with the id.
  const suffix = createHash('sha256').update(id).digest('hex').slice(0, SUFFIX_LENGTH)
  const start = isUsable ? slug.slice(0, SLUG_MAX - SUFFIX_LENGTH - 1).replace(/-+$/, '') : fallback
  return `${start}-${suffix}`
}
