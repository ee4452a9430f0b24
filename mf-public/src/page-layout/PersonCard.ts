import { Card, media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/**
 * The card of a person in a list: a `PersonPortrait`, then a `PersonText`. Centred; on phones a row, which keeps a list
 * of cards short.
 */
export const PersonCard = styled(Card)`
  display: flex;
  gap: ${space[4]};
  height: 100%;
  ${media.belowTablet} {
    padding: ${space[4]};
  }
  ${media.tabletUp} {
    flex-direction: column;
    align-items: center;
    gap: ${space[2]};
    text-align: center;
  }
`

/** The size of the portrait, for what stands in it. */
export const PORTRAIT_SIZE = 'var(--portrait)'

/** A round frame; `$size` is that on wide screens. */
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

export const PersonText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  min-width: 0;
  ${media.tabletUp} {
    align-items: center;
    align-self: stretch;
    gap: ${space[2]};
  }
`
