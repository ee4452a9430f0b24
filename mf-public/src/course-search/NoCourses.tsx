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
  /** The search text; may be empty. */
  search: string
  onSearch: (search: string) => void
  /** Clears search and filters; absent if none is set. */
  onReset?: () => void
  /** Removes the language filter; absent if no language is chosen. */
  onAllLanguages?: () => void
  /** Lists the courses of a subject instead; absent if the list is limited to one. */
  onSubject?: (subject: string) => void
}

/** Shown if a search finds nothing: suggests another spelling, all languages, subjects and popular courses. */
export function NoCourses({ search, onSearch, onReset, onAllLanguages, onSubject }: NoCoursesProps) {
  const t = useT()
  const name = useSubjectName()
  // Loaded only in the browser, because on most pages of the catalogue the server would load this for nothing.
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

/** Suggested spellings. Renders nothing while they load or if there are none, because there are other suggestions. */
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
