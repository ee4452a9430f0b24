import type { ActionItem } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { languageOf } from '@mentor-connect/i18n'
import { CardTitle, Checkbox, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { NotesContent } from './useNotes'
import { useSideName } from './useSideName'

interface NotesTextProps {
  notes: NotesContent
  /** Name of the other person. */
  name: string
  /** Called when an item is ticked or unticked; if absent, items cannot be ticked. */
  onTick?: (item: ActionItem, isDone: boolean) => void
}

/** The notes as text, with the action items below. */
export function NotesText({ notes: { text, items }, name, onTick }: NotesTextProps) {
  const t = useT()
  const id = useId()
  const sideName = useSideName(name)
  return (
    <>
      {text && <Words lang={languageOf(text)}>{text}</Words>}
      {items.length > 0 && (
        <Stack $gap={2}>
          <CardTitle id={id}>{t('sessions.notes.items')}</CardTitle>
          <Stack as="ul" $gap={1} aria-labelledby={id}>
            {items.map((item) => (
              <li key={item.id}>
                <Checkbox
                  checked={item.isDone}
                  disabled={!onTick}
                  hint={sideName(item.by)}
                  onChange={(event) => onTick?.(item, event.target.checked)}
                >
                  <Task lang={languageOf(item.text)} $done={item.isDone}>
                    {item.text}
                  </Task>
                </Checkbox>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  )
}

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Task = styled.span<{ $done: boolean }>`
  overflow-wrap: anywhere;
  text-decoration: ${({ $done }) => ($done ? 'line-through' : 'none')};
`
