import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { LEARNER_SORTS, type LearnerSort } from '@mentor-connect/contract/mentoring/mentorArea'
import { SearchField, SelectField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { LearnerList } from './useLearnerList'

interface LearnerControlsProps {
  list: LearnerList
  courses: { courseId: string; title: string; learners: number }[]
  onChange: (patch: Partial<LearnerList>, options?: { replace?: boolean }) => void
}

/** Search, course filter and sort order. */
export function LearnerControls({ list, courses, onChange }: LearnerControlsProps) {
  const t = useT()
  const isKnown = courses.some(({ courseId }) => courseId === list.course)
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={t('mentor.learners.search')}
        value={list.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <SelectField
        label={t('mentor.learners.course')}
        value={list.course}
        onChange={(course) => onChange({ course })}
        options={[
          { value: '', label: t('mentor.learners.allCourses') },
          ...courses.map(({ courseId, title, learners }) => ({
            value: courseId,
            label: `${title} (${learners})`,
          })),
          ...(list.course && !isKnown
            ? [{ value: list.course, label: t('mentor.learners.unknownCourse') }]
            : []),
        ]}
      />
      <SelectField<LearnerSort>
        label={t('mentor.learners.sort')}
        value={list.sort}
        onChange={(sort) => onChange({ sort })}
        options={LEARNER_SORTS.map((value) => ({ value, label: t(`mentor.learners.sort.${value}`) }))}
      />
    </Bar>
  )
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]} ${space[4]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.5fr) minmax(9rem, 1fr);

    > :first-child {
      grid-column: auto;
    }
  }
`
