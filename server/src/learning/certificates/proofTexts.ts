import type { PassedCourse } from '@mentor-connect/contract/api/certificates'
import type { CourseLevel } from '@mentor-connect/contract/rules/courseFacts'

const LEVELS: Record<CourseLevel, { en: string; hi: string }> = {
  beginner: { en: 'Beginner', hi: 'शुरुआती' },
  intermediate: { en: 'Intermediate', hi: 'मध्यम' },
  advanced: { en: 'Advanced', hi: 'उन्नत' },
}

export interface CertificateWording {
  title: { en: string; hi: string }
  /** Stands between the names of learner and course. */
  sentence: string
  /** Mark, hours, level and language; undefined where nothing was checked. */
  result?: { en: string; hi: string }
}

/** What PDF and card say, apart from names and date. */
export function wordingOf(passed: PassedCourse | undefined): CertificateWording {
  if (!passed)
    return {
      title: { en: 'Certificate of Completion', hi: 'पूर्णता प्रमाण-पत्र' },
      sentence: 'has completed every lesson of the course',
    }
  return {
    title: { en: 'Certificate of Achievement', hi: 'उपलब्धि प्रमाण-पत्र' },
    sentence: 'has completed every lesson and passed the course',
    result: { en: englishResult(passed), hi: hindiResult(passed) },
  }
}

/** Says also how it was checked: nobody should take it for a supervised examination. */
export function englishResult({ percent, required, hours, level, language }: PassedCourse): string {
  const taught = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  const time = hours === 1 ? '1 hour' : `${hours} hours`
  return `Mark ${percent}%, ${required}% needed · ${time} of learning · ${LEVELS[level].en} · in ${taught} · online, not supervised`
}

function hindiResult({ percent, required, hours, level, language }: PassedCourse): string {
  const taught = new Intl.DisplayNames('hi', { type: 'language' }).of(language) ?? language
  const time = hours === 1 ? '1 घंटा' : `${hours} घंटे`
  return `अंक ${percent}%, ज़रूरी ${required}% · सीखने का समय ${time} · स्तर: ${LEVELS[level].hi} · भाषा: ${taught} · ऑनलाइन, बिना निगरानी के`
}

export const levelName = (level: CourseLevel) => LEVELS[level].en
