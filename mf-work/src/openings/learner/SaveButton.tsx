import { call, useAttempt } from '@mentor-connect/api'
import { saveOpening, unsaveOpening, type OpeningFit } from '@mentor-connect/contract/work/openings'
import { Button, FieldError, notify, useFailureText } from '@mentor-connect/ui'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useT } from '../messages/useT'

interface SaveButtonProps {
  id: string
  fit: OpeningFit
  onChanged: (fit: OpeningFit) => void
}

/** Puts an opening on the learner's board, or takes it off again. */
export function SaveButton({ id, fit, onChanged }: SaveButtonProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const isSaved = fit.entry !== undefined
  const handleClick = () =>
    attempt(async () => {
      const request = { params: { id }, body: {} }
      if (isSaved) {
        await call(unsaveOpening, request)
        const { entry: _, ...rest } = fit
        onChanged(rest)
      } else onChanged((await call(saveOpening, request)).data)
      notify.success(t(isSaved ? 'openings.fit.nowUnsaved' : 'openings.fit.nowSaved'))
    })
  return (
    <>
      <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleClick()}>
        {isSaved ? <BookmarkCheck size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />}
        {t(isSaved ? 'openings.fit.unsave' : 'openings.fit.save')}
      </Button>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </>
  )
}
