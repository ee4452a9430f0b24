import { useTagsInput } from '@ark-ui/react/tags-input'
import { useSharedT } from '../../i18n'

interface TagKeysOptions {
  tags: string[]
  onChange: (tags: string[]) => void
  typed: string
  /** Another tag, or none, is selected now. */
  onSelect: () => void
  disabled?: boolean
}

export type TagKeys = ReturnType<typeof useTagKeys>

/** The keyboard of a tag field: in front of what is typed, Backspace and the arrow keys select tags and remove them. */
export function useTagKeys({ tags, onChange, typed, onSelect, disabled }: TagKeysOptions) {
  const t = useSharedT()
  const tagsInput = useTagsInput({
    value: tags,
    onValueChange: ({ value }) => onChange(value),
    inputValue: typed,
    onHighlightChange: onSelect,
    disabled,
    // A comma is part of a tag, and a tag is typed anew instead of edited.
    delimiter: '',
    editable: false,
    translations: {
      tagDeleted: (tag) => t('ui.tags.removed', { tag }),
      // The field announces it: the library does so only after a first change.
      tagSelected: () => '',
    },
  })
  const isSelected = (value: string, index: number) => tagsInput.getItemState({ value, index }).highlighted
  return { ...tagsInput, selected: tags.find(isSelected) }
}
