import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call, useAttempt, type ApiFailure } from '@mentor-connect/api'
import { sendWork, type TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { completeUrl } from '@mentor-connect/contract/courses/courseRules'
import { WORK_TEXT_MAX } from '@mentor-connect/contract/courses/tasks/taskLimits'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, CardTitle, Field, Notice, Row, Small, Stack, useFailureText } from '@mentor-connect/ui'
import { useAddressErrorText } from '@mentor-connect/ui/address-errors'
import { Send } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { WorkFilePicker } from './WorkFilePicker'
import { useT } from './messages/useT'
import type { TaskProps } from './taskProps'
import { useFocusOnArrival } from './useFocusOnArrival'
import { useWorkDraft } from './useWorkDraft'
import { useWorkFile } from './useWorkFile'

interface WorkFormProps extends TaskProps {
  work: TaskWork
  takesFocus: boolean
  onChanged: (work: TaskWork) => void
  onConflict: () => void
}

/** The form of a submission. Input is stored on this device at once, and on the server a moment later. */
export function WorkForm(props: WorkFormProps) {
  const { work, courseId, lessonId, learnerId, takesFocus, onChanged, onConflict } = props
  const t = useT()
  const addressErrorText = useAddressErrorText()
  const { number: format } = useFormats()
  const heading = useFocusOnArrival(takesFocus)
  const text = useRef<HTMLInputElement>(null)
  const { draft, change, status, isRestored, settle } = useWorkDraft(
    { courseId, lessonId, learnerId },
    work.draft,
  )
  const file = useWorkFile({ courseId, lessonId, learnerId }, work.draft.file)
  const { attempt, isBusy, failure } = useAttempt()
  const isEmpty = isBlank(draft.text) && draft.link.trim() === '' && !file.file

  const handleSend = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) {
      text.current?.focus()
      return
    }
    void attempt(async () => {
      const written = { text: draft.text, link: completeUrl(draft.link) }
      const sent = await send({ ...written, after: work.number }).catch((error: unknown) => {
        if ((error as Partial<ApiFailure>).code === 'edit_conflict') onConflict()
        throw error
      })
      await settle()
      onChanged(sent)
    })
  }
  const send = async (body: { text: string; link: string; after: number }) =>
    (await call(sendWork, { params: { courseId, lessonId }, body: { userId: learnerId, ...body } })).data

  return (
    <Card as="form" onSubmit={handleSend} noValidate aria-labelledby="work-title">
      <Stack $gap={4}>
        <div>
          <CardTitle as="h2" id="work-title" ref={heading} tabIndex={-1}>
            {t('public.task.yours')}
          </CardTitle>
          <Small>{t('public.task.privacy')}</Small>
        </div>
        {isRestored && <Notice>{t('public.task.restored')}</Notice>}
        <Field
          ref={text}
          label={t('public.task.text')}
          rows={10}
          value={draft.text}
          maxLength={WORK_TEXT_MAX}
          hint={
            draft.text.length > WORK_TEXT_MAX * 0.8
              ? t('public.task.length', { count: format(draft.text.length), max: format(WORK_TEXT_MAX) })
              : undefined
          }
          onChange={(event) => change({ text: event.target.value })}
        />
        <Field
          label={t('public.task.link')}
          type="url"
          inputMode="url"
          value={draft.link}
          error={
            failure?.fields?.link && (addressErrorText(completeUrl(draft.link)) ?? t('public.task.linkWrong'))
          }
          onChange={(event) => change({ link: event.target.value })}
        />
        <WorkFilePicker {...file} />
        {failure && !failure.fields?.link && <SendFailed failure={failure} />}
        <Row $gap={4} $between>
          <Small role="status">{t(`public.task.draft.${status}`)}</Small>
          <Button type="submit" $inactive={isBusy || !work.rubric || file.share !== null}>
            <Send size={18} aria-hidden />
            {t(work.number > 0 ? 'public.task.sendAgain' : 'public.task.send')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function SendFailed({ failure }: { failure: ApiFailure }) {
  const t = useT()
  const failureText = useFailureText()
  return (
    <Notice tone="danger">
      {failure.code === 'edit_conflict' ? t('public.task.conflict') : failureText(failure)}{' '}
      {t('public.task.kept')}
    </Notice>
  )
}
