import { useId, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../isComposing'

interface Combobox<Option> {
  options: Option[]
  onChoose: (option: Option) => void
  /** Called on Enter if no option is marked. */
  onSubmit: () => void
}

/**
 * Keyboard and attributes of a text field with a list of options (ARIA Authoring Practices, combobox with list
 * autocomplete). The focus stays in the field; the marked option is its active descendant.
 */
export function useCombobox<Option>({ options, onChoose, onSubmit }: Combobox<Option>) {
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isOpen = isWanted && options.length > 0
  const active = isOpen && marked < options.length ? marked : -1
  const idOf = (index: number) => `${listId}-${index}`

  const close = () => {
    setWanted(false)
    setMarked(-1)
  }
  const open = () => setWanted(true)
  const openAt = (index: number) => {
    setMarked(index)
    open()
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  /**
   * There is one more position than options, because after the last option comes the field, and then the first option
   * again.
   */
  const move = (by: number) => {
    const places = options.length + 1
    setMarked(isOpen ? ((active + 1 + by + places) % places) - 1 : by > 0 ? 0 : options.length - 1)
    open()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter and the arrow keys belong to it.
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && active >= 0) choose(options[active]!)
    else if (event.key === 'Enter') {
      close()
      onSubmit()
    } else return
    event.preventDefault()
  }
  return {
    isOpen,
    active,
    listId,
    open,
    /** Opens the list with a marked option, for example the chosen one. */
    openAt,
    close,
    choose,
    idOf,
    /** Opens the list without a marked option, because the text and therefore the options have changed. */
    restart: () => openAt(-1),
    inputProps: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? idOf(active) : undefined,
      autoComplete: 'off',
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
  }
}
