import { paths } from '@mentor-connect/contract/remote'
import {
  Brand,
  Container,
  IconButton,
  LanguageSwitch,
  ThemeSwitch,
  color,
  media,
  shadow,
  space,
} from '@mentor-connect/ui'
import { Menu, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { AccountLinks } from './AccountLinks'
import { NavLinks } from './NavLinks'
import { useMenu } from './useMenu'

export const NAV_BAR_HEIGHT = '4.5rem'
const MENU_ID = 'site-menu'

export function NavBar() {
  const t = useT()
  const menu = useMenu()
  const handleFollow = () => {
    menu.close()
    window.scrollTo(0, 0)
  }

  return (
    <Bar>
      <Inner>
        <MenuButton
          ref={menu.button}
          aria-label={t(menu.open ? 'public.nav.closeMenu' : 'public.nav.openMenu')}
          aria-expanded={menu.open}
          aria-controls={MENU_ID}
          onClick={menu.toggle}
        >
          {menu.open ? <X aria-hidden /> : <Menu aria-hidden />}
        </MenuButton>
        <Home to={paths.home} onClick={handleFollow}>
          <Brand />
        </Home>
        <Panel id={MENU_ID} $open={menu.open}>
          <NavLinks onFollow={handleFollow} />
          <Controls>
            <LanguageSwitch />
            <ThemeSwitch />
          </Controls>
        </Panel>
        <AccountLinks onFollow={handleFollow} />
      </Inner>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Inner = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  height: ${NAV_BAR_HEIGHT};
  ${media.belowTablet} {
    gap: ${space[1]};
    padding-inline: ${space[2]} ${space[3]};
  }
  ${media.wideUp} {
    gap: ${space[4]};
  }
`

/** The brand shrinks to the space between the menu and the account links. */
const Home = styled(Link)`
  display: flex;
  min-width: 0;
  text-decoration: none;

  ${media.belowTablet} {
    & > span {
      gap: ${space[2]};
    }
    svg {
      flex: none;
      width: 2rem;
      height: 2rem;
    }
    & > span > span > :first-child {
      font-size: 0.8125rem;
    }
    & > span > span > :last-child {
      font-size: 0.6875rem;
    }
  }
  /* Only the logo fits. The name remains for screen readers. */
  @media (max-width: 22.4375rem) {
    & > span > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

const MenuButton = styled(IconButton)`
  ${media.wideUp} {
    display: none;
  }
`

const Panel = styled.div<{ $open: boolean }>`
  position: absolute;
  inset: 100% 0 auto;
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-direction: column;
  gap: ${space[4]};
  max-height: calc(100dvh - ${NAV_BAR_HEIGHT});
  overflow-y: auto;
  padding: ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.medium};

  ${media.wideUp} {
    position: static;
    display: flex;
    flex: 1;
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    padding: 0;
    border: 0;
    box-shadow: none;
    overflow: visible;
  }
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  ${media.wideUp} {
    flex-wrap: nowrap;
  }
`
