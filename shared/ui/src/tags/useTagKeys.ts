import { normalizeProps, useMachine } from '@zag-js/react'
import { connect, machine as tagsInput } from '@zag-js/tags-input'
import { useId } from 'react'
import { useSharedT } from '@mentor-connect/i18n'

/**
 * The library's state machine, changed so that it never moves the focus. The original moves the focus one
 * frame late, and takes it away from an element that the person has focused in the meantime. Moving it is not
 * needed, because the keys are pressed in the field, which already has the focus.
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
  /** Called when a different tag, or none, becomes selected. */
  onSelect: () => void
  disabled?: boolean
}

export type TagKeys = ReturnType<typeof useTagKeys>

/**
 * Keyboard handling of a tag field. If the cursor is before the text, Backspace and the arrow keys select and remove
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
    // There is no delimiter, because tags may contain commas. Tags are not editable, because a tag is replaced
    // instead.
    delimiter: '',
    editable: false,
    translations: {
      tagDeleted: (tag) => t('ui.tags.removed', { tag }),
      // The field announces the selection itself, because the library does so only after a first change.
      tagSelected: () => '',
    },
  })
  const field = connect(service, normalizeProps)
  const isSelected = (value: string, index: number) => field.getItemState({ value, index }).highlighted
  return { ...field, selected: tags.find(isSelected) }
}
