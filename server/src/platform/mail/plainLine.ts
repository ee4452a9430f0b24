/** Line breaks, other control characters, and those that reverse the direction of the text after them. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Part of a line of what people have written: it cannot add a line, or turn the text after it around. */
export function plainPart(text: string): string {
  return text.replace(UNSAFE, ' ')
}

/** A whole line of what people have written, such as a header. */
export function plainLine(text: string): string {
  return plainPart(text).trim()
}

/** The lines of a text with several, each safe on its own. */
export function plainLines(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(plainLine)
}
