import { useSharedT } from '@mentor-connect/i18n'
import { X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../Button'
import { Row, Stack } from '../layout'
import { media, space } from '../theme'
import { FilterButton, FilterSheet } from './FilterButton'
import { FilterPanel, type ChosenFilter } from './FilterPanel'
import { useFiltersInSheet } from './useFiltersInSheet'

interface FilterBarProps {
  search: ReactNode
  /** Field for the sort order. On phones it is among the filters. */
  sort?: ReactNode
  chosen: ChosenFilter[]
  onClear: () => void
  /** The fields of the filters. */
  children: ReactNode
}

/** The search field and one button that opens all filters: in a sheet on phones, below the search field elsewhere. */
export function FilterBar({ search, sort, chosen, onClear, children }: FilterBarProps) {
  const isPhone = useFiltersInSheet()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const filters = { count: chosen.length, onClear }
  return (
    <Stack $gap={3}>
      <Bar $sorted={Boolean(sort)} role="search" onSubmit={(event) => event.preventDefault()}>
        {search}
        <FilterButton
          ref={button}
          count={chosen.length}
          isOpen={isOpen}
          panelId={isPhone ? undefined : panelId}
          onToggle={() => setOpen(!isOpen)}
        />
        {sort && <Sort>{sort}</Sort>}
        {isOpen && !isPhone && (
          <FilterPanel id={panelId} {...filters}>
            {children}
          </FilterPanel>
        )}
      </Bar>
      {chosen.length > 0 && <ChosenFilters chosen={chosen} onRemoved={() => button.current?.focus()} />}
      {isOpen && isPhone && (
        <FilterSheet onClose={() => setOpen(false)} {...filters}>
          {children}
          {sort}
        </FilterSheet>
      )}
    </Stack>
  )
}

function ChosenFilters({ chosen, onRemoved }: { chosen: ChosenFilter[]; onRemoved: () => void }) {
  const t = useSharedT()
  return (
    <Row as="ul" $gap={2}>
      {chosen.map(({ key, label, lang, onRemove }) => (
        <li key={key}>
          <Button
            $variant="secondary"
            $small
            $named
            aria-label={t('ui.filters.remove', { filter: label })}
            onClick={() => {
              onRemove()
              onRemoved()
            }}
          >
            <span lang={lang}>{label}</span>
            <X size={16} aria-hidden />
          </Button>
        </li>
      ))}
    </Row>
  )
}

const Bar = styled.form<{ $sorted: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  ${media.tabletUp} {
    gap: ${space[4]};
    ${({ $sorted }) => $sorted && 'grid-template-columns: minmax(0, 3fr) auto minmax(13rem, 1fr);'}
  }
`

const Sort = styled.div`
  ${media.belowTablet} {
    display: none;
  }
`
