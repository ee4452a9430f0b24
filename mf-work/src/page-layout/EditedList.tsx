import { Button, IconButton, Stack, color, radius, space } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'

interface EditedListProps<Entry extends { id: string }> {
  entries: Entry[]
  max: number
  addLabel: string
  /** @param number place in the list, from 1 */
  removeLabel: (number: number) => string
  canRemove?: boolean
  create: () => Entry
  onChange: (entries: Entry[]) => void
  /** Renders the fields of an entry. */
  children: (entry: Entry, index: number, change: (patch: Partial<Entry>) => void) => ReactNode
}

/** A list of entries that can be added and removed. The focus stays in the list. */
export function EditedList<Entry extends { id: string }>({
  entries,
  max,
  addLabel,
  removeLabel,
  canRemove = true,
  create,
  onChange,
  children,
}: EditedListProps<Entry>) {
  const box = useRef<HTMLDivElement>(null)
  const focusLast = () => {
    const [list] = box.current?.querySelectorAll<HTMLElement>(':scope > ol') ?? []
    const target =
      list?.lastElementChild?.querySelector<HTMLElement>('input, select') ??
      box.current?.querySelector('button')
    target?.focus()
  }
  const add = () => {
    flushSync(() => onChange([...entries, create()]))
    focusLast()
  }
  const remove = (id: string) => {
    flushSync(() => onChange(entries.filter((entry) => entry.id !== id)))
    focusLast()
  }
  const change = (id: string) => (patch: Partial<Entry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)))
  return (
    <Stack ref={box} $gap={4}>
      {entries.length > 0 && (
        <Stack as="ol" $gap={4}>
          {entries.map((entry, index) => (
            <Box key={entry.id}>
              <Stack $gap={4}>{children(entry, index, change(entry.id))}</Stack>
              {canRemove && (
                <IconButton aria-label={removeLabel(index + 1)} onClick={() => remove(entry.id)}>
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              )}
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
