import { findSubject } from '@mentor-connect/contract/courses/subjects'
import { isOneSlip } from './slips'

/**
 * Words that mean the same but neither look nor sound alike. They are folded, because searches compare folded
 * words.
 */
const GROUPS = [
  ['resume', 'cv', 'biodata', 'रिज्यूमे', 'सीवी', 'बायोडाटा'],
  ['job', 'jobs', 'naukri', 'rozgar', 'नौकरी', 'रोजगार'],
  ['computer', 'computers', 'pc', 'कंप्यूटर'],
  ['money', 'paisa', 'paise', 'पैसा', 'पैसे', 'पैसों'],
  ['english', 'angrezi', 'angreji', 'अंग्रेजी', 'इंग्लिश'],
  ['maths', 'math', 'mathematics', 'ganit', 'गणित'],
  ['interview', 'interviews', 'sakshatkar', 'इंटरव्यू', 'साक्षात्कार'],
  ['business', 'vyapar', 'vyavsay', 'व्यवसाय', 'व्यापार', 'बिजनेस'],
  ['excel', 'spreadsheet', 'spreadsheets', 'एक्सेल'],
  ['government', 'sarkari', 'सरकारी'],
  ['exam', 'exams', 'pariksha', 'परीक्षा'],
  ['saving', 'savings', 'bachat', 'बचत'],
  ['loan', 'karz', 'rin', 'कर्ज', 'ऋण', 'लोन'],
  ['security', 'suraksha', 'safe', 'safety', 'सुरक्षा', 'सुरक्षित'],
  ['website', 'websites', 'वेबसाइट'],
  ['phone', 'mobile', 'फोन', 'मोबाइल'],
  ['email', 'mail', 'mails', 'ईमेल'],
  ['bank', 'banks', 'बैंक'],
]

const BY_WORD = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)))

/** Returns the synonyms of a word. They are found even if the word has one wrong letter. */
export function synonymsOf(word: string): string[] {
  const group = BY_WORD.get(word) ?? BY_WORD.get(corrected(word) ?? '') ?? []
  return group.filter((other) => other !== word)
}

const CORRECTED_MIN = 6

function corrected(word: string): string | undefined {
  if (word.length < CORRECTED_MIN) return undefined
  return [...BY_WORD.keys()].find((known) => known.length >= CORRECTED_MIN && isOneSlip(word, known))
}

/** Returns the English name of the subject that a word stands for, as courses store it. */
export function subjectOf(word: string): string | undefined {
  return findSubject(word)?.names.en
}

const STOP_WORDS = new Set(
  (
    'a an and at by for from how i in is my of on or the to what with learn learning course courses class classes tutorial ' +
    'ka ke ki ko se me mein main kaise kare karna sikhe seekhe sikhna seekhna hai aur liye ' +
    'का के की को से में पर और या है हैं कैसे करें करना सीखें सीखना सीखो लिए कोर्स क्या'
  ).split(' '),
)

/** Removes the words that say nothing about the subject. If no word is left, all words are returned. */
export function contentWords(words: string[]): string[] {
  const content = words.filter((word) => !STOP_WORDS.has(word))
  return content.length > 0 ? content : words
}
