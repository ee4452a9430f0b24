import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { BRAND, useSharedT } from '@mentor-connect/i18n'
import { Brand } from '../Brand'
import { IconButton } from '../Button'
import { color, space } from '../theme'
import { useMedia } from '../useMedia'
import { AccountMenu } from './AccountMenu'
import type { AreaParts } from './area'
import { BadgeLinks } from './BadgeLinks'
import { Drawer } from './Drawer'

/** The brand's name has room beside the links at this width in px and above. */
const NAME_FITS = 480

/** The header of narrow screens: menu, brand, links to what may be new, account. */
export function AreaHeader(area: AreaParts) {
  const t = useSharedT()
  const [isOpen, setOpen] = useState(false)
  const withBadges = area.items.filter(({ badge }) => badge)
  const isTight = useMedia(`(max-width: ${NAME_FITS - 1}px)`) && withBadges.length > 0
  return (
    <Bar>
      <IconButton
        aria-label={t('ui.area.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} aria-hidden />
      </IconButton>
      <Home to={area.home} aria-label={isTight ? BRAND.en : undefined}>
        <Brand compact={isTight} />
      </Home>
      <End>
        {withBadges.length > 0 && <BadgeLinks items={withBadges} />}
        <AccountMenu person={area.person} signOut={area.signOut} />
      </End>
      {isOpen && <Drawer {...area} onClose={() => setOpen(false)} />}
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 4rem;
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Home = styled(Link)`
  display: inline-flex;
  text-decoration: none;
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`
