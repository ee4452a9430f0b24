/**
 * Languages of courses (BCP 47) and the script of each. If several languages share a script, the first is its
 * default.
 */
const SCRIPTS = {
  en: 'Latin',
  hi: 'Devanagari',
  mr: 'Devanagari',
  bn: 'Bengali',
  as: 'Bengali',
  te: 'Telugu',
  ta: 'Tamil',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  or: 'Oriya',
  pa: 'Gurmukhi',
  ur: 'Arabic',
} as const

export type CourseLanguage = keyof typeof SCRIPTS

export const COURSE_LANGUAGES = Object.keys(SCRIPTS) as CourseLanguage[]

export function isCourseLanguage(value: unknown): value is CourseLanguage {
  return typeof value === 'string' && Object.hasOwn(SCRIPTS, value)
}

/** Returns the language of a course whose mentor has stated none, by the script of its title. */
export function languageOfTitle(title: string): CourseLanguage {
  return languageOf(title) ?? 'en'
}

/**
 * Returns the language of a text that a person wrote, by the script of most of its letters. It is used for the `lang`
 * attribute of content that may be in another language than the page. Returns undefined for a text without letters.
 * @param stated the language of the course, page or other thing to which the text belongs; decides between languages
 * with the same script
 */
export function languageOf(text: string, stated?: string): CourseLanguage | undefined {
  const script = dominantScript(text)
  if (script === undefined) return undefined
  if (isCourseLanguage(stated) && SCRIPTS[stated] === script) return stated
  return COURSE_LANGUAGES.find((language) => SCRIPTS[language] === script)
}

type Script = (typeof SCRIPTS)[CourseLanguage]

const LETTERS = [...new Set(Object.values(SCRIPTS))].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'gu')] as const,
)

/** If a text has equally many letters of Latin and of another script, the other script wins. */
function dominantScript(text: string): Script | undefined {
  const counts = LETTERS.map(([script, letters]) => [script, text.match(letters)?.length ?? 0] as const)
  const most = Math.max(...counts.map(([, count]) => count))
  return most === 0 ? undefined : counts.findLast(([, count]) => count === most)?.[0]
}
