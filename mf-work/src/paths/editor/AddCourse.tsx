import { useEndpoint } from '@mentor-connect/api'
import { getCourses } from '@mentor-connect/contract/courses/courses'
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
import { useT } from './messages/useT'
import type { ChosenCourse } from './pathValues'

const SHOWN = 6

interface AddCourseProps {
  /** Number of the milestone. */
  number: number
  /** Ids of the courses that are in the path already. */
  chosen: string[]
  onAdd: (course: ChosenCourse) => void
}

/** A search of the catalogue from which courses are added. */
export function AddCourse({ number, chosen, onAdd }: AddCourseProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (chosen.length >= PATH_COURSES_MAX)
    return <Muted>{t('paths.editor.full', { count: PATH_COURSES_MAX })}</Muted>
  return (
    <Stack $gap={3}>
      <Row>
        <Button $variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <X size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
          {isOpen ? t('paths.editor.closeSearch') : t('paths.editor.addCourse', { number })}
        </Button>
      </Row>
      {isOpen && <Search chosen={chosen} onAdd={onAdd} />}
    </Stack>
  )
}

function Search({ chosen, onAdd }: Omit<AddCourseProps, 'number'>) {
  const t = useT()
  const [q, setQ] = useState('')
  const { data, error, retry } = useEndpoint(getCourses, { query: { limit: SHOWN, ...(q && { q }) } })
  return (
    <Stack $gap={3}>
      <SearchField label={t('paths.editor.search')} value={q} maxLength={SEARCH_MAX} onSearch={setQ} />
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {!data && !error && <Skeleton $height="8rem" />}
      {data && (
        <Muted role="status">
          {data.resources.length === 0
            ? t('paths.editor.noMatch')
            : t('paths.editor.found', { count: data.pagination.totalItems })}
        </Muted>
      )}
      <Stack as="ul" $gap={2}>
        {data?.resources.map(({ _id, title, language = '', mentorname }) => (
          <Found key={_id}>
            <div>
              <span lang={languageOf(title, language)}>{title}</span>
              <Small as="p">{t('paths.editor.by', { name: mentorname })}</Small>
            </div>
            {chosen.includes(_id) ? (
              <Small>
                <Check size={16} aria-hidden /> {t('paths.editor.added')}
              </Small>
            ) : (
              <Button
                $variant="secondary"
                $small
                $named
                onClick={() => onAdd({ courseId: _id, title, language })}
              >
                <Plus size={16} aria-hidden />
                {t('paths.editor.add', { title })}
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
