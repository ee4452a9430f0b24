import { color, font, media, radius, space } from '@mentor-connect/ui'
import styled, { css } from 'styled-components'

/** The styled parts of tables, and of the cards that replace rows on phones. */
export const Frame = styled.div`
  ${media.tabletUp} {
    overflow-x: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  ${media.belowTablet} {
    display: block;
  }
`

export const TableBody = styled.tbody`
  ${media.belowTablet} {
    display: grid;
    gap: ${space[3]};
  }
`

export const TableHead = styled.thead`
  background: ${color.sunken};
  ${media.belowTablet} {
    display: none;
  }
`

export const TableRow = styled.tr<{ $opens: boolean }>`
  ${({ $opens }) =>
    $opens &&
    css`
      cursor: pointer;

      &:hover {
        background: ${color.sunken};
      }
    `}
  ${media.tabletUp} {
    border-top: 1px solid ${color.border};
  }
  ${media.belowTablet} {
    display: block;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
`

export const RowHead = styled.th`
  font-weight: ${font.weight.semibold};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  > a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  ${media.tabletUp} {
    min-width: 8rem;
    padding: ${space[3]};
  }
  ${media.belowTablet} {
    display: block;
    padding-bottom: ${space[1]};

    > a {
      display: block;
      padding-block: ${space[2]};
    }
  }
`

export const Cell = styled.td<{ $isNumber?: boolean }>`
  vertical-align: top;
  overflow-wrap: anywhere;

  ${media.tabletUp} {
    padding: ${space[3]};
    font-size: ${font.size.small};
    text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
    font-variant-numeric: tabular-nums;
  }
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) minmax(0, 3fr);
    gap: ${space[3]};
    padding-block: ${space[1]};

    &:empty {
      display: none;
    }
    &::before {
      content: attr(data-head);
      color: ${color.muted};
      font-size: ${font.size.small};
      overflow-wrap: break-word;
    }
  }
`
