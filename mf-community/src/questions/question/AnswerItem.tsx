import type { ReadersAnswer } from '@mentor-connect/contract/community/questions'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Row, Stack, Tag, color, radius, space } from '@mentor-connect/ui'
import { CircleCheckBig, ThumbsUp } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useReaderId } from '../place/useReaderId'
import { AuthorLine } from '../post/AuthorLine'
import { FoldedPost } from '../post/FoldedPost'
import { PostBody } from '../post/PostBody'
import { PostPictures } from '../post/PostPictures'
import { PostStateNotice } from '../post/PostStateNotice'
import { AnswerActs, AnswerEditor } from './lazyParts'
import { useEditing } from './useEditing'

interface AnswerItemProps {
  questionId: string
  answer: ReadersAnswer
  canAccept: boolean
  onChanged: () => void
  onRemoved: () => void
}

/** An answer with the actions that the reader may take. */
export function AnswerItem({ questionId, answer, canAccept, onChanged, onRemoved }: AnswerItemProps) {
  const t = useT()
  const isReader = useReaderId() !== undefined
  const { isEditing, setEditing, post } = useEditing()
  const name = answer.author.name || t('community.former')
  const label = answer.isFolded ? t('community.folded') : t('community.question.answerOf', { name })
  if (isEditing)
    return (
      <Box>
        <AnswerEditor
          questionId={questionId}
          answer={answer}
          onSaved={() => {
            setEditing(false)
            onChanged()
          }}
          onCancel={() => setEditing(false)}
        />
      </Box>
    )
  return (
    <Box as="article" ref={post} tabIndex={-1} aria-label={label} $gap={3} $accepted={answer.isAccepted}>
      <FoldedPost isFolded={answer.isFolded}>
        <AnswerContent answer={answer} />
      </FoldedPost>
      <Row $gap={1}>
        {isReader ? (
          <AnswerActs
            questionId={questionId}
            answer={answer}
            canAccept={canAccept}
            onChanged={onChanged}
            onRemoved={onRemoved}
            onEdit={() => setEditing(true)}
            onBlocked={() => {
              onChanged()
              post.current?.focus()
            }}
          />
        ) : (
          <HelpfulLogIn questionId={questionId} name={name} count={answer.helpful} />
        )}
      </Row>
    </Box>
  )
}

function AnswerContent({ answer }: { answer: ReadersAnswer }) {
  const t = useT()
  return (
    <Stack $gap={3}>
      {answer.isAccepted && (
        <div>
          <Tag $tone="success">
            <CircleCheckBig size={16} aria-hidden />
            {t('community.question.accepted')}
          </Tag>
        </div>
      )}
      <AuthorLine {...answer} />
      <PostStateNotice state={answer.state} reason={answer.reason} />
      <PostBody text={answer.text} language={answer.language} />
      <PostPictures pictures={answer.pictures} />
    </Stack>
  )
}

interface HelpfulLogInProps {
  questionId: string
  name: string
  count: number
}

/** A link for visitors with the number of people whom an answer has helped. They log in to add themselves. */
function HelpfulLogIn({ questionId, name, count }: HelpfulLogInProps) {
  const t = useT()
  return (
    <ButtonLink
      {...logInAndReturn(paths.communityQuestion(questionId))}
      $variant="ghost"
      aria-label={t('community.helpfulLogIn', { name, count })}
    >
      <ThumbsUp size={16} aria-hidden />
      {t('community.helpful', { count })}
    </ButtonLink>
  )
}

const Box = styled(Stack)<{ $accepted?: boolean | undefined }>`
  padding: ${space[4]};
  border: 1px solid ${({ $accepted }) => ($accepted ? color.success : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
`
