import type { Locale } from '@mentor-connect/contract/api/locales'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { LanguageLevel } from '@mentor-connect/contract/work/portfolioRules'
import type { TimelineEntry } from '@mentor-connect/contract/work/timelineRules'
import { monthAndYear } from '@mentor-connect/contract/work/timelineTexts'

interface Words {
  title: string
  summary: string
  skills: string
  experience: string
  education: string
  works: string
  languages: string
  links: string
  volunteering: string
  certificate: (course: string, month: string) => string
  task: (course: string, title: string) => string
  /**
   * Describes a project by its title, the learner's role and the mentor who confirmed the contribution.
   * `mentor` is empty if the mentor's account is gone.
   */
  project: (title: string, role: string, mentor: string) => string
  /** Tells readers how to check a certificate: by its address and number. */
  check: (address: string, id: string) => string
  since: (from: string) => string
  levels: Record<LanguageLevel, string>
}

export const WORDS: Record<Locale, Words> = {
  en: {
    title: 'Résumé',
    summary: 'Summary',
    skills: 'Skills',
    experience: 'Experience',
    education: 'Education',
    works: 'Works',
    languages: 'Languages',
    links: 'Links',
    volunteering: 'Volunteering',
    certificate: (course, month) => `Certificate: ${course}, ${month}`,
    task: (course, title) => `Approved work in “${course}”: ${title}`,
    project: (title, role, mentor) =>
      `Team project “${title}”: ${role}${mentor && `, confirmed by ${mentor}`}`,
    check: (address, id) => `${address} · ID ${id}`,
    since: (from) => `Since ${from}`,
    levels: { basic: 'basic', good: 'good', fluent: 'fluent', native: 'mother tongue' },
  },
  hi: {
    title: 'रिज़्यूमे',
    summary: 'परिचय',
    skills: 'कौशल',
    experience: 'अनुभव',
    education: 'शिक्षा',
    works: 'काम',
    languages: 'भाषाएँ',
    links: 'लिंक',
    volunteering: 'स्वयंसेवा',
    certificate: (course, month) => `प्रमाणपत्र: ${course}, ${month}`,
    task: (course, title) => `“${course}” में मंज़ूर किया गया काम: ${title}`,
    project: (title, role, mentor) => `टीम प्रोजेक्ट “${title}”: ${role}${mentor && `, ${mentor} ने पुष्टि की है`}`,
    check: (address, id) => `${address} · आईडी ${id}`,
    since: (from) => `${from} से अब तक`,
    levels: { basic: 'थोड़ी-बहुत', good: 'अच्छी', fluent: 'बहुत अच्छी', native: 'मातृभाषा' },
  },
}

export const monthOf = (at: string, language: Locale) => dateFormats(language, DEFAULT_TIME_ZONE).month(at)

/** Returns the dates of an entry as text, such as `Jan 2022 – Mar 2023`, `2022` or `Since 2022`. */
export function timeText({ from, fromMonth, to, toMonth }: TimelineEntry, language: Locale): string {
  const begin = monthAndYear(from, fromMonth, language)
  if (to === undefined) return WORDS[language].since(begin)
  const end = monthAndYear(to, toMonth, language)
  return begin === end ? begin : `${begin} – ${end}`
}
