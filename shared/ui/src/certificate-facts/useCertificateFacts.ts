import type { Certificate } from '@mentor-connect/contract/learning/certificates'
import { useLocale } from '@mentor-connect/i18n'
import { useCertificateT } from './useCertificateT'

interface CertificateFacts {
  /**
   * Summary of how the certificate was earned: the learner's own statements, and the checks by others. Absent on old
   * certificates.
   */
  earned?: string
  /** The learner's result; absent unless the course was passed. */
  result?: string
  level?: string
  /** Hours of learning. */
  hours?: string
}

/** Returns a function that describes in words what a certificate proves and how it was earned. */
export function useCertificateFacts() {
  const t = useCertificateT()
  const plural = new Intl.PluralRules(useLocale())
  /** English and Hindi have only these two plural forms. */
  const formOf = (count: number) => (plural.select(count) === 'one' ? 'one' : 'other')
  return ({
    earned,
    passed,
    instructorName,
  }: Pick<Certificate, 'earned' | 'passed' | 'instructorName'>): CertificateFacts => {
    const hours = passed?.hours ?? earned?.hours
    return {
      ...(earned && { earned: earnedText(earned, instructorName) }),
      ...(passed && {
        result: t('certificate.passed', { percent: passed.percent, required: passed.required }),
        level: t(`certificate.level.${passed.level}`),
      }),
      ...(hours && { hours: t(`certificate.hours.${formOf(hours)}`, { count: hours }) }),
    }
  }

  function earnedText(
    { lessons, quizzes, tasks, courses }: NonNullable<Certificate['earned']>,
    instructor: string,
  ) {
    // A certificate of a path names no single instructor, because the courses of a path have several.
    const name = courses === undefined ? instructor : t('certificate.instructors')
    const isAll = quizzes + tasks === 0 && lessons > 1
    const parts = [
      quizzes > 0 && t(`certificate.earned.quizzes.${formOf(quizzes)}`, { count: quizzes }),
      tasks > 0 && t(`certificate.earned.tasks.${formOf(tasks)}`, { count: tasks, name }),
      lessons > 0 &&
        t(isAll ? 'certificate.earned.allLessons' : `certificate.earned.lessons.${formOf(lessons)}`, {
          count: lessons,
        }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
