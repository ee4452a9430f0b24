import { useSharedT } from '@mentor-connect/i18n'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '../Button'
import { Row, SectionTitle, Stack } from '../layout'
import { Modal } from '../Modal'
import { color, font, radius, space } from '../theme'

export interface FilterSheetProps {
  /** Number of chosen filters. */
  count: number
  /** Clears all filters. Absent if they cannot be cleared at once. */
  onClear?: () => void
  onClose: () => void
  /** The fields. Each takes effect as soon as it is changed. */
  children: ReactNode
}

/** The filters of a list on phones, in a sheet at the bottom of the screen. */
export function FilterSheet({ count, onClear, onClose, children }: FilterSheetProps) {
  const t = useSharedT()
  const titleId = useId()
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <Row $between>
          <Heading id={titleId}>{t('ui.filters')}</Heading>
          <IconButton aria-label={t('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </Row>
        {children}
        <Ends>
          {onClear && (
            <Button $variant="secondary" $inactive={count === 0} onClick={onClear}>
              {t('ui.filters.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui.filters.show')}</Button>
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space[3]};
  padding-block: ${space[3]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.raised};
`
