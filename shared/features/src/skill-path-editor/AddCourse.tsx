import { PATH_COURSES_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  LoadFailed,
  Muted,
  Row,
  SearchField,
  Skeleton,
  Small,
  Stack,
  color,
  space,
} from '@mentor-connect/ui'
import { Check, Plus, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useEditorT } from './useEditorT'
import { usePathMaking } from './usePathMaking'
import type { ChosenCourse } from './pathValues'

interface AddCourseProps {
  /** Number of the milestone. */
  number: number
  /** Ids of the courses that are in the path already. */
  chosen: string[]
  onAdd: (course: ChosenCourse) => void
}

/** A search of the catalogue from which courses are added. */
export function AddCourse({ number, chosen, onAdd }: AddCourseProps) {
  const t = useEditorT()
  const [isOpen, setOpen] = useState(false)
  if (chosen.length >= PATH_COURSES_MAX)
    return <Muted>{t('pathEditor.full', { count: PATH_COURSES_MAX })}</Muted>
  return (
    <Stack $gap={3}>
      <Row>
        <Button $variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <X size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
          {isOpen ? t('pathEditor.closeSearch') : t('pathEditor.addCourse', { number })}
        </Button>
      </Row>
      {isOpen && <Search chosen={chosen} onAdd={onAdd} />}
    </Stack>
  )
}

function Search({ chosen, onAdd }: Omit<AddCourseProps, 'number'>) {
  const t = useEditorT()
  const [q, setQ] = useState('')
  const { useCourses } = usePathMaking()
  const { data, error, retry } = useCourses(q)
  return (
    <Stack $gap={3}>
      <SearchField label={t('pathEditor.search')} value={q} maxLength={SEARCH_MAX} onSearch={setQ} />
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {!data && !error && <Skeleton $height="8rem" />}
      {data && (
        <Muted role="status">
          {data.courses.length === 0 && t('pathEditor.noMatch')}
          {data.total !== undefined && data.total > 0 && t('pathEditor.found', { count: data.total })}
        </Muted>
      )}
      <Stack as="ul" $gap={2}>
        {data?.courses.map(({ courseId, title, language, mentorName }) => (
          <Found key={courseId}>
            <div>
              <span lang={languageOf(title, language)}>{title}</span>
              <Small as="p">{t('pathEditor.by', { name: mentorName })}</Small>
            </div>
            {chosen.includes(courseId) ? (
              <Small>
                <Check size={16} aria-hidden /> {t('pathEditor.added')}
              </Small>
            ) : (
              <Button $variant="secondary" $small $named onClick={() => onAdd({ courseId, title, language })}>
                <Plus size={16} aria-hidden />
                {t('pathEditor.add', { title })}
              </Button>
            )}
          </Found>
        ))}
      </Stack>
    </Stack>
  )
}

const Found = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.border};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 12rem;
  }
`
