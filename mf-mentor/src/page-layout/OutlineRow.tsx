import { TARGET, color, font, media, radius, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Chevron } from './Chevron'

interface OutlineRowProps {
  uid: string
  isOpen: boolean
  /** Id of the element that the row opens. */
  controls: string
  onToggle: () => void
  /** Content of the row. */
  children: ReactNode
  /** Action buttons of the item. */
  actions: ReactNode
}

/**
 * The row of a module or lesson, which opens and closes it. Below 768 px, only an open row shows its action buttons.
 */
export function OutlineRow({ uid, isOpen, controls, onToggle, children, actions }: OutlineRowProps) {
  return (
    <Line>
      <Toggle
        type="button"
        data-outline-row={uid}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        <Chevron size={20} aria-hidden $open={isOpen} />
        {children}
      </Toggle>
      <Actions $open={isOpen}>{actions}</Actions>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
`

const Toggle = styled.button`
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-size: ${font.size.body};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
`

const Actions = styled.div<{ $open: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  ${media.belowTablet} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
  }
`
