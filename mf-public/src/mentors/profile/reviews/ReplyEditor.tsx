import { call, useAttempt } from '@mentor-connect/api'
import { replyToReview, type MentorReview } from '@mentor-connect/contract/mentoring/mentorReviews'
import { Button, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { ReplyForm } from './ReplyForm'
import { useReviewFailure } from './useReviewFailure'

interface ReplyEditorProps {
  review: MentorReview
  onSaved: () => void
}

/** The mentor's reply to a review, which can be written, changed and removed. */
export function ReplyEditor({ review: { id, author, reply }, onSaved }: ReplyEditorProps) {
  const t = useT()
  const failureText = useReviewFailure(author.name)
  const { attempt, isBusy, failure } = useAttempt()
  const [isEditing, setEditing] = useState(false)

  const send = async (text: string) => {
    if (!(await attempt(() => call(replyToReview, { params: { id }, body: { text } })))) return
    notify.success(t(text ? 'public.mentor.review.reply.saved' : 'public.mentor.review.reply.removed'))
    setEditing(false)
    onSaved()
  }
  return (
    <Stack $gap={3}>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {isEditing ? (
        <ReplyForm
          start={reply?.text ?? ''}
          isBusy={isBusy}
          onSend={(text) => void send(text)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Row $gap={2}>
          <Button
            $variant="secondary"
            $small
            aria-label={t(`public.mentor.review.reply.${reply ? 'changeTo' : 'to'}`, { name: author.name })}
            onClick={() => setEditing(true)}
          >
            <MessageSquareReply size={16} aria-hidden />
            {t(reply ? 'public.mentor.review.reply.change' : 'public.mentor.review.reply')}
          </Button>
          {reply && (
            <Button
              $variant="ghost"
              $small
              $inactive={isBusy}
              aria-label={t('public.mentor.review.reply.removeFrom', { name: author.name })}
              onClick={() => void send('')}
            >
              {t('public.mentor.review.reply.remove')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}
