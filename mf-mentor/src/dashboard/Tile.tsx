import { Card, CoverLink, color, font, media, space } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

interface TileProps {
  icon: LucideIcon
  label: string
  value: ReactNode
  /** Path of the page that lists the counted things; the whole tile links to it. */
  to?: string
  /** Content that is shown beside the value. */
  children?: ReactNode
}

/** A figure with its label, inside `Tiles`. */
export function Tile({ icon: Icon, label, value, to, children }: TileProps) {
  const id = useId()
  return (
    <NumberCard $padding={5}>
      <dt id={`${id}-label`}>
        <Icon size={20} color={color.primary} aria-hidden />
        {label}
      </dt>
      <dd>
        {to ? (
          <CoverLink to={to} id={`${id}-value`} aria-labelledby={`${id}-label ${id}-value`}>
            {value}
          </CoverLink>
        ) : (
          value
        )}
        {children}
      </dd>
    </NumberCard>
  )
}

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space[4]};
  margin: 0;
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

const NumberCard = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;

  dt {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
    color: ${color.muted};
  }
  dt svg {
    flex: none;
    margin-top: 0.15em;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-height: 3rem;
    margin: ${space[1]} 0 0;
    font-size: ${font.size.h2};
    font-weight: ${font.weight.bold};
  }
  ${media.belowTablet} {
    padding: ${space[4]};

    dt {
      flex-direction: column;
      gap: ${space[1]};
    }
  }
`
