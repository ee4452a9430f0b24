import { Button, Card, CountBadge, Row, Stack, media, space } from '@mentor-connect/ui'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import type { ChosenFilter } from './useChosenFilters'

interface FilterBarProps {
  search: ReactNode
  chosen: ChosenFilter[]
  onClear: () => void
  /** The fields of the filters. */
  children: ReactNode
}

/** The search field, one button that opens all filters below it, and the chosen filters. */
export function FilterBar({ search, chosen, onClear, children }: FilterBarProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  return (
    <Stack $gap={3}>
      <Bar role="search" onSubmit={(event) => event.preventDefault()}>
        {search}
        <Button
          ref={button}
          $variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {t('openings.list.filter')}
          <CountBadge count={chosen.length} label={t('openings.list.active', { count: chosen.length })} />
        </Button>
        {isOpen && (
          <Panel id={panelId} role="group" aria-label={t('openings.list.filters')} $padding={5}>
            <Fields>{children}</Fields>
            <Row $gap={3}>
              <Button $variant="secondary" $small onClick={() => closeAnd(() => setOpen(false))}>
                {t('openings.list.show')}
              </Button>
              <Button $variant="ghost" $small $inactive={chosen.length === 0} onClick={onClear}>
                {t('openings.list.clear')}
              </Button>
            </Row>
          </Panel>
        )}
      </Bar>
      {chosen.length > 0 && (
        <Row as="ul" $gap={2}>
          {chosen.map(({ key, label, lang, onRemove }) => (
            <li key={key}>
              <Button
                $variant="secondary"
                $small
                $named
                aria-label={t('openings.list.removeFilter', { filter: label })}
                onClick={() => closeAnd(onRemove)}
              >
                <span lang={lang}>{label}</span>
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  )

  /** Moves the focus to the button of the filters, because the button that was pressed disappears. */
  function closeAnd(act: () => void) {
    act()
    button.current?.focus()
  }
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  ${media.tabletUp} {
    gap: ${space[4]};
  }
`

const Panel = styled(Card)`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: end;
  gap: ${space[4]};
  width: 100%;
`
