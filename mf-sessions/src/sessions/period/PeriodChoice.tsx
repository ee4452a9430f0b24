import { Row, ToggleChip } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { PERIODS, type Period } from './usePeriod'

interface PeriodChoiceProps {
  /** The list that the choice belongs to: sessions or workshops. */
  of: 'list' | 'workshops'
  chosen: Period
  onChoose: (period: Period) => void
}

export function PeriodChoice({ of, chosen, onChoose }: PeriodChoiceProps) {
  const t = useT()
  return (
    <Row role="group" aria-label={t(`sessions.${of}.when`)} $gap={2}>
      {PERIODS.map((period) => (
        <ToggleChip key={period} isChosen={period === chosen} onClick={() => onChoose(period)}>
          {t(`sessions.${of}.${period}`)}
        </ToggleChip>
      ))}
    </Row>
  )
}
