import { useEndpoint } from '@mentor-connect/api'
import {
  COURSE_SORTS,
  SEARCH_SORTS,
  getDomains,
  getLanguages,
  type CourseSort,
} from '@mentor-connect/contract/api/courses'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { Stack } from '@mentor-connect/ui'
import { SuggestField } from '@mentor-connect/ui/course-suggestions'
import { useCoursePath } from '../course-cards/useCoursePath'
import { useMentorPath } from '../page-layout/useMentorPath'
import { ListControls } from '../list-controls/ListControls'
import { useListState } from '../list-controls/useListState'
import { useT } from '../messages/useT'
import { PagePart } from '../page-layout/PagePart'
import { CourseList } from './CourseList'

const SORTS = COURSE_SORTS as unknown as [CourseSort, ...CourseSort[]]
const SORTS_OF_SEARCH = SEARCH_SORTS as unknown as [CourseSort, ...CourseSort[]]

interface CourseSearchProps {
  /** The domain that the list is limited to; if absent, the person can choose one. */
  subject?: string
}

/** The catalogue with search, filter, sorting and pagination. */
export function CourseSearch({ subject }: CourseSearchProps) {
  const t = useT()
  const coursePath = useCoursePath()
  const mentorPath = useMentorPath()
  const list = useListState(SORTS)
  const search = useListState(SORTS_OF_SEARCH)
  const { state, change } = list.state.q ? search : list
  const domains = useEndpoint(getDomains, subject ? null : {})
  const languages = useEndpoint(getLanguages, {})
  const shown = { ...state, domain: subject ?? state.domain }
  const isNarrowed = state.q || state.language || (state.domain && !subject)
  const onSubject = subject ? undefined : (domain: string) => change({ q: '', language: '', domain })
  return (
    <Stack $gap={8}>
      <ListControls
        searchLabel={t('public.catalogue.search')}
        searchField={
          <SuggestField
            label={t('public.catalogue.search')}
            value={state.q}
            onSearch={(q) => change({ q }, { replace: true })}
            onSubject={onSubject}
            coursePath={coursePath}
            mentorPath={mentorPath}
          />
        }
        state={shown}
        onChange={change}
        domains={subject ? undefined : (domains.data ?? []).map((domain) => domain.name)}
        languages={languageChoices(languages.data, state.language)}
        sorts={(state.q ? SORTS_OF_SEARCH : SORTS).map((sort) => ({
          value: sort,
          label: t(`public.catalogue.sort.${sort}`),
        }))}
      />
      <PagePart>
        <CourseList
          state={shown}
          onPage={(page) => change({ page })}
          onReset={isNarrowed ? () => change({ q: '', domain: '', language: '' }) : undefined}
          onAllLanguages={state.language ? () => change({ language: '' }) : undefined}
          onSubject={onSubject}
          onSearch={(q) => change({ q })}
        />
      </PagePart>
    </Stack>
  )
}

/**
 * While they are loaded, the field is there without choices, so that nothing moves when they arrive; with one language,
 * there is nothing to choose.
 */
function languageChoices(loaded: ReplyOf<typeof getLanguages> | undefined, chosen: string | undefined) {
  const languages = loaded?.map(({ language }) => language) ?? []
  return !loaded || chosen || languages.length > 1 ? languages : undefined
}
