import { Report } from '@mentor-connect/features/report/button'
import { languageOf } from '@mentor-connect/i18n'
import { Notice, color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'
import type { SubmissionProps } from './taskProps'

/** The mentor's comment on a submission, with a button to report it. */
export function MentorComment({ work: { id, mentor }, submission }: SubmissionProps) {
  const t = useT()
  const { number, comment, isCommentHidden } = submission
  if (isCommentHidden) return <Notice>{t('public.task.commentHidden')}</Notice>
  if (!comment) return null
  return (
    <Quote>
      <strong>{mentor ? t('public.task.commentBy', { name: mentor }) : t('public.task.comment')}</strong>
      <p lang={languageOf(comment)}>{comment}</p>
      {id && mentor && <Report kind="work-comment" subjectId={id} seq={number} name={mentor} />}
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
