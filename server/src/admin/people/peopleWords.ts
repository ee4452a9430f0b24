import { SEARCH_WORD_MAX, searchWords } from '@mentor-connect/contract/courses/searchWords'

/**
 * Minimum length of a part of a name, except the first part. The index consists of trigrams and finds shorter
 * words only at the beginning of a word.
 */
const PART_MIN = 3

/**
 * Returns the words of a search for people. An address stays whole. A name with a hyphen or an apostrophe is
 * divided, and parts that the index cannot find are left out.
 */
export function peopleWords(search: string): string[] {
  const words = search
    .toLowerCase()
    .split(/[\s,;"“”„«»()[\]<>]+/)
    .flatMap((part) => {
      if (part.includes('@')) return [part.slice(0, SEARCH_WORD_MAX)]
      const [first, ...others] = searchWords(part)
      return [...(first ? [first] : []), ...others.filter((word) => [...word].length >= PART_MIN)]
    })
  return [...new Set(words)]
}
