import { color, font, radius, space, Tag } from '@mentor-connect/ui'
import styled, { css } from 'styled-components'

/** The styled parts of tables, and of the cards that replace rows where a table has no room. */

/**
 * Container whose width decides between table and cards; beside the sidebar, a tablet has as little room as a phone.
 */
export const Room = styled.div`
  container-type: inline-size;
`

export const forTable = '@container (min-width: 52rem)'
const forCards = '@container (max-width: 51.99rem)'

export const Frame = styled.div`
  ${forTable} {
    overflow-x: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  ${forCards} {
    display: block;
  }
`

export const TableBody = styled.tbody`
  ${forCards} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: ${space[3]};
  }
`

export const TableHead = styled.thead`
  background: ${color.sunken};
  ${forCards} {
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
  ${forTable} {
    border-top: 1px solid ${color.border};
  }
  ${forCards} {
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
  overflow-wrap: break-word;

  > a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  ${forTable} {
    min-width: 8rem;
    padding: ${space[3]};
  }
  ${forCards} {
    display: block;
    padding-bottom: ${space[1]};

    > a {
      display: block;
      padding-block: ${space[2]};
    }
  }
`

export const Cell = styled.td<{ $isNumber?: boolean; $isShort: boolean }>`
  vertical-align: top;

  ${forTable} {
    padding: ${space[3]};
    font-size: ${font.size.small};
    text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
    font-variant-numeric: tabular-nums;
    white-space: ${({ $isShort }) => ($isShort ? 'nowrap' : 'normal')};

    ${Tag} {
      white-space: nowrap;
    }
  }
  ${forCards} {
    display: grid;
    grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr);
    align-items: baseline;
    gap: ${space[3]};
    padding-block: ${space[1]};
    font-size: ${font.size.small};
    overflow-wrap: anywhere;

    &:empty {
      display: none;
    }
    &::before {
      content: attr(data-head);
      color: ${color.muted};
      overflow-wrap: break-word;
    }
  }
`
