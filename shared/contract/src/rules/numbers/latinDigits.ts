/** The text with the digits of every script as 0 to 9: ९, ９, ٩ and ৯ are 9. */
export function latinDigits(text: string): string {
  return text.replace(/[^0-9\P{Nd}]/gu, latinDigit)
}

/** Digits lie in rows of ten, some of them side by side, except those that Unicode itself calls another form of 0 to 9. */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC')
  if (/^[0-9]$/.test(plain)) return plain
  const code = digit.codePointAt(0)!
  let zero = code
  while (IS_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const IS_DIGIT = /^\p{Nd}$/u

/** Only the digits of a text, as 0 to 9: for codes, which are pasted with spaces, dashes and words. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}
