import { useSharedT } from '@mentor-connect/i18n'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../Button'
import { Card } from '../layout'
import { space } from '../theme'

/** An active filter of a list. */
export interface ChosenFilter {
  key: string
  label: string
  /** Language of the label if it is not that of the page. */
  lang?: string
  onRemove: () => void
}

interface FilterPanelProps {
  id: string
  /** Number of chosen filters. */
  count: number
  onClear: () => void
  children: ReactNode
}

/** The filters below the search field. Each takes effect as soon as it is changed. */
export function FilterPanel({ id, count, onClear, children }: FilterPanelProps) {
  const t = useSharedT()
  return (
    <Panel id={id} role="group" aria-label={t('ui.filters')} $padding={5}>
      <Fields>{children}</Fields>
      <Button $variant="ghost" $small $inactive={count === 0} onClick={onClear}>
        {t('ui.filters.clear')}
      </Button>
    </Panel>
  )
}

const Panel = styled(Card)`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: ${space[4]};
  width: 100%;
`
