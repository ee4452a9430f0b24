import { useLocale } from '@mentor-connect/i18n'
import { useContext } from 'react'
import { LessonLanguageContext } from '../lessonLanguage'

/** The captions in the language of the interface, else in that of the lesson, else the first. Undefined without any. */
export function usePreferredCaptions<Captions extends { lang: string }>(captions: readonly Captions[]) {
  const languages = [useLocale(), useContext(LessonLanguageContext)]
  for (const language of languages) {
    const found = captions.find(({ lang }) => lang.split('-')[0] === language)
    if (found) return found
  }
  return captions[0]
}
