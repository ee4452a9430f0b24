import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { centerInRow } from './centerInRow'
import { TARGET, color, font, media, motion, radius, space } from './theme'

interface ToggleChipProps {
  isChosen: boolean
  onClick: () => void
  children: ReactNode
}

/** A toggle button for one of several choices. It looks different from a button that runs an action. */
export function ToggleChip({ isChosen, onClick, children }: ToggleChipProps) {
  const chip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen && chip.current) centerInRow(chip.current)
  }, [isChosen])
  return (
    <Chip ref={chip} type="button" aria-pressed={isChosen} onClick={onClick}>
      {isChosen && <Check size={16} aria-hidden />}
      {children}
    </Chip>
  )
}

/**
 * A row of chips. On phones it scrolls sideways, up to the edges of the screen, so that the list below it
 * begins further up.
 */
export const Chips = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.belowTablet} {
    flex-wrap: nowrap;
    margin-inline: -${space[4]};
    padding: ${space[1]} ${space[4]};
    overflow-x: auto;
  }
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  flex: none;
  min-height: ${TARGET};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-weight: ${font.weight.medium};
  line-height: 1.5;
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`
