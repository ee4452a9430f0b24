import { Plus } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { IconButton } from './Button'
import { Field } from './Field'
import { isComposing } from './isComposing'
import { VisuallyHidden } from './layout'
import { addTag } from './tags/addTag'
import { TagList } from './tags/TagList'
import { useAfterPress } from './tags/useAfterPress'
import { useTagKeys } from './tags/useTagKeys'
import { space } from './theme'

interface TagFieldProps extends Pick<
  ComponentProps<typeof Field>,
  | 'label'
  | 'hint'
  | 'error'
  | 'required'
  | 'disabled'
  | 'maxLength'
  | 'placeholder'
  | 'name'
  | 'ref'
  | 'onBlur'
> {
  value: string[]
  onChange: (tags: string[]) => void
  /** Maximum number of tags. */
  max?: number
  /** Offered while typing. */
  suggestions?: readonly string[]
}

/**
 * An input for a list of tags. Enter, the plus button or leaving the field adds the input; each tag has a remove
 * button. In an empty field, Backspace and the left arrow select tags (ADR 143). Empty input and duplicates are
 * ignored. A live region announces changes.
 */
export function TagField({
  value,
  onChange,
  max,
  suggestions,
  onBlur,
  label,
  disabled,
  error,
  ...field
}: TagFieldProps) {
  const t = useSharedT()
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [isFull, setFull] = useState(false)

  const change = (tags: string[]) => {
    setFull(false)
    onChange(tags)
  }
  const keys = useTagKeys({
    tags: value,
    onChange: change,
    typed,
    onSelect: () => setAnnouncement(''),
    disabled,
  })
  const { onKeyDown, ...box } = keys.getInputProps()

  const add = () => {
    const outcome = addTag(value, typed, max)
    setFull(outcome.kind === 'full')
    if (outcome.kind === 'full' || outcome.kind === 'refused') return
    if (outcome.kind === 'added') onChange(outcome.tags)
    if ('tag' in outcome) setAnnouncement(t(`ui.tags.${outcome.kind}`, { tag: outcome.tag }))
    setTyped('')
  }
  const addAfterPress = useAfterPress(add)

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    onKeyDown?.(event)
  }

  const remove = (index: number) => {
    change(value.filter((_, at) => at !== index))
    setAnnouncement(t('ui.tags.removed', { tag: value[index] ?? '' }))
    focusNeighbour(list.current, index)
  }

  return (
    <Column {...keys.getRootProps()} onPointerDown={undefined}>
      <Field
        {...box}
        {...field}
        label={label}
        disabled={disabled}
        error={isFull ? t('ui.tags.full', { max: max ?? 0 }) : error}
        list={suggestions && listId}
        autoCapitalize="sentences"
        autoCorrect="on"
        enterKeyHint="enter"
        defaultValue={undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
        onBlur={(event) => {
          addAfterPress()
          onBlur?.(event)
        }}
        end={
          <IconButton aria-label={t('ui.tags.add', { label })} disabled={disabled} onClick={add}>
            <Plus size={20} aria-hidden />
          </IconButton>
        }
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {value.length > 0 && (
        <TagList ref={list} label={label} tags={value} keys={keys} onRemove={remove} disabled={disabled} />
      )}
      <VisuallyHidden role="status">
        {keys.selected === undefined ? announcement : t('ui.tags.selected', { tag: keys.selected })}
      </VisuallyHidden>
    </Column>
  )
}

/** After a removal by keyboard, focuses the next tag or, without one, the previous tag or the input. */
function focusNeighbour(list: HTMLUListElement | null, index: number) {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const next = buttons[index + 1] ?? buttons[index - 1]
  ;(next ?? list?.parentElement?.querySelector('input'))?.focus()
}

const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`
