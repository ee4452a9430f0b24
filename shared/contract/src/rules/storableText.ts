/** Whether all databases and file names can store this text: no NUL and no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text)
}

const LONE_SURROGATE = /\p{Surrogate}/u
