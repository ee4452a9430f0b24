import { call, useAttempt } from '@mentor-connect/api'
import {
  acceptAnswer,
  editAnswer,
  markHelpful,
  removeAnswer,
  type LessonAnswer,
} from '@mentor-connect/contract/courses/discussions'
import { Button, Notice, Row, Stack, Tag, color, radius, space, useFailureText } from '@mentor-connect/ui'
import { CircleCheckBig, ThumbsUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ReportButton } from '../report'
import { AnswerForm } from './AnswerForm'
import { OwnPostActs } from './OwnPostActs'
import { PostAuthor } from './PostAuthor'
import { PostText } from './PostText'
import { useDiscussionT } from './useDiscussionT'

interface AnswerItemProps {
  userId: string
  questionId: string
  answer: LessonAnswer
  canAccept: boolean
  /** Called after a change, so that the question is loaded again. */
  onChanged: () => void
  onRemoved: () => void
}

/** An answer with all actions that the reader can take. */
export function AnswerItem(props: AnswerItemProps) {
  const { userId, questionId, answer, canAccept, onChanged, onRemoved } = props
  const t = useDiscussionT()
  const failureText = useFailureText()
  const { attempt, failure } = useAttempt()
  const [isEdited, setEdited] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (!isEdited && wasEdited.current) edit.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  const { id, isAccepted, isOwn, hasHelped = false, helpful } = answer
  const name = answer.author.name || t('discussion.former')
  const params = { id: questionId, answerId: id }
  const act = (send: () => Promise<unknown>) =>
    void attempt(async () => {
      await send()
      onChanged()
    })
  const handleSave = async (text: string) => {
    await call(editAnswer, { params, body: { userId, text } })
    setEdited(false)
    onChanged()
  }
  if (isEdited)
    return (
      <Box as="li">
        <AnswerForm
          text={answer.text}
          action={t('discussion.save')}
          onSend={handleSave}
          onCancel={() => setEdited(false)}
        />
      </Box>
    )
  return (
    <Box as="li" $accepted={isAccepted} $gap={2}>
      {isAccepted && (
        <div>
          <Tag $tone="success">
            <CircleCheckBig size={16} aria-hidden />
            {t('discussion.accepted')}
          </Tag>
        </div>
      )}
      <PostAuthor {...answer} />
      {answer.isHidden && <Notice>{t('discussion.hidden')}</Notice>}
      <PostText text={answer.text} />
      <Row $gap={1}>
        <Button
          $variant="ghost"
          $inactive={isOwn}
          aria-pressed={hasHelped}
          aria-label={t('discussion.helpfulOf', { name, count: helpful })}
          onClick={() => act(() => call(markHelpful, { params, body: { userId, helpful: !hasHelped } }))}
        >
          <ThumbsUp size={16} aria-hidden fill={hasHelped ? 'currentColor' : 'none'} />
          {t('discussion.helpful', { count: helpful })}
        </Button>
        {canAccept && (
          <Button
            $variant="ghost"
            aria-label={isAccepted ? undefined : t('discussion.acceptOf', { name })}
            onClick={() =>
              act(() =>
                call(acceptAnswer, {
                  params: { id: questionId },
                  body: { userId, answerId: isAccepted ? null : id },
                }),
              )
            }
          >
            {t(isAccepted ? 'discussion.unaccept' : 'discussion.accept')}
          </Button>
        )}
        {isOwn ? (
          <OwnPostActs
            kind="Answer"
            editRef={edit}
            onEdit={() => setEdited(true)}
            onRemove={() => call(removeAnswer, { params, body: { userId } })}
            onRemoved={onRemoved}
          />
        ) : (
          <ReportButton userId={userId} subject={{ kind: 'answer', subjectId: id, name }} />
        )}
      </Row>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Box>
  )
}

const Box = styled(Stack)<{ $accepted?: boolean }>`
  padding: ${space[4]};
  border: 1px solid ${({ $accepted }) => ($accepted ? color.success : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
`
