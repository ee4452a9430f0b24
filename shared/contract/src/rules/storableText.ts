/**
 * Returns true if all databases and file systems can store this text, that is, if it has no NUL and no lone
 * surrogate.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text)
}

const LONE_SURROGATE = /\p{Surrogate}/u
