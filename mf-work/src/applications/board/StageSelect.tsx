import { call, useAttempt } from '@mentor-connect/api'
import { BOARD_STAGES, type BoardStage } from '@mentor-connect/contract/work/applicationStages'
import { changeBoardEntry, type BoardEntry } from '@mentor-connect/contract/work/applications'
import { FieldError, SelectField, VisuallyHidden, notify, useFailureText } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { useBoardCache } from '../useBoardCache'

interface StageSelectProps {
  entry: Pick<BoardEntry, '_id' | 'stage' | 'version' | 'title'>
  onMoved: () => void
}

/** Moves an entry of the board to another stage. */
export function StageSelect({ entry: { _id, stage, version, title }, onMoved }: StageSelectProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, failure } = useAttempt()
  const { put, renewLists } = useBoardCache()

  const handleChange = async (next: BoardStage) => {
    const hasWorked = await attempt(async () => {
      const request = { params: { id: _id }, body: { version, stage: next } }
      await put((await call(changeBoardEntry, request)).data)
    })
    if (!hasWorked) return void renewLists()
    notify.success(t('openings.board.moved', { title, stage: t(`openings.board.stage.${next}`) }))
    onMoved()
  }
  return (
    <div>
      <SelectField
        label={<VisuallyHidden>{t('openings.board.move', { title })}</VisuallyHidden>}
        value={stage}
        onChange={(next) => void handleChange(next)}
        options={BOARD_STAGES.map((one) => ({ value: one, label: t(`openings.board.stage.${one}`) }))}
      />
      {failure && (
        <FieldError role="alert">
          {failure.code === 'edit_conflict' ? t('openings.board.conflict') : failureText(failure)}
        </FieldError>
      )}
    </div>
  )
}
