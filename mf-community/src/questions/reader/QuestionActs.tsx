import { call } from '@mentor-connect/api'
import { removeCommunityQuestion } from '@mentor-connect/contract/community/posts'
import type { ReadersQuestionPage } from '@mentor-connect/contract/community/questions'
import { BlockAuthor } from './BlockAuthor'
import { FollowQuestion } from './FollowQuestion'
import { OwnPostActs } from './OwnPostActs'
import { ReportPost } from './ReportPost'

interface QuestionActsProps {
  question: ReadersQuestionPage['question']
  isFollowed: boolean
  onChanged: () => void
  onEdit: () => void
  onRemoved: () => void
  onBlocked: () => void
}

/** The actions of a signed-in person on a question. */
export function QuestionActs(props: QuestionActsProps) {
  const { question, isFollowed, onChanged, onEdit, onRemoved, onBlocked } = props
  const { id, isOwn, author, canBlock } = question
  return (
    <>
      <FollowQuestion id={id} isFollowed={isFollowed} onChanged={onChanged} />
      {isOwn ? (
        <OwnPostActs
          kind="Question"
          onEdit={onEdit}
          onRemove={() => call(removeCommunityQuestion, { params: { id }, body: {} })}
          onRemoved={onRemoved}
        />
      ) : (
        <ReportPost kind="community-question" id={id} name={author.name} />
      )}
      {canBlock && <BlockAuthor questionId={id} name={author.name} onBlocked={onBlocked} />}
    </>
  )
}
