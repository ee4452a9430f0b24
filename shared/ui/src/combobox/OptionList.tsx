import { useEffect, useRef, type Key, type ReactNode } from 'react'
import styled from 'styled-components'
import { TARGET, color, radius, shadow, space } from '../theme'
import type { useCombobox } from './useCombobox'

interface OptionListProps<Option> {
  label: string
  options: Option[]
  box: ReturnType<typeof useCombobox<Option>>
  keyOf: (option: Option) => Key
  /** The content of an option. */
  children: (option: Option) => ReactNode
}

/** The options below a combobox. They are reached from its field: none of them takes the focus. */
export function OptionList<Option>({ label, options, box, keyOf, children }: OptionListProps<Option>) {
  const marked = useMarkedInView(box.active)
  return (
    <List id={box.listId} role="listbox" aria-label={label} hidden={!box.isOpen}>
      {box.isOpen &&
        options.map((option, index) => (
          // The keys are those of the field.
          <Item
            key={keyOf(option)}
            ref={index === box.active ? marked : undefined}
            id={box.idOf(index)}
            role="option"
            aria-selected={index === box.active}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(option)}
          >
            {children(option)}
          </Item>
        ))}
    </List>
  )
}

/** A reference for the marked option, which is scrolled into view when another one is marked. */
function useMarkedInView(active: number) {
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The value is not returned: newer browsers give a promise, which React would take for a clean-up.
    marked.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return marked
}

const List = styled.ul`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: 20;
  max-height: min(24rem, 60vh);
  margin: ${space[1]} 0 0;
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  list-style: none;

  &[hidden] {
    display: none;
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.muted};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

/** The text of an option; takes the room that its icons leave. */
export const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
