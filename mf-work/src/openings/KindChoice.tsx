import type { OpeningKind } from '@mentor-connect/contract/work/openingRules'
import { Chips, ToggleChip } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { useCountText } from './useCountText'

interface KindChoiceProps {
  chosen: OpeningKind | ''
  counts: { kind: OpeningKind; count: number }[]
  /** True if there may be more than were counted. */
  hasMore?: boolean | undefined
  onChoose: (kind: OpeningKind | '') => void
}

/** The kinds of openings, with how many there are of each. */
export function KindChoice({ chosen, counts, hasMore, onChoose }: KindChoiceProps) {
  const t = useT()
  const countText = useCountText()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Chips role="group" aria-label={t('openings.list.kind')}>
      <ToggleChip isChosen={chosen === ''} onClick={() => onChoose('')}>
        {t('openings.list.allKinds')} ({countText(all, hasMore)})
      </ToggleChip>
      {counts.map(({ kind, count }) => (
        <ToggleChip key={kind} isChosen={chosen === kind} onClick={() => onChoose(kind)}>
          {t(`openings.kinds.${kind}`)}
          {!(hasMore && count === 0) && ` (${countText(count, hasMore)})`}
        </ToggleChip>
      ))}
    </Chips>
  )
}
