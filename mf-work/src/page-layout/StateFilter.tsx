import { useFormats } from '@mentor-connect/i18n'
import { Row, ToggleChip } from '@mentor-connect/ui'

interface StateFilterProps<State extends string> {
  label: string
  allLabel: string
  stateLabel: (state: State) => string
  /** Number of entries in each state. */
  counts: readonly { state: State; count: number }[]
  chosen: State | undefined
  onChoose: (state: State | undefined) => void
}

/**
 * Chips that filter a list by state, each with the number of entries in its state. States without entries are
 * left out.
 */
export function StateFilter<State extends string>({
  label,
  allLabel,
  stateLabel,
  counts,
  chosen,
  onChoose,
}: StateFilterProps<State>) {
  const { number } = useFormats()
  return (
    <Row role="group" aria-label={label} $gap={2}>
      <ToggleChip isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {allLabel} ({number(totalOf(counts))})
      </ToggleChip>
      {counts
        .filter(({ state, count }) => count > 0 || state === chosen)
        .map(({ state, count }) => (
          <ToggleChip key={state} isChosen={state === chosen} onClick={() => onChoose(state)}>
            {stateLabel(state)} ({number(count)})
          </ToggleChip>
        ))}
    </Row>
  )
}

export const totalOf = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)
