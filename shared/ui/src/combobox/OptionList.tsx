import { useEffect, useRef, type Key, type ReactNode } from 'react'
import styled from 'styled-components'
import { TARGET, color, radius, shadow, space } from '../theme'
import type { useCombobox } from './useCombobox'

interface OptionListProps<Option> {
  label: string
  options: Option[]
  box: ReturnType<typeof useCombobox<Option>>
  keyOf: (option: Option) => Key
  /** Returns the content of an option. */
  children: (option: Option) => ReactNode
}

/**
 * The list of options below a combobox. Options are reached from the field with the keyboard; they never take the
 * focus themselves.
 */
export function OptionList<Option>({ label, options, box, keyOf, children }: OptionListProps<Option>) {
  const marked = useMarkedInView(box.active)
  return (
    <List id={box.listId} role="listbox" aria-label={label} hidden={!box.isOpen}>
      {box.isOpen &&
        options.map((option, index) => (
          // The keyboard is handled by the field.
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

/** Returns a ref for the marked option. When another option is marked, it is scrolled into view. */
function useMarkedInView(active: number) {
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The result is not returned, because newer browsers return a promise, and React would treat it as a cleanup
    // function.
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

/** The text of an option. It takes the space that the icons leave. */
export const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
