import { useSharedT } from '@mentor-connect/i18n'
import { SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../Button'
import { CountBadge } from '../CountBadge'
import { lazyPart } from '../lazyPart'

interface FilterButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Number of chosen filters. */
  count: number
  isOpen: boolean
  /** Id of the opened panel; absent if the filters open in a sheet. */
  panelId?: string
  onToggle: () => void
}

/** The code of the sheet is loaded when the sheet is opened for the first time. */
export const FilterSheet = lazyPart(() =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((module) => module.FilterSheet),
)

/** The button that opens the filters of a list. */
export function FilterButton({ ref, count, isOpen, panelId, onToggle }: FilterButtonProps) {
  const t = useSharedT()
  return (
    <Button
      ref={ref}
      $variant="secondary"
      aria-expanded={panelId ? isOpen : undefined}
      aria-haspopup={panelId ? undefined : 'dialog'}
      aria-controls={panelId && isOpen ? panelId : undefined}
      onClick={onToggle}
    >
      <SlidersHorizontal size={18} aria-hidden />
      {t('ui.filters.filter')}
      <CountBadge count={count} label={t('ui.filters.active', { count })} />
    </Button>
  )
}
