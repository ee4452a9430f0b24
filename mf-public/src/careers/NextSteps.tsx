import type { Career } from '@mentor-connect/contract/learning/careers'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { useLocale } from '@mentor-connect/i18n'
import { ButtonLink, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useSitePaths } from '../page-layout/useSitePaths'
import { BookOpen, MessagesSquare } from 'lucide-react'
import { AssessmentInvitation } from './AssessmentInvitation'
import { useT } from './messages/useT'

/** Courses and mentors for the subjects of a career. */
export function NextSteps({ career }: { career: Career }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const locale = useLocale()
  const domains = career.subjects.flatMap((id) => SUBJECT_ROWS.find(([known]) => known === id)?.[1] ?? [])
  return (
    <Stack as="section" aria-labelledby="career-next">
      <SectionTitle id="career-next">{t('public.careers.next')}</SectionTitle>
      <Row>
        {domains.map((domain) => (
          <ButtonLink key={domain} to={withDomain(sitePaths.resources, domain)} $variant="secondary">
            <BookOpen size={18} aria-hidden />
            {t('public.careers.courses', { subject: subjectName(domain, locale) })}
          </ButtonLink>
        ))}
        {domains.slice(0, 1).map((domain) => (
          <ButtonLink key={domain} to={withDomain(sitePaths.mentorDirectory, domain)} $variant="secondary">
            <MessagesSquare size={18} aria-hidden />
            {t('public.careers.mentors', { subject: subjectName(domain, locale) })}
          </ButtonLink>
        ))}
      </Row>
      <AssessmentInvitation />
    </Stack>
  )
}

const withDomain = (path: string, domain: string) => `${path}?${new URLSearchParams({ domain })}`
