import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Container } from '../layout'
import { color, font, media, space } from '../theme'
import type { AreaItem } from './area'
import { currentOf, entryWithTabsAt } from './currentTab'

/** Links above the page to the other pages of the current navigation entry. */
export function SectionTabs({ items }: { items: AreaItem[] }) {
  const { pathname } = useLocation()
  const bar = useCurrentInView(pathname)
  const item = entryWithTabsAt(items, pathname)
  if (!item) return null
  const current = currentOf(item.tabs!, pathname)
  return (
    <Container>
      <Bar ref={bar} aria-label={item.label}>
        {item.tabs!.map((tab) => (
          <Tab key={tab.to} to={tab.to} aria-current={tab === current ? 'page' : undefined}>
            {tab.label}
            {tab.badge && <Count>{tab.badge}</Count>}
          </Tab>
        ))}
      </Bar>
    </Container>
  )
}

/**
 * Scrolls the row of tabs to the tab of this page, again when its number arrives and makes it wider. The page itself is
 * not scrolled.
 */
function useCurrentInView(pathname: string) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = bar.current
    const tab = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !tab) return undefined
    const center = () => (row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2)
    center()
    const observer = new ResizeObserver(center)
    observer.observe(tab)
    return () => observer.disconnect()
  }, [pathname])
  return bar
}

const COVER = `${color.background} 40%, transparent`
const SHADE = `${color.border}, transparent`

/**
 * One row of tabs. Its edge is shaded if more tabs follow in that direction. At the ends of the row, covers that
 * scroll with the tabs hide the shade.
 */
const Bar = styled.nav`
  position: relative;
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  background:
    linear-gradient(to right, ${COVER}) left / ${space[8]} 100% no-repeat local,
    linear-gradient(to left, ${COVER}) right / ${space[8]} 100% no-repeat local,
    linear-gradient(to right, ${SHADE}) left / ${space[5]} 100% no-repeat scroll,
    linear-gradient(to left, ${SHADE}) right / ${space[5]} 100% no-repeat scroll;
  box-shadow: inset 0 -1px ${color.border};
  ${media.tabletUp} {
    padding-top: ${space[3]};
  }
`

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: 1 0 auto;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border-bottom: 3px solid transparent;
  color: ${color.muted};
  font-weight: ${font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.primary};
  }
  /* Outside of the row it would be cut off. */
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    border-color: ${color.primary};
    color: ${color.primary};
  }
  ${media.tabletUp} {
    flex: none;
    padding-inline: ${space[5]};
  }
`

const Count = styled.span`
  display: flex;
`
