/** Replaces the digits of every script by 0 to 9: ९, ９, ٩ and ৯ become 9. */
export function latinDigits(text: string): string {
  return text.replace(/[^0-9\P{Nd}]/gu, latinDigit)
}

/**
 * Finds the value of a digit by its position in its row of ten code points; rows may be adjacent. Digits that Unicode
 * defines as another form of 0 to 9 are normalized instead.
 */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC')
  if (/^[0-9]$/.test(plain)) return plain
  const code = digit.codePointAt(0)!
  let zero = code
  while (IS_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const IS_DIGIT = /^\p{Nd}$/u

/**
 * Returns only the digits of a text, as 0 to 9. It is used for codes, which people paste with spaces, dashes and
 * words.
 */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}
