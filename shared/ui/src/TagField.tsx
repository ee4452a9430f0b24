import { Plus } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { IconButton } from './Button'
import { OptionList, OptionText } from './combobox/OptionList'
import { useCombobox } from './combobox/useCombobox'
import { Field } from './Field'
import { isComposing } from './isComposing'
import { VisuallyHidden } from './layout'
import { addTag } from './tags/addTag'
import { matchingTags } from './tags/matchingTags'
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
  /** Tags to offer in a list below the field. Those that begin with the input come first. */
  suggestions?: readonly string[]
}

/**
 * An input for a list of tags, with suggestions if there are any. Enter, the plus button or leaving the field adds
 * the input. Each tag has a remove button. In an empty field, Backspace and the left arrow select tags (ADR 143).
 * Empty input and duplicates are ignored. A live region announces changes.
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
  const { onKeyDown, ...inputProps } = keys.getInputProps()

  const addText = (text: string) => {
    const outcome = addTag(value, text, max)
    setFull(outcome.kind === 'full')
    if (outcome.kind === 'full' || outcome.kind === 'refused') return
    if (outcome.kind === 'added') onChange(outcome.tags)
    if ('tag' in outcome) setAnnouncement(t(`ui.tags.${outcome.kind}`, { tag: outcome.tag }))
    setTyped('')
  }
  const add = () => addText(typed)
  const options = matchingTags(suggestions, value, typed)
  const box = useCombobox({ options, onChoose: addText, onSubmit: add })
  const addAfterPress = useAfterPress(add)

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    box.inputProps.onKeyDown(event)
    onKeyDown?.(event)
  }

  const remove = (index: number) => {
    change(value.filter((_, at) => at !== index))
    setAnnouncement(t('ui.tags.removed', { tag: value[index] ?? '' }))
    focusNeighbour(list.current, index)
  }

  return (
    <Column {...keys.getRootProps()} onPointerDown={undefined}>
      <Box>
        <Field
          {...inputProps}
          {...field}
          {...(suggestions && box.inputProps)}
          label={label}
          disabled={disabled}
          error={isFull ? t('ui.tags.full', { max: max ?? 0 }) : error}
          autoCapitalize="sentences"
          autoCorrect="on"
          enterKeyHint="enter"
          defaultValue={undefined}
          value={typed}
          onClick={box.open}
          onChange={(event) => {
            setTyped(event.target.value)
            box.restart()
          }}
          onKeyDown={handleKey}
          onBlur={(event) => {
            box.close()
            addAfterPress()
            onBlur?.(event)
          }}
          end={
            <IconButton aria-label={t('ui.tags.add', { label })} disabled={disabled} onClick={add}>
              <Plus size={20} aria-hidden />
            </IconButton>
          }
        />
        {suggestions && <Suggestions label={label} options={options} box={box} />}
      </Box>
      {value.length > 0 && (
        <TagList ref={list} label={label} tags={value} keys={keys} onRemove={remove} disabled={disabled} />
      )}
      <VisuallyHidden role="status">
        {keys.selected !== undefined
          ? t('ui.tags.selected', { tag: keys.selected })
          : suggestions && box.isOpen
            ? t('ui.search.suggestions', { count: options.length })
            : announcement}
      </VisuallyHidden>
    </Column>
  )
}

type SuggestionsProps = Pick<ComponentProps<typeof OptionList<string>>, 'label' | 'options' | 'box'>

function Suggestions(props: SuggestionsProps) {
  return (
    <OptionList {...props} keyOf={(option) => option}>
      {(option) => <OptionText>{option}</OptionText>}
    </OptionList>
  )
}

/** After a removal by keyboard, focuses the next tag. If there is none, focuses the previous tag or the input. */
function focusNeighbour(list: HTMLUListElement | null, index: number) {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const next = buttons[index + 1] ?? buttons[index - 1]
  ;(next ?? list?.parentElement?.querySelector('input'))?.focus()
}

const Box = styled.div`
  position: relative;
`

const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`
