import { Button, Card, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** An active filter of a list. */
export interface ChosenFilter {
  key: string
  label: string
  onRemove: () => void
}

export interface FilterPanelProps {
  chosen: ChosenFilter[]
  onClear: () => void
  children: ReactNode
}

/** The filters below the search field. Each takes effect as soon as it is changed. */
export function FilterPanel({ id, chosen, onClear, children }: FilterPanelProps & { id: string }) {
  const t = useT()
  return (
    <Panel id={id} role="group" aria-label={t('public.list.filters')} $padding={5}>
      <Fields>{children}</Fields>
      <Button $variant="ghost" $small $inactive={chosen.length === 0} onClick={onClear}>
        {t('public.list.clear')}
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
