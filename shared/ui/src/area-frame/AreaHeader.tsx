import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { Brand } from '../Brand'
import { IconButton } from '../Button'
import { color, font, media, space } from '../theme'
import { AccountMenu } from './AccountMenu'
import type { AreaParts } from './area'
import { Drawer } from './Drawer'
import { HeaderLinks } from './HeaderLinks'

/**
 * The header of narrow screens: menu, brand, header links and account. In the installed app, it contains only
 * the header links and the account.
 */
export function AreaHeader({ isInstalled, ...area }: AreaParts & { isInstalled: boolean }) {
  return (
    <Bar as={isInstalled ? 'div' : 'header'}>
      {!isInstalled && <MenuAndBrand {...area} />}
      <End>
        <HeaderLinks items={area.header} />
        <AccountMenu person={area.person} signOut={area.signOut} />
      </End>
    </Bar>
  )
}

function MenuAndBrand(area: AreaParts) {
  const t = useSharedT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        aria-label={t('ui.area.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} aria-hidden />
      </IconButton>
      <Home to={area.home}>
        <Brand />
      </Home>
      {isOpen && <Drawer {...area} onClose={() => setOpen(false)} />}
    </>
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

  ${media.low} {
    position: static;

    /* The header does not cover elements that are scrolled into view. */
    :root:has(&) {
      scroll-padding-top: 0;
    }
  }
`

const Home = styled(Link)`
  display: inline-flex;
  min-width: 0;
  text-decoration: none;

  /* The name stays on one line between the menu and the links of the header. */
  & > span {
    gap: ${space[2]};
  }
  & > span > span > :first-child {
    font-size: ${font.size.body};
    @media (max-width: 22.4375rem) {
      font-size: 0.8125rem;
    }
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`
