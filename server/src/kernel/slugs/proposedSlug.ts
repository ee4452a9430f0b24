import { SLUG_MAX, slugError, slugOf } from '@mentor-connect/contract/rules/slugs'
import { createHash } from 'node:crypto'

const SUFFIX_LENGTH = 6

interface Options {
  isFree: (slug: string) => Promise<boolean>
  /** The name to use instead of a reserved one, or of one without Latin letters. */
  fallback: string
}

/** Proposes a name for an address: the owner's name, followed by a few characters if it is taken. */
export async function proposedSlug(
  { id, name }: { id: string; name: string },
  { isFree, fallback }: Options,
): Promise<string> {
  const slug = slugOf(name)
  const isUsable = slugError(slug) === undefined
  if (isUsable && (await isFree(slug))) return slug
  // The id is hashed, because strangers who knew it could write to the owner.
  const suffix = createHash('sha256').update(id).digest('hex').slice(0, SUFFIX_LENGTH)
  const start = isUsable ? slug.slice(0, SLUG_MAX - SUFFIX_LENGTH - 1).replace(/-+$/, '') : fallback
  return `${start}-${suffix}`
}
