import { useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/api/courses'
import { Button, Empty, Row, SectionTitle, Stack, useSubjectName } from '@mentor-connect/ui'
import { PopularCourses } from '../course-cards/PopularCourses'
import { ResetList } from '../list-controls/ResetList'
import { useT } from '../messages/useT'

const SUBJECTS_SHOWN = 6

export interface NoCoursesProps {
  /** Clears search and filters; absent if none is set. */
  onReset?: () => void
  /** Searches in all languages; absent if no language is chosen. */
  onAllLanguages?: () => void
  /** Lists a subject instead; absent where the list is limited to one. */
  onSubject?: (subject: string) => void
}

/** What to do after a search that found nothing: other languages, subjects, popular courses. */
export function NoCourses({ onReset, onAllLanguages, onSubject }: NoCoursesProps) {
  const t = useT()
  const name = useSubjectName()
  const subjects = useEndpoint(getDomains, onSubject ? {} : null)
  return (
    <Stack $gap={8}>
      <Empty title={t('public.catalogue.none')}>
        {onReset && <ResetList onReset={onReset} />}
        {onAllLanguages && (
          <Button $variant="secondary" onClick={onAllLanguages}>
            {t('public.search.allLanguages')}
          </Button>
        )}
      </Empty>
      {onSubject && subjects.data && subjects.data.length > 0 && (
        <Stack as="section" $gap={4}>
          <SectionTitle>{t('public.search.subjects')}</SectionTitle>
          <Row $gap={2}>
            {subjects.data.slice(0, SUBJECTS_SHOWN).map((subject) => (
              <Button key={subject.name} $variant="secondary" onClick={() => onSubject(subject.name)}>
                {name(subject.name)}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      {onReset && (
        <Stack as="section" $gap={4}>
          <SectionTitle>{t('public.search.popular')}</SectionTitle>
          <PopularCourses />
        </Stack>
      )}
    </Stack>
  )
}
