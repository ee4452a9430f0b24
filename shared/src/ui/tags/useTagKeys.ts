import { useTagsInput } from '@ark-ui/react/tags-input'
import { useSharedT } from '../../i18n'

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
  const tagsInput = useTagsInput({
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
  const isSelected = (value: string, index: number) => tagsInput.getItemState({ value, index }).highlighted
  return { ...tagsInput, selected: tags.find(isSelected) }
}
