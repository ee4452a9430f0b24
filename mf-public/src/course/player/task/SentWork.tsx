import { call, useAttempt, type ApiFailure } from '@mentor-connect/api'
import { withdrawWork, type Submission, type TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, CardTitle, Notice, Small, Stack, useFailureText } from '@mentor-connect/ui'
import { Undo2 } from 'lucide-react'
import { WorkContent } from './WorkContent'
import { useT } from './messages/useT'
import type { TaskProps } from './taskProps'
import { useFocusOnArrival } from './useFocusOnArrival'

interface SentWorkProps extends TaskProps {
  submission: Submission
  takesFocus: boolean
  onChanged: (work: TaskWork) => void
  onConflict: () => void
}

/** A submission that waits for the mentor. Until the mentor decides, the learner can take it back. */
export function SentWork(props: SentWorkProps) {
  const { submission, courseId, lessonId, learnerId, takesFocus, onChanged, onConflict } = props
  const t = useT()
  const failureText = useFailureText()
  const { dateTime } = useFormats()
  const heading = useFocusOnArrival(takesFocus)
  const { attempt, isBusy, failure } = useAttempt()
  const { number, sentAt } = submission

  const handleWithdraw = () =>
    void attempt(async () => {
      const request = { params: { courseId, lessonId }, body: { userId: learnerId, number } }
      const { data } = await call(withdrawWork, request).catch((error: unknown) => {
        if ((error as Partial<ApiFailure>).code === 'edit_conflict') onConflict()
        throw error
      })
      onChanged(data)
    })
  return (
    <Card as="section" aria-labelledby="work-title">
      <Stack $gap={4}>
        <CardTitle as="h2" id="work-title" ref={heading} tabIndex={-1}>
          {t('public.task.sent')}
        </CardTitle>
        <p>{t('public.task.sentHint', { time: dateTime(sentAt) })}</p>
        <WorkContent submission={submission} />
        {failure && (
          <Notice tone="danger">
            {failure.code === 'edit_conflict' ? t('public.task.conflict') : failureText(failure)}
          </Notice>
        )}
        <div>
          <Button $variant="secondary" $inactive={isBusy} onClick={handleWithdraw}>
            <Undo2 size={18} aria-hidden />
            {t('public.task.withdraw')}
          </Button>
        </div>
        <Small>{t('public.task.withdrawHint')}</Small>
      </Stack>
    </Card>
  )
}
