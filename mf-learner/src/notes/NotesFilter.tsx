import type { NotedCourse } from '@mentor-connect/contract/learning/notes'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Notice, SearchField, SelectField, media, space, useFailureText } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useNotesExport } from './useNotesExport'
import type { NotesQuery } from './useNotesQuery'

interface NotesFilterProps {
  query: NotesQuery
  courses: readonly NotedCourse[]
  onChange: (patch: Partial<NotesQuery>) => void
}

/** Search field, choice of a course, and a button that downloads the notes of the chosen course. */
export function NotesFilter({ query, courses, onChange }: NotesFilterProps) {
  const t = useT()
  const failureText = useFailureText()
  const { download, isBusy, failure } = useNotesExport(query.course)
  const options = courses.map(({ courseId, courseTitle, count }) => ({
    value: courseId,
    label: `${courseTitle ?? t('learner.notes.deletedCourse')} (${count})`,
  }))
  return (
    <>
      <Fields role="search">
        <SearchField
          label={t('learner.notes.search')}
          value={query.text}
          maxLength={SEARCH_MAX}
          onSearch={(text) => onChange({ text })}
        />
        <SelectField
          label={t('learner.notes.course')}
          value={query.course}
          onChange={(course) => onChange({ course })}
          options={[{ value: '', label: t('learner.notes.allCourses') }, ...options]}
        />
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void download()}>
          <Download size={18} aria-hidden />
          {t('learner.notes.download')}
        </Button>
      </Fields>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: end;
  ${media.belowTablet} {
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  }
`
