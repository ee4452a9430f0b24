import { useEndpoint } from '@mentor-connect/api'
import { listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import type { Career } from '@mentor-connect/contract/learning/careers'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { ButtonLink, Row, SectionTitle, Stack, useHydrated } from '@mentor-connect/ui'
import { BookOpen, MessagesSquare, Route } from 'lucide-react'
import { useSitePaths } from '../page-layout/useSitePaths'
import { AssessmentInvitation } from './AssessmentInvitation'
import { useT } from './messages/useT'

const PATHS_SHOWN = 2

/** Skill paths, courses and mentors for the subjects of a career. */
export function NextSteps({ career }: { career: Career }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const locale = useLocale()
  const domains = career.subjects.flatMap((id) => SUBJECT_ROWS.find(([known]) => known === id)?.[1] ?? [])
  return (
    <Stack as="section" aria-labelledby="career-next">
      <SectionTitle id="career-next">{t('public.careers.next')}</SectionTitle>
      <Row>
        <SkillPathLinks subject={domains[0]} />
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

/**
 * The skill paths of a subject with the most learners. They are not rendered on a server, because the page is
 * complete without them.
 */
function SkillPathLinks({ subject }: { subject: string | undefined }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const languageFirst = useLocale()
  const isHydrated = useHydrated()
  const { data } = useEndpoint(
    listSkillPaths,
    isHydrated && subject ? { query: { subject, languageFirst, page: 1 } } : null,
  )
  return data?.paths.slice(0, PATHS_SHOWN).map(({ slug, title, language }) => (
    <ButtonLink key={slug} to={sitePaths.skillPath(slug)} $named>
      <Route size={18} aria-hidden />
      <span>
        {t('public.careers.path')} <span lang={languageOf(title, language)}>{title}</span>
      </span>
    </ButtonLink>
  ))
}

const withDomain = (path: string, domain: string) => `${path}?${new URLSearchParams({ domain })}`
