import { call } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { answerCommunity } from '@mentor-connect/contract/community/posts'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Muted, Notice, Row, Small, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AnswerFields } from './AnswerFields'
import { PostFailure } from './PostFailure'
import { NO_ANSWER, answerErrors, toAnswer } from './postValues'
import { useFirstFocus } from './useFirstFocus'
import { usePostDraft } from './usePostDraft'
import { useSending } from './useSending'
import { useWritingT } from './useWritingT'

interface AnswerFormProps {
  questionId: string
  /** True if the first field gets the focus, because the button that was pressed has disappeared. */
  isFocused: boolean
  /** Called after the answer was sent. */
  onSent: () => void
}

/** The form for an answer. Visitors write it, and log in to send it. */
export function AnswerForm({ questionId, isFocused, onSent }: AnswerFormProps) {
  const t = useWritingT()
  const locale = useLocale()
  const navigate = useNavigate()
  const { role } = useSession().session
  const draft = usePostDraft(`answer/${questionId}`, NO_ANSWER)
  const { values, isRestored } = draft
  const [sent, setSent] = useState<'posted' | 'waiting'>()

  const logIn = async () => {
    const { to, state } = logInAndReturn(paths.communityQuestion(questionId))
    await navigate(to, { state })
    return () => undefined
  }
  const send = async () => {
    if (role === null) return logIn()
    const body = { id: values.id, ...toAnswer(values, locale) }
    const { data } = await call(answerCommunity, { params: { id: questionId }, body })
    return () => {
      draft.clear()
      setSent(data.isWaiting ? 'waiting' : 'posted')
      onSent()
    }
  }
  const { form, submit, isBusy, failure, errors } = useSending(answerErrors(values), send)
  useFirstFocus(form, isFocused)
  const handleChange = (patch: Partial<typeof NO_ANSWER>) => {
    setSent(undefined)
    draft.change(patch)
  }
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} $gap={4}>
      {isRestored && !sent && <Notice>{t('community.write.restored')}</Notice>}
      <AnswerFields
        label={t('community.write.answer')}
        rows={6}
        hasPictures={role !== null}
        values={values}
        errors={errors}
        onChange={handleChange}
      />
      <Small>{t(role === 'mentor' ? 'community.write.publicMentor' : 'community.write.public')}</Small>
      <PostFailure failure={failure} />
      <Row $gap={3}>
        <Button type="submit" $inactive={isBusy}>
          {t(role === null ? 'community.write.logIn' : 'community.write.sendAnswer')}
        </Button>
        {role === null && <Muted>{t('community.write.logInHint')}</Muted>}
      </Row>
      <div aria-live="polite">{sent && <Notice tone="success">{t(`community.write.${sent}`)}</Notice>}</div>
    </Stack>
  )
}
