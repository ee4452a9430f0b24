import { browserItems } from '@mentor-connect/contract/browser/storage'
import { useState } from 'react'

const KEY = 'mc.sidebar'

/** Whether the sidebar is collapsed, remembered in this browser. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => browserItems.getItem(KEY) === 'collapsed')
  const toggle = () => {
    browserItems.setItem(KEY, collapsed ? 'expanded' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return [collapsed, toggle]
}
