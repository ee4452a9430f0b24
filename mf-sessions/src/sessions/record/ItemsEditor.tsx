import { newId } from '@mentor-connect/api'
import type { ActionItem } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { SESSION_SIDES, type SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import { ACTION_ITEM_MAX, ACTION_ITEMS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { firstGraphemes } from '@mentor-connect/i18n'
import {
  Button,
  CardTitle,
  Field,
  IconButton,
  Row,
  SelectField,
  Stack,
  media,
  space,
} from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useOwnSide, useSideName } from './useSideName'

interface ItemsEditorProps {
  items: ActionItem[]
  /** Name of the other person. */
  name: string
  onChange: (items: ActionItem[]) => void
}

/** Edits the action items of a session: what is to be done, and by whom. */
export function ItemsEditor({ items, name, onChange }: ItemsEditorProps) {
  const t = useT()
  const id = useId()
  const own = useOwnSide()
  const sideName = useSideName(name)
  const group = useRef<HTMLDivElement>(null)
  const set = (index: number, part: Partial<ActionItem>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...part } : item)))
  const focusAdd = () => group.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  return (
    <Stack ref={group} role="group" aria-labelledby={id} $gap={3}>
      <CardTitle id={id}>{t('sessions.notes.items')}</CardTitle>
      {items.map((item, index) => (
        <Line key={item.id}>
          <Field
            label={t('sessions.notes.item', { n: index + 1 })}
            value={item.text}
            onChange={(event) => set(index, { text: firstGraphemes(event.target.value, ACTION_ITEM_MAX) })}
          />
          <SelectField
            label={t('sessions.notes.by', { n: index + 1 })}
            value={item.by}
            options={SESSION_SIDES.map((side) => ({ value: side, label: sideName(side) }))}
            onChange={(side) => set(index, { by: side as SessionSide })}
          />
          <IconButton
            aria-label={t('sessions.notes.remove', { n: index + 1 })}
            onClick={() => {
              onChange(items.filter((_, at) => at !== index))
              focusAdd()
            }}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Line>
      ))}
      <Row>
        <Button
          data-add
          $variant="secondary"
          $inactive={items.length >= ACTION_ITEMS_MAX}
          onClick={() => onChange([...items, { id: newId(), text: '', by: own, isDone: false }])}
        >
          <Plus size={18} aria-hidden />
          {t('sessions.notes.add')}
        </Button>
      </Row>
    </Stack>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr) auto;

    > :first-child {
      grid-column: auto;
    }
  }
`
