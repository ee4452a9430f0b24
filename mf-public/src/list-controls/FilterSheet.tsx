import { useSharedT } from '@mentor-connect/i18n'
import {
  Button,
  IconButton,
  Modal,
  Row,
  SectionTitle,
  Stack,
  color,
  font,
  radius,
  space,
} from '@mentor-connect/ui'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { FilterPanelProps } from './FilterPanel'

interface FilterSheetProps extends FilterPanelProps {
  sort: ReactNode
  onClose: () => void
}

/**
 * The filters of a list on phones, in a sheet at the bottom of the screen. Each takes effect as soon as it is
 * changed.
 */
export function FilterSheet({ sort, chosen, onClear, onClose, children }: FilterSheetProps) {
  const t = useT()
  const sharedT = useSharedT()
  const titleId = useId()
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <Row $between>
          <Heading id={titleId}>{t('public.list.filters')}</Heading>
          <IconButton aria-label={sharedT('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </Row>
        {children}
        {sort}
        <Ends>
          <Button $variant="secondary" $inactive={chosen.length === 0} onClick={onClear}>
            {t('public.list.clear')}
          </Button>
          <Button onClick={onClose}>{t('public.list.show')}</Button>
        </Ends>
      </Stack>
    </Sheet>
  )
}

const Sheet = styled(Modal)`
  width: 100%;
  max-width: 100%;
  margin: auto 0 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
`

const Heading = styled(SectionTitle)`
  font-size: ${font.size.h3};
`

/** Stays visible below filters that do not fit on the screen. */
const Ends = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  padding-block: ${space[3]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.raised};
`
