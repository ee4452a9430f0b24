import { call, newId, useEndpoint } from '@mentor-connect/api'
import {
  answerQuestion,
  editQuestion,
  getLessonQuestion,
  removeQuestion,
} from '@mentor-connect/contract/courses/discussions'
import { Button, LoadFailed, Notice, Row, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { MessageCircleReply } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ReportButton } from '../report'
import { AnswerForm } from './AnswerForm'
import { AnswerItem } from './AnswerItem'
import { OwnPostActs } from './OwnPostActs'
import { PostText } from './PostText'
import { QuestionForm, type QuestionValues } from './QuestionForm'
import { useDiscussionT } from './useDiscussionT'

interface QuestionThreadProps {
  userId: string
  questionId: string
  /** Called after a change that affects lists of questions. */
  onChanged: () => void
  onRemoved: () => void
}

/** A question with its answers and a form for another answer. */
export function QuestionThread({ userId, questionId, onChanged, onRemoved }: QuestionThreadProps) {
  const t = useDiscussionT()
  const params = { id: questionId }
  const { data, error, isLoading, retry } = useEndpoint(getLessonQuestion, { params })
  const [form, setForm] = useState<'answer' | 'edit'>()
  const [answerId, setAnswerId] = useState(newId)
  const edit = useRef<HTMLButtonElement>(null)
  const reply = useRef<HTMLButtonElement>(null)
  const closed = useRef<typeof form>(undefined)
  useEffect(() => {
    // The focus returns to the button, because the form that had the focus was closed.
    if (!form && closed.current) (closed.current === 'edit' ? edit : reply).current?.focus()
    closed.current = form
  }, [form])

  if (isLoading) return <Skeleton $height="6rem" />
  if (!data) return <LoadFailed error={error!} onRetry={retry} />
  const { question, answers, canAccept } = data

  const handleChanged = () => {
    retry()
    onChanged()
  }
  const handleAnswer = async (text: string) => {
    await call(answerQuestion, { params, body: { userId, id: answerId, text } })
    setAnswerId(newId())
    setForm(undefined)
    handleChanged()
  }
  const handleEdit = async ({ title, text }: QuestionValues) => {
    await call(editQuestion, { params, body: { userId, title, text } })
    setForm(undefined)
    handleChanged()
  }
  const name = question.author.name || t('discussion.former')
  return (
    <Stack $gap={3}>
      {error && <StaleNotice onRetry={retry} />}
      {question.isHidden && <Notice>{t('discussion.hidden')}</Notice>}
      {form === 'edit' ? (
        <QuestionForm
          before={{ title: question.title, text: question.text }}
          action={t('discussion.save')}
          onSend={handleEdit}
          onCancel={() => setForm(undefined)}
        />
      ) : (
        <PostText text={question.text} />
      )}
      {answers.length > 0 && (
        <Stack as="ul" $gap={3}>
          {answers.map((answer) => (
            <AnswerItem
              key={answer.id}
              {...{ userId, questionId, answer, canAccept }}
              onChanged={handleChanged}
              onRemoved={() => {
                handleChanged()
                reply.current?.focus()
              }}
            />
          ))}
        </Stack>
      )}
      {form === 'answer' && (
        <AnswerForm action={t('discussion.send')} onSend={handleAnswer} onCancel={() => setForm(undefined)} />
      )}
      {!form && (
        <Row $gap={1}>
          <Button ref={reply} $variant="secondary" onClick={() => setForm('answer')}>
            <MessageCircleReply size={18} aria-hidden />
            {t('discussion.writeAnswer')}
          </Button>
          {question.isOwn && (
            <OwnPostActs
              kind="Question"
              editRef={edit}
              onEdit={() => setForm('edit')}
              onRemove={() => call(removeQuestion, { params, body: { userId } })}
              onRemoved={onRemoved}
            />
          )}
          {!question.isOwn && question.title && (
            <ReportButton userId={userId} subject={{ kind: 'question', subjectId: questionId, name }} />
          )}
        </Row>
      )}
    </Stack>
  )
}
