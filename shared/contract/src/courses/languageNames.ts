import { COURSE_LANGUAGES, isCourseLanguage, type CourseLanguage } from './courseLanguages'

type Names = Record<'en' | 'hi', string>

// The names do not come from `Intl.DisplayNames`, because servers and browsers must show the same names.
const NAMES: Record<CourseLanguage, Names> = {
  en: { en: 'English', hi: 'अंग्रेज़ी' },
  hi: { en: 'Hindi', hi: 'हिन्दी' },
  mr: { en: 'Marathi', hi: 'मराठी' },
  bn: { en: 'Bengali', hi: 'बांग्ला' },
  as: { en: 'Assamese', hi: 'असमिया' },
  te: { en: 'Telugu', hi: 'तेलुगु' },
  ta: { en: 'Tamil', hi: 'तमिल' },
  gu: { en: 'Gujarati', hi: 'गुजराती' },
  kn: { en: 'Kannada', hi: 'कन्नड़' },
  ml: { en: 'Malayalam', hi: 'मलयालम' },
  or: { en: 'Odia', hi: 'ओड़िया' },
  pa: { en: 'Punjabi', hi: 'पंजाबी' },
  ur: { en: 'Urdu', hi: 'उर्दू' },
}

/** Returns the name of a course's language in the reader's language, or the tag itself if it is unknown. */
export function languageName(language: string, locale: keyof Names): string {
  return isCourseLanguage(language) ? NAMES[language][locale] : language
}

/** Options of a select, in the usual order. */
export function languageOptions(locale: keyof Names, among: readonly string[] = COURSE_LANGUAGES) {
  return COURSE_LANGUAGES.filter((language) => among.includes(language)).map((language) => ({
    value: language,
    label: languageName(language, locale),
  }))
}
