import { Notice } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useFieldName } from '../form/useFieldName'
import type { MissingPart } from './missingParts'
import { useMissingName } from '../form/useMissingName'

/** Lists what a course lacks before it can be published, each with a link to where it is added. */
export function MissingList({ parts }: { parts: MissingPart[] }) {
  const t = useT()
  const fieldName = useFieldName()
  const lessonName = useMissingName()
  return (
    <Notice tone="danger">
      <strong>{t('mentor.publish.missing.title')}</strong>
      <List>
        {parts.map((part) => (
          <li key={part.to}>
            <Link to={part.to}>{'field' in part ? fieldName(part.field) : lessonName(part)}</Link>
          </li>
        ))}
      </List>
    </Notice>
  )
}

const List = styled.ul`
  list-style: disc;
  padding-inline-start: 1.25rem;

  a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`
