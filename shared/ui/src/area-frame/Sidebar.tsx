import { browserItems } from '@mentor-connect/contract/browser/storage'
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { BRAND, useSharedT } from '@mentor-connect/i18n'
import { useState } from 'react'
import { Brand } from '../Brand'
import { breakpoint, color, font, motion, radius, space } from '../theme'
import { useMedia } from '../useMedia'
import type { AreaParts } from './area'
import { AreaNav } from './AreaNav'
import { RowButton, Word } from './AreaRow'
import { HeaderLinks } from './HeaderLinks'
import { PersonLink } from './PersonLink'
import { Preferences } from './Preferences'

const KEY = 'mc.sidebar'

const WIDTH = { expanded: '13rem', collapsed: '4rem' } as const

/** The navigation of wide screens. It can be collapsed to icons. */
export function Sidebar({ label, home, items, header, person, signOut }: AreaParts) {
  const t = useSharedT()
  const [collapsed, toggle] = useCollapsed()
  const ToggleIcon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <Side $collapsed={collapsed}>
      <Home to={home} $collapsed={collapsed} aria-label={collapsed ? BRAND.en : undefined}>
        <Brand compact={collapsed} />
      </Home>
      <RowButton $collapsed={collapsed} aria-expanded={!collapsed} onClick={toggle}>
        <ToggleIcon size={22} aria-hidden />
        <Word collapsed={collapsed}>{t(collapsed ? 'ui.area.expand' : 'ui.area.collapse')}</Word>
      </RowButton>
      <AreaNav label={label} items={items} collapsed={collapsed} />
      <Foot>
        <Person $collapsed={collapsed}>
          <PersonLink items={items} person={person} collapsed={collapsed} />
          <HeaderLinks items={header} />
        </Person>
        <Preferences collapsed={collapsed} />
        <RowButton $collapsed={collapsed} onClick={signOut.run} $inactive={signOut.isBusy}>
          <LogOut size={22} aria-hidden />
          <Word collapsed={collapsed}>{t('ui.signOut')}</Word>
        </RowButton>
      </Foot>
    </Side>
  )
}

const Side = styled.header<{ $collapsed: boolean }>`
  position: sticky;
  top: 0;
  z-index: 20;
  flex: none;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: ${({ $collapsed }) => WIDTH[$collapsed ? 'collapsed' : 'expanded']};
  height: 100dvh;
  padding: ${space[4]} ${space[2]};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  transition: width ${motion.normal};

  /* From this height on, all rows fit. Nothing has to scroll, so tooltips may extend beyond the bar. */
  @media (min-height: 48rem) {
    overflow: visible;
  }
`

const Home = styled(Link)<{ $collapsed: boolean }>`
  display: grid;
  place-items: center ${({ $collapsed }) => ($collapsed ? 'center' : 'start')};
  min-height: 3.5rem;
  border-radius: ${radius.medium};
  text-decoration: none;

  /* The brand fits into the width of the bar. */
  & > span {
    gap: ${space[2]};
  }
  & > span > span > :first-child {
    font-size: ${font.size.body};
  }
  svg {
    flex: none;
  }
`

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-top: auto;
`

const Person = styled.div<{ $collapsed: boolean }>`
  display: flex;
  flex-direction: ${({ $collapsed }) => ($collapsed ? 'column-reverse' : 'row')};
  align-items: center;
  gap: ${space[1]};

  & > a {
    flex: 1;
    min-width: 0;
  }
`

/**
 * Returns whether the sidebar is collapsed, and a function to toggle it. The choice is remembered in this
 * browser. Until a person has made a choice, the sidebar is collapsed on tablets, because the page needs the
 * width.
 */
function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const isTablet = useMedia(`(max-width: ${breakpoint.desktop - 1}px)`)
  const [chosen, setChosen] = useState(() => browserItems.getItem(KEY))
  const collapsed = chosen ? chosen === 'collapsed' : isTablet
  const toggle = () => {
    const next = collapsed ? 'expanded' : 'collapsed'
    browserItems.setItem(KEY, next)
    setChosen(next)
  }
  return [collapsed, toggle]
}
