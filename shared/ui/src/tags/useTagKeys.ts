import { normalizeProps, useMachine } from '@zag-js/react'
import { connect, machine as tagsInput } from '@zag-js/tags-input'
import { useId } from 'react'
import { useSharedT } from '@mentor-connect/i18n'

/**
 * The library's state machine, except that it never moves the focus: it did so one frame late, and took the focus back
 * from wherever the person had gone meanwhile. All its keys are pressed in the field, which has the focus already.
 */
const machine: typeof tagsInput = {
  ...tagsInput,
  implementations: {
    ...tagsInput.implementations,
    actions: { ...tagsInput.implementations?.actions, focusInput: () => undefined },
  },
}

interface TagKeysOptions {
  tags: string[]
  onChange: (tags: string[]) => void
  typed: string
  /** Called when another tag, or none, gets selected. */
  onSelect: () => void
  disabled?: boolean
}

export type TagKeys = ReturnType<typeof useTagKeys>

/**
 * Keyboard handling of a tag field: with the cursor before the text, Backspace and the arrow keys select and remove
 * tags.
 */
export function useTagKeys({ tags, onChange, typed, onSelect, disabled }: TagKeysOptions) {
  const t = useSharedT()
  const service = useMachine(machine, {
    id: useId(),
    value: tags,
    onValueChange: ({ value }) => onChange(value),
    inputValue: typed,
    onHighlightChange: onSelect,
    disabled,
    // Tags may contain commas, and a tag is replaced instead of edited.
    delimiter: '',
    editable: false,
    translations: {
      tagDeleted: (tag) => t('ui.tags.removed', { tag }),
      // The field announces the selection itself; the library does so only after a first change.
      tagSelected: () => '',
    },
  })
  const field = connect(service, normalizeProps)
  const isSelected = (value: string, index: number) => field.getItemState({ value, index }).highlighted
  return { ...field, selected: tags.find(isSelected) }
}
