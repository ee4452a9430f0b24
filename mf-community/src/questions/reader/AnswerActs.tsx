import { call, useAttempt } from '@mentor-connect/api'
import {
  acceptCommunityAnswer,
  markCommunityHelpful,
  removeCommunityAnswer,
} from '@mentor-connect/contract/community/posts'
import type { ReadersAnswer } from '@mentor-connect/contract/community/questions'
import { Button } from '@mentor-connect/ui'
import { ThumbsUp } from 'lucide-react'
import { useT } from '../../messages/useT'
import { ActFailure } from './ActFailure'
import { BlockAuthor } from './BlockAuthor'
import { OwnPostActs } from './OwnPostActs'
import { ReportPost } from './ReportPost'
import { useReaderT } from './useReaderT'

interface AnswerActsProps {
  questionId: string
  answer: ReadersAnswer
  canAccept: boolean
  onChanged: () => void
  onEdit: () => void
  onRemoved: () => void
  onBlocked: () => void
}

/** The actions of a signed-in person on an answer. */
export function AnswerActs(props: AnswerActsProps) {
  const { questionId, answer, canAccept, onChanged, onEdit, onRemoved, onBlocked } = props
  const t = useT()
  const readerT = useReaderT()
  const { attempt, isBusy, failure } = useAttempt()
  const { id: answerId, author, helpful, isAccepted, isOwn = false, hasHelped = false, state } = answer
  const name = author.name || t('community.former')
  const params = { id: questionId, answerId }
  const act = (send: () => Promise<unknown>) =>
    void attempt(async () => {
      await send()
      onChanged()
    })
  const accept = () =>
    call(acceptCommunityAnswer, {
      params: { id: questionId },
      body: { answerId: isAccepted ? null : answerId },
    })
  return (
    <>
      <Button
        $variant="ghost"
        $inactive={isOwn || isBusy}
        aria-pressed={hasHelped}
        aria-label={t('community.helpfulOf', { name, count: helpful })}
        onClick={() => act(() => call(markCommunityHelpful, { params, body: { helpful: !hasHelped } }))}
      >
        <ThumbsUp size={16} aria-hidden fill={hasHelped ? 'currentColor' : 'none'} />
        {t('community.helpful', { count: helpful })}
      </Button>
      {canAccept && !state && (
        <Button
          $variant="ghost"
          $inactive={isBusy}
          aria-label={isAccepted ? undefined : readerT('community.act.acceptOf', { name })}
          onClick={() => act(accept)}
        >
          {readerT(isAccepted ? 'community.act.unaccept' : 'community.act.accept')}
        </Button>
      )}
      {isOwn ? (
        <OwnPostActs
          kind="Answer"
          onEdit={onEdit}
          onRemove={() => call(removeCommunityAnswer, { params, body: {} })}
          onRemoved={onRemoved}
        />
      ) : (
        <ReportPost kind="community-answer" id={answerId} name={author.name} />
      )}
      {answer.canBlock && (
        <BlockAuthor questionId={questionId} answerId={answerId} name={name} onBlocked={onBlocked} />
      )}
      <ActFailure failure={failure} />
    </>
  )
}
