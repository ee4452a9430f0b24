import { color, radius, space } from '@mentor-connect/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

interface RowListProps<Row> {
  label: string
  rows: Row[]
  keyOf: (row: Row) => string
  linkOf: (row: Row) => string
  render: (row: Row) => ReactNode
}

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Rows that are links: j, k and the arrow keys move the focus, Enter opens. */
export function RowList<Row>({ label, rows, keyOf, linkOf, render }: RowListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || isTyping(event) || !list.current) return
      const links = [...list.current.querySelectorAll('a')]
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
      links[next]?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])

  return (
    <List ref={list} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <RowLink to={linkOf(row)}>{render(row)}</RowLink>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const RowLink = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
`

/** Whether a key belongs to a field or to a shortcut of the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
