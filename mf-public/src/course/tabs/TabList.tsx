import { TabRow, tabStyle } from '@mentor-connect/ui'
import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface Props {
  tabs: { id: string; label: string }[]
  openId: string
  panelId: string
  onOpen: (id: string) => void
}

/** The tabs of a course (ARIA pattern "tabs" with automatic activation). */
export function TabList({ tabs, openId, panelId, onOpen }: Props) {
  const t = useT()
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const index = tabs.findIndex(({ id }) => id === openId)
    const next = (index + step + tabs.length) % tabs.length
    onOpen(tabs[next]!.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <TabRow role="tablist" aria-label={t('public.course.tabs')} onKeyDown={handleKey}>
      {tabs.map(({ id, label }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          aria-selected={id === openId}
          aria-controls={panelId}
          tabIndex={id === openId ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {label}
        </Tab>
      ))}
    </TabRow>
  )
}

const Tab = styled.button`
  ${tabStyle}
`
