import { credentialUrl } from '@mentor-connect/api'
import type { Certificate, PassedCourse } from '@mentor-connect/contract/api/certificates'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { ButtonAnchor, Row, Small, Stack } from '@mentor-connect/ui'
import { BadgeCheck, FileCheck2 } from 'lucide-react'
import { useT } from './messages/useT'
import { Facts } from './Facts'
import { VerdictCard } from './VerdictCard'

export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useT()
  const { longDate } = useFormats()
  const passedFacts = usePassedFacts()
  const earnedFacts = useEarnedFacts()
  return (
    <VerdictCard tone="success" icon={BadgeCheck} title={t('public.verify.found')}>
      <p>{t('public.verify.foundText')}</p>
      <Facts
        facts={[
          [t('public.verify.recipient'), certificate.learnerName],
          [t('public.verify.course'), certificate.courseName],
          [t('public.verify.instructor'), certificate.instructorName],
          ...earnedFacts(certificate),
          ...(certificate.passed ? passedFacts(certificate.passed) : []),
          [t('public.verify.issued'), longDate(certificate.createdAt)],
          [t('public.verify.updated'), longDate(certificate.updatedAt)],
          [t('public.verify.certificateId'), certificate._id],
          [t('public.verify.courseId'), certificate.courseId],
        ]}
      />
      <Stack $gap={2}>
        <Row>
          <ButtonAnchor $variant="secondary" href={credentialUrl(certificate._id)} download>
            <FileCheck2 size={20} aria-hidden />
            {t('public.verify.credential')}
          </ButtonAnchor>
        </Row>
        <Small>{t('public.verify.credentialText')}</Small>
      </Stack>
    </VerdictCard>
  )
}

/** The facts that the page of a check shows for a course that was passed. */
function usePassedFacts() {
  const t = useT()
  const locale = useLocale()
  return ({ percent, required, hours, level, language }: PassedCourse): [string, string][] => {
    const taught = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
    return [
      [t('public.verify.result'), t('public.verify.passed', { percent, required })],
      [t('public.verify.hours'), t('public.verify.hoursOf', { count: hours })],
      [t('public.verify.level'), t(`public.verify.level.${level}`)],
      [t('public.verify.language'), taught],
      [t('public.verify.checked'), t('public.verify.unsupervised')],
    ]
  }
}

/** How the certificate was earned: what the learner has stated, and what others have checked. */
function useEarnedFacts() {
  const t = useT()
  return ({ earned, passed, instructorName }: Certificate): [string, string][] => {
    if (!earned) return []
    const { lessons, quizzes, tasks, hours } = earned
    const lessonsText = quizzes + tasks > 0 || lessons === 1 ? 'lessons' : 'allLessons'
    const parts = [
      quizzes > 0 && t('public.verify.earned.quizzes', { count: quizzes }),
      tasks > 0 && t('public.verify.earned.tasks', { count: tasks, name: instructorName }),
      lessons > 0 && t(`public.verify.earned.${lessonsText}`, { count: lessons }),
    ]
    const facts: [string, string][] = [[t('public.verify.earned'), parts.filter(Boolean).join(' · ')]]
    if (hours && !passed) facts.push([t('public.verify.hours'), t('public.verify.hoursOf', { count: hours })])
    return facts
  }
}
