import { COURSE_SORTS, SEARCH_SORTS, type CourseSort } from '@mentor-connect/contract/courses/courses'
import { Slot } from '@mentor-connect/contract/slots'
import { SuggestField } from '@mentor-connect/features/course-suggestions'
import { SelectField, Stack } from '@mentor-connect/ui'
import { FilterBar } from '@mentor-connect/ui/filter-bar'
import { useCoursePath } from '../course-cards/useCoursePath'
import { useMentorPath } from '../page-layout/useMentorPath'
import { useStateInUrl } from '../list-controls/useListState'
import { useT } from '../messages/useT'
import { PagePart } from '../page-layout/PagePart'
import { CourseFilterFields } from './CourseFilterFields'
import { CourseList } from './CourseList'
import {
  NO_COURSE_FILTERS,
  readCourseListState,
  writeCourseListState,
  type CourseListState,
} from './courseListState'
import { useChosenFilters } from './useChosenFilters'

const SORTS = COURSE_SORTS as unknown as [CourseSort, ...CourseSort[]]
const SORTS_OF_SEARCH = SEARCH_SORTS as unknown as [CourseSort, ...CourseSort[]]

interface CourseSearchProps {
  /** Domain that the list is limited to; if absent, the person can choose one. */
  subject?: string
}

/** The catalogue with search, filters, sorting and pagination. */
export function CourseSearch({ subject }: CourseSearchProps) {
  const t = useT()
  const coursePath = useCoursePath()
  const mentorPath = useMentorPath()
  const list = useCourseListState(SORTS)
  const search = useCourseListState(SORTS_OF_SEARCH)
  const { state, change } = list.state.q ? search : list
  const shown = { ...state, domain: subject ?? state.domain }
  const chosen = useChosenFilters({ ...state, domain: subject ? '' : state.domain }, change)
  const sorts = state.q ? SORTS_OF_SEARCH : SORTS
  const onSubject = subject ? undefined : (domain: string) => change({ ...NO_COURSE_FILTERS, q: '', domain })
  return (
    <Stack $gap={8}>
      <FilterBar
        search={
          <SuggestField
            label={t('public.catalogue.search')}
            value={state.q}
            onSearch={(q) => change({ q }, { replace: true })}
            onSubject={onSubject}
            coursePath={coursePath}
            mentorPath={mentorPath}
          />
        }
        sort={
          <SelectField<CourseSort>
            label={t('public.list.sort')}
            value={state.sort}
            onChange={(sort) => change({ sort })}
            options={sorts.map((sort) => ({ value: sort, label: t(`public.catalogue.sort.${sort}`) }))}
          />
        }
        chosen={chosen}
        onClear={() => change(NO_COURSE_FILTERS)}
      >
        <CourseFilterFields state={shown} onChange={change} hasOneSubject={subject !== undefined} />
      </FilterBar>
      <PagePart>
        <CourseList
          state={shown}
          onPage={(page) => change({ page })}
          onReset={state.q || chosen.length > 0 ? () => change({ ...NO_COURSE_FILTERS, q: '' }) : undefined}
          onAllLanguages={state.language ? () => change({ language: '' }) : undefined}
          onSubject={onSubject}
          onSearch={(q) => change({ q })}
        />
      </PagePart>
      <Slot name="course.search" text={state.q} />
    </Stack>
  )
}

const useCourseListState = (sorts: [CourseSort, ...CourseSort[]]) =>
  useStateInUrl<CourseListState>(
    (params) => readCourseListState(params, sorts),
    (state) => writeCourseListState(state, sorts),
  )
