import { useEffect, useRef, type ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styled from 'styled-components'
import { centerInRow } from '../centerInRow'
import { TabRow, tabStyle } from './TabRow'

export interface TabLink {
  to: To
  label: string
  /** A number beside the name. */
  badge?: ReactNode
  isCurrent: boolean
}

interface TabLinksProps {
  /** Name of the row for screen readers. */
  label: string
  tabs: readonly TabLink[]
  /** True if the tabs show parts of one page, whose scroll position is then kept. */
  keepsScroll?: boolean
}

/** A row of tabs, each of which opens an address. */
export function TabLinks({ label, tabs, keepsScroll }: TabLinksProps) {
  const row = useCurrentInView(tabs.findIndex(({ isCurrent }) => isCurrent))
  return (
    <TabRow as="nav" ref={row} aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.label}
          to={tab.to}
          preventScrollReset={keepsScroll}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
          {tab.badge && <Count>{tab.badge}</Count>}
        </Tab>
      ))}
    </TabRow>
  )
}

/**
 * Scrolls the row to its current tab, and does so again when the number of that tab arrives and makes it
 * wider. The page itself is not scrolled.
 */
function useCurrentInView(current: number) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (!tab) return undefined
    const center = () => centerInRow(tab)
    center()
    const observer = new ResizeObserver(center)
    observer.observe(tab)
    return () => observer.disconnect()
  }, [current])
  return bar
}

const Tab = styled(Link)`
  ${tabStyle}
`

const Count = styled.span`
  display: flex;
`
