/** Whether every database and every file name keeps this text: no NUL, and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text)
}

const LONE_SURROGATE = /\p{Surrogate}/u
