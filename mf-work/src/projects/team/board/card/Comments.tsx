import { call, newId, useAttempt, useEndpoint } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { CARD_COMMENT_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  commentOnCard,
  listCardComments,
  removeComment,
  type Card,
  type CardComment,
} from '@mentor-connect/contract/work/projects/teamBoard'
import { Report } from '@mentor-connect/features/report/button'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  CardTitle,
  CountedField,
  LoadFailed,
  Muted,
  Notice,
  Row,
  Small,
  Stack,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useProjectFailureText } from '../../../facts/useProjectFailureText'
import { useWhenText } from '../../../facts/useWhenText'
import { Words } from '../../../facts/Words'
import { useT } from '../../messages/useT'
import { useRepeated } from '../../useRepeated'

interface CommentsProps {
  teamId: string
  card: Card
  canWrite: boolean
  /** Called after a change of the comments, whose number is on the card. */
  onChanged: () => void
}

const EMPTY = { text: '' }
const INTERVAL_MS = 15_000

/** The comments on a card, and the form for a new one. */
export function Comments({ teamId, card, canWrite, onChanged }: CommentsProps) {
  const t = useT()
  const params = { id: teamId, cardId: card.id }
  const { data, error, retry, setData } = useEndpoint(listCardComments, { params })
  useRepeated(retry, INTERVAL_MS)
  const heading = useRef<HTMLHeadingElement>(null)
  const handleChanged = (comments: CardComment[]) => {
    setData({ comments })
    onChanged()
  }
  return (
    <Stack $gap={4}>
      <CardTitle ref={heading} tabIndex={-1}>
        {t('projects.card.comments')}
      </CardTitle>
      {!data && error && <LoadFailed error={error} onRetry={retry} />}
      {data?.comments.length === 0 && <Muted>{t('projects.card.noComments')}</Muted>}
      <div role="log" aria-label={t('projects.card.comments')}>
        <Stack as="ul" $gap={4}>
          {data?.comments.map((comment) => (
            <li key={comment.id}>
              <Comment
                comment={comment}
                params={params}
                onRemoved={(comments) => {
                  handleChanged(comments)
                  heading.current?.focus()
                }}
              />
            </li>
          ))}
        </Stack>
      </div>
      {canWrite && <NewComment params={params} onSent={handleChanged} />}
    </Stack>
  )
}

interface CommentProps {
  comment: CardComment
  params: { id: string; cardId: string }
  onRemoved: (comments: CardComment[]) => void
}

function Comment({ comment, params, onRemoved }: CommentProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { timeText } = useWhenText()
  const { attempt, isBusy, failure } = useAttempt()
  const { id, name, text, isMentor, isOwn, isHidden, isBlocked, writtenAt } = comment
  const remove = () =>
    attempt(async () => {
      const request = { params: { ...params, commentId: id }, body: {} }
      onRemoved((await call(removeComment, request)).data.comments)
    })
  return (
    <Stack $gap={1}>
      <Small>
        {name || t('projects.formerPerson')}
        {isMentor && ` · ${t('projects.people.mentor')}`} · {timeText(writtenAt)}
      </Small>
      {isHidden && <Muted>{t('projects.card.commentHidden')}</Muted>}
      {isBlocked && !isHidden && <Muted>{t('projects.card.commentBlocked')}</Muted>}
      {!isHidden && !isBlocked && <Words lang={languageOf(text)}>{text}</Words>}
      {isOwn && !isHidden && (
        <div>
          <Button $variant="ghost" $small $inactive={isBusy} onClick={() => void remove()}>
            {t('projects.card.removeComment')}
          </Button>
        </div>
      )}
      {!isOwn && !isHidden && (
        <Report kind="project-comment" subjectId={id} name={name || t('projects.formerPerson')} />
      )}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Stack>
  )
}

interface NewCommentProps {
  params: { id: string; cardId: string }
  onSent: (comments: CardComment[]) => void
}

/** A new comment. It is kept on this device until the server has it. */
function NewComment({ params, onSent }: NewCommentProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { values, change, clear } = useDraft(`comment/${params.cardId}`, EMPTY)
  // A repeated request has the same id, so that it adds only one comment.
  const [commentId, setCommentId] = useState(newId)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { attempt, isBusy, failure } = useAttempt()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank(values.text))
    if (isBlank(values.text)) return field.current?.focus()
    const hasWorked = await attempt(async () => {
      const body = { commentId, text: values.text.trim() }
      onSent((await call(commentOnCard, { params, body })).data.comments)
    })
    if (!hasWorked) return
    change(EMPTY)
    void clear()
    setCommentId(newId())
  }
  return (
    <Stack as="form" $gap={3} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
      <CountedField
        ref={field}
        label={t('projects.card.newComment')}
        rows={2}
        max={CARD_COMMENT_MAX}
        capped
        value={values.text}
        error={isMissing ? t('projects.textMissing') : undefined}
        onChange={(text) => {
          setMissing(false)
          change({ text })
        }}
      />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button type="submit" $variant="secondary" $small $inactive={isBusy}>
          {t('projects.card.sendComment')}
        </Button>
      </Row>
    </Stack>
  )
}
