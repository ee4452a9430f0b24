import { useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/courses/courses'
import { getSuggestions } from '@mentor-connect/contract/courses/suggestions'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Empty, Row, SectionTitle, Stack, useHydrated, useSubjectName } from '@mentor-connect/ui'
import { PopularCourses } from '../course-cards/PopularCourses'
import { ResetList } from '../list-controls/ResetList'
import { useT } from '../messages/useT'

const SUBJECTS_SHOWN = 6

export interface NoCoursesProps {
  /** What was searched for; may be empty. */
  search: string
  onSearch: (search: string) => void
  /** Clears search and filters; absent if none is set. */
  onReset?: () => void
  /** Searches in all languages; absent if no language is chosen. */
  onAllLanguages?: () => void
  /** Lists a subject instead; absent where the list is limited to one. */
  onSubject?: (subject: string) => void
}

/** What to do after a search that found nothing: another spelling, other languages, subjects, popular courses. */
export function NoCourses({ search, onSearch, onReset, onAllLanguages, onSubject }: NoCoursesProps) {
  const t = useT()
  const name = useSubjectName()
  // Only the browser loads what follows: on most pages of the catalogue a server would read it for nothing.
  const isInBrowser = useHydrated()
  const subjects = useEndpoint(getDomains, isInBrowser && onSubject ? {} : null)
  const hasPopular = isInBrowser && onReset !== undefined
  return (
    <Stack $gap={8}>
      <Empty title={t('public.catalogue.none')}>
        {search && <OtherSpellings search={search} onSearch={onSearch} />}
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
      {hasPopular && (
        <Stack as="section" $gap={4}>
          <SectionTitle>{t('public.search.popular')}</SectionTitle>
          <PopularCourses />
        </Stack>
      )}
    </Stack>
  )
}

/** Nothing is shown while they are loaded, or if there are none: it is only one of several ways on. */
function OtherSpellings({ search, onSearch }: Pick<NoCoursesProps, 'search' | 'onSearch'>) {
  const t = useT()
  const { data } = useEndpoint(getSuggestions, { query: { q: search } })
  if (!data || data.spellings.length === 0) return null
  return (
    <Row $gap={2}>
      <span>{t('public.search.didYouMean')}</span>
      {data.spellings.map((spelling) => (
        <Button
          key={spelling}
          $variant="secondary"
          lang={languageOf(spelling)}
          onClick={() => onSearch(spelling)}
        >
          {spelling}
        </Button>
      ))}
    </Row>
  )
}
