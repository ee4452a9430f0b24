/** Matches texts without any character that folding changes, apart from capital letters. */
const ASCII = /^[\t-\r\x20-\x7e]*$/

/**
 * Converts a text into the form in which searches compare it: without case, accents, nukta and joiners, with one sign
 * for every nasal before a consonant, and with the digits 0 to 9. Both sides of a comparison must be folded:
 * अँग्रेज़ी = अंग्रेजी, résumé = resume, कम्प्यूटर = कंप्यूटर.
 */
export function foldText(text: string): string {
  // Most texts are plain English, in which folding changes only capital letters.
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\u0901|[ङञणनम]\u094d(?=[\u0915-\u0939])/g, '\u0902')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .normalize('NFC')
}

/** Folds a text and returns its words: letters with their combining marks, and digits. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
}
