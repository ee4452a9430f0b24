import { Button, Row } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { PERIODS, type Period } from './usePeriod'

interface PeriodChoiceProps {
  label: string
  chosen: Period
  onChoose: (period: Period) => void
}

export function PeriodChoice({ label, chosen, onChoose }: PeriodChoiceProps) {
  const t = useT()
  return (
    <Row role="group" aria-label={label} $gap={2}>
      {PERIODS.map((period) => (
        <Button
          key={period}
          $variant={period === chosen ? 'primary' : 'secondary'}
          aria-pressed={period === chosen}
          onClick={() => onChoose(period)}
        >
          {t(`sessions.list.${period}`)}
        </Button>
      ))}
    </Row>
  )
}
