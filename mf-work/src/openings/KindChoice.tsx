import type { OpeningKind } from '@mentor-connect/contract/work/openingRules'
import { useFormats } from '@mentor-connect/i18n'
import { Row, ToggleChip } from '@mentor-connect/ui'
import { useT } from './messages/useT'

interface KindChoiceProps {
  chosen: OpeningKind | ''
  counts: { kind: OpeningKind; count: number }[]
  onChoose: (kind: OpeningKind | '') => void
}

/** The kinds of openings, with how many there are of each. */
export function KindChoice({ chosen, counts, onChoose }: KindChoiceProps) {
  const t = useT()
  const { number } = useFormats()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Row role="group" aria-label={t('openings.list.kind')} $gap={2}>
      <ToggleChip isChosen={chosen === ''} onClick={() => onChoose('')}>
        {t('openings.list.allKinds')} ({number(all)})
      </ToggleChip>
      {counts.map(({ kind, count }) => (
        <ToggleChip key={kind} isChosen={chosen === kind} onClick={() => onChoose(kind)}>
          {t(`openings.kinds.${kind}`)} ({number(count)})
        </ToggleChip>
      ))}
    </Row>
  )
}
