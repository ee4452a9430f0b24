import { media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { RowCard, RowCardText } from './RowCard'

/**
 * The card of a person in a list: a `PersonPortrait`, then a `PersonText`. Its content is centred, except on phones,
 * where the card is a row.
 */
export const PersonCard = styled(RowCard)`
  ${media.tabletUp} {
    align-items: center;
    gap: ${space[2]};
    text-align: center;
  }
`

/** Size of the portrait, for use by elements inside it. */
export const PORTRAIT_SIZE = 'var(--portrait)'

/** The round frame of a portrait. `$size`: its size on wide screens. */
export const PersonPortrait = styled.span<{ $size: string }>`
  --portrait: 4.5rem;
  display: block;
  flex: none;
  width: ${PORTRAIT_SIZE};
  height: ${PORTRAIT_SIZE};
  overflow: hidden;
  border-radius: ${radius.round};
  ${media.tabletUp} {
    --portrait: ${({ $size }) => $size};
  }
`

export const PersonText = styled(RowCardText)`
  align-items: flex-start;
  ${media.tabletUp} {
    align-items: center;
    align-self: stretch;
  }
`
