import { useSharedT } from '@mentor-connect/i18n'
import { Ellipsis, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { IconButton } from '../Button'
import { CardTitle, Row, Stack } from '../layout'
import { Modal } from '../Modal'
import { radius, space } from '../theme'
import type { AreaItem } from './area'
import { AreaNav } from './AreaNav'
import { currentOf } from './currentTab'
import { TabButton } from './tabs'

/**
 * The last tab, which opens a list of the pages that have no tab. It is marked while one of these is the current
 * page.
 */
export function MoreTab({ label, items }: { label: string; items: AreaItem[] }) {
  const t = useSharedT()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isCurrent = currentOf(items, pathname) !== undefined
  const close = () => setOpen(false)
  return (
    <li>
      <TabButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={24} aria-hidden />
        <span>{t('ui.area.more')}</span>
      </TabButton>
      {isOpen && (
        <Sheet label={t('ui.area.more')} onClose={close}>
          <Stack $gap={3}>
            <Row $between>
              <CardTitle as="h2">{t('ui.area.more')}</CardTitle>
              <IconButton aria-label={t('ui.close')} onClick={close}>
                <X size={24} aria-hidden />
              </IconButton>
            </Row>
            <AreaNav label={label} items={items} onFollow={close} />
          </Stack>
        </Sheet>
      )}
    </li>
  )
}

const Sheet = styled(Modal)`
  width: 100%;
  max-width: none;
  margin: auto 0 0;
  border-radius: ${radius.large} ${radius.large} 0 0;

  & > div {
    padding: ${space[4]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
  }
`
