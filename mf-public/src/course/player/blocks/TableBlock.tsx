import type { BlockOf, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { color, font, radius, space } from '@mentor-connect/ui'
import { ScrollRegion } from '@mentor-connect/ui/code'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Caption } from './Caption'
import { Inlines } from './Inlines'

export function TableBlock({ block: { header, rows, caption } }: { block: BlockOf<'table'> }) {
  const t = useT()
  const captionId = useId()
  const [first = [], ...rest] = rows
  const hasCaption = caption !== undefined && caption.length > 0
  return (
    <Figure>
      <Region
        {...(hasCaption ? { 'aria-labelledby': captionId } : { 'aria-label': t('public.player.table') })}
      >
        <Table>
          {header && (
            <thead>
              <Cells cells={first} isHead />
            </thead>
          )}
          <tbody>
            {(header ? rest : rows).map((cells, index) => (
              <Cells key={index} cells={cells} />
            ))}
          </tbody>
        </Table>
      </Region>
      {hasCaption && (
        <Caption id={captionId}>
          <Inlines content={caption} />
        </Caption>
      )}
    </Figure>
  )
}

function Cells({ cells, isHead = false }: { cells: readonly Inline[][]; isHead?: boolean }) {
  return (
    <tr>
      {cells.map((content, index) =>
        isHead ? (
          <th key={index} scope="col">
            <Inlines content={content} />
          </th>
        ) : (
          <td key={index}>
            <Inlines content={content} />
          </td>
        ),
      )}
    </tr>
  )
}

const Figure = styled.figure`
  margin: 0;
`

const Region = styled(ScrollRegion)`
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375em;

  th,
  td {
    min-width: 7rem;
    padding: ${space[2]} ${space[4]};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${color.sunken};
    font-weight: ${font.weight.semibold};
  }
  tbody tr + tr > *,
  thead + tbody tr > * {
    border-top: 1px solid ${color.border};
  }
`
