import { Button, IconButton, Stack, color, radius, space } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { Keyed } from './portfolioValues'

interface EntriesProps<Entry extends Keyed> {
  entries: Entry[]
  /** Maximum number of entries. */
  max: number
  addLabel: string
  /** @param number place in the list, from 1 */
  removeLabel: (number: number) => string
  create: () => Entry
  onChange: (entries: Entry[]) => void
  /** Renders the fields of an entry. */
  children: (entry: Entry, index: number, change: (patch: Partial<Entry>) => void) => ReactNode
}

/** A list of entries that can be added and removed. The focus stays in the list. */
export function Entries<Entry extends Keyed>({
  entries,
  max,
  addLabel,
  removeLabel,
  create,
  onChange,
  children,
}: EntriesProps<Entry>) {
  const list = useRef<HTMLDivElement>(null)
  const focusLast = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus()
  const add = () => {
    flushSync(() => onChange([...entries, create()]))
    focusLast('[data-entry]:last-child :is(input, select)')
  }
  const remove = (key: string) => {
    flushSync(() => onChange(entries.filter((entry) => entry.key !== key)))
    focusLast(entries.length > 1 ? '[data-entry]:last-child :is(input, select)' : 'button')
  }
  const change = (key: string) => (patch: Partial<Entry>) =>
    onChange(entries.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)))
  return (
    <Stack ref={list} $gap={4}>
      {entries.length > 0 && (
        <Stack as="ul" $gap={4}>
          {entries.map((entry, index) => (
            <Box key={entry.key} data-entry="">
              <Stack $gap={4}>{children(entry, index, change(entry.key))}</Stack>
              <IconButton aria-label={removeLabel(index + 1)} onClick={() => remove(entry.key)}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            </Box>
          ))}
        </Stack>
      )}
      {entries.length < max && (
        <div>
          <Button $variant="secondary" $small onClick={add}>
            <Plus size={18} aria-hidden />
            {addLabel}
          </Button>
        </div>
      )}
    </Stack>
  )
}

const Box = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`
