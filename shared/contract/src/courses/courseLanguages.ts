/** The languages of courses (BCP 47) with the script that each is written in. The first language of a script is its default. */
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

/** The language of a course whose mentor states none: by the script of its title. */
export function languageOfTitle(title: string): CourseLanguage {
  return languageOf(title) ?? 'en'
}

/**
 * The language of a text that a person wrote, by the script of most of its letters: for the `lang` attribute of content
 * that may be in another language than the page. Undefined for a text without letters.
 * @param stated the language of what the text belongs to; decides between the languages of one script
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

/** With as many letters of Latin as of another script, it is the other one. */
function dominantScript(text: string): Script | undefined {
  const counts = LETTERS.map(([script, letters]) => [script, text.match(letters)?.length ?? 0] as const)
  const most = Math.max(...counts.map(([, count]) => count))
  return most === 0 ? undefined : counts.findLast(([, count]) => count === most)?.[0]
}
