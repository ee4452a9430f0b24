import {
  Button,
  CountBadge,
  Row,
  Stack,
  breakpoint,
  lazyPart,
  media,
  space,
  useMedia,
} from '@mentor-connect/ui'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { FilterPanel, type ChosenFilter } from './FilterPanel'

interface FilterBarProps {
  search: ReactNode
  /** Field for the order. On phones it is among the filters. */
  sort: ReactNode
  chosen: ChosenFilter[]
  onClear: () => void
  /** The fields of the filters. */
  children: ReactNode
}

const FilterSheet = lazyPart(() =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((module) => module.FilterSheet),
)

const PHONE = `(max-width: ${breakpoint.mobile - 1}px)`

/** The search field and one button that opens all filters: in a sheet on phones, below the search field elsewhere. */
export function FilterBar({ search, sort, chosen, onClear, children }: FilterBarProps) {
  const t = useT()
  const isPhone = useMedia(PHONE)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const panel = { chosen, onClear, children }
  const isPanelOpen = isOpen && !isPhone
  return (
    <Stack $gap={3}>
      <Bar role="search" onSubmit={(event) => event.preventDefault()}>
        {search}
        <Button
          ref={button}
          $variant="secondary"
          aria-expanded={isPhone ? undefined : isOpen}
          aria-haspopup={isPhone ? 'dialog' : undefined}
          aria-controls={isPanelOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {t('public.list.filter')}
          <CountBadge count={chosen.length} label={t('public.list.active', { count: chosen.length })} />
        </Button>
        <Sort>{sort}</Sort>
        {isPanelOpen && <FilterPanel id={panelId} {...panel} />}
      </Bar>
      {chosen.length > 0 && <ChosenFilters chosen={chosen} onRemoved={() => button.current?.focus()} />}
      {isOpen && isPhone && <FilterSheet sort={sort} onClose={() => setOpen(false)} {...panel} />}
    </Stack>
  )
}

function ChosenFilters({ chosen, onRemoved }: { chosen: ChosenFilter[]; onRemoved: () => void }) {
  const t = useT()
  return (
    <Row as="ul" $gap={2}>
      {chosen.map(({ key, label, onRemove }) => (
        <li key={key}>
          <Button
            $variant="secondary"
            $small
            $named
            aria-label={t('public.list.removeFilter', { filter: label })}
            onClick={() => {
              onRemove()
              onRemoved()
            }}
          >
            {label}
            <X size={16} aria-hidden />
          </Button>
        </li>
      ))}
    </Row>
  )
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 3fr) auto minmax(9rem, 1fr);
    gap: ${space[4]};
  }
`

const Sort = styled.div`
  ${media.belowTablet} {
    display: none;
  }
`
