import { BOARD_STAGES, type BoardStage } from '@mentor-connect/contract/work/applicationStages'
import { useFormats } from '@mentor-connect/i18n'
import { Row, ToggleChip } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

interface StageChoiceProps {
  /** Undefined if all stages are shown. */
  chosen: BoardStage | undefined
  countOf: (stage: BoardStage) => number
  /** True if all stages can be shown beside each other. */
  hasAll: boolean
  onChoose: (stage: BoardStage | undefined) => void
}

/** The stages of the board, with the number of entries in each. */
export function StageChoice({ chosen, countOf, hasAll, onChoose }: StageChoiceProps) {
  const t = useT()
  const { number } = useFormats()
  return (
    <Row role="group" aria-label={t('openings.board.stages')} $gap={2}>
      {hasAll && (
        <ToggleChip isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
          {t('openings.board.allStages')}
        </ToggleChip>
      )}
      {BOARD_STAGES.map((stage) => (
        <ToggleChip key={stage} isChosen={stage === chosen} onClick={() => onChoose(stage)}>
          {t(`openings.board.stage.${stage}`)} ({number(countOf(stage))})
        </ToggleChip>
      ))}
    </Row>
  )
}
