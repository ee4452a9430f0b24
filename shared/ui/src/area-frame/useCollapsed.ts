import { useState } from 'react'

const KEY = 'mc.sidebar'

/** Whether the sidebar is collapsed, remembered in this browser. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed')
  const toggle = () => {
    localStorage.setItem(KEY, collapsed ? 'expanded' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return [collapsed, toggle]
}
