import type { Submission } from '@mentor-connect/contract/api/tasks'
import { languageOf } from '@mentor-connect/i18n'
import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

export function MentorComment({ submission: { comment } }: { submission: Submission }) {
  const t = useT()
  if (!comment) return null
  return (
    <Quote>
      <strong>{t('public.task.comment')}</strong>
      <p lang={languageOf(comment)}>{comment}</p>
    </Quote>
  )
}

const Quote = styled.div`
  padding-inline-start: ${space[4]};
  border-inline-start: 4px solid ${color.accent};
  color: ${color.text};
  font-weight: ${font.weight.normal};

  p {
    margin: ${space[1]} 0 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
