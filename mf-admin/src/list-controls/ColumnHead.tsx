import { color, font, radius, space } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import styled from 'styled-components'
import { ariaSortOf, orderAfterPress, type Column, type TableSort } from './columns'

interface ColumnHeadProps<Row> {
  column: Column<Row>
  sort?: TableSort
}

/** The heading of a column; a button if the list can be sorted by the column. */
export function ColumnHead<Row>({ column: { head, sort: name, isNumber }, sort }: ColumnHeadProps<Row>) {
  if (!name || !sort || orderAfterPress(name, sort) === undefined)
    return (
      <Head scope="col" role="columnheader" $isNumber={isNumber}>
        {head}
      </Head>
    )
  const direction = ariaSortOf(name, sort)
  return (
    <Head scope="col" role="columnheader" aria-sort={direction} $isNumber={isNumber}>
      <SortButton type="button" onClick={() => sort.onChoose(orderAfterPress(name, sort)!)}>
        {head}
        <Arrow direction={direction} />
      </SortButton>
    </Head>
  )
}

function Arrow({ direction }: { direction: ReturnType<typeof ariaSortOf> }) {
  if (direction === 'ascending') return <ArrowUp size={16} aria-hidden />
  return direction === 'descending' ? (
    <ArrowDown size={16} aria-hidden />
  ) : (
    <ChevronsUpDown size={16} aria-hidden opacity={0.6} />
  )
}

const Head = styled.th<{ $isNumber?: boolean }>`
  padding: ${space[2]} ${space[3]};
  color: ${color.muted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  vertical-align: bottom;

  &[aria-sort] {
    color: ${color.text};
  }
`

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2rem;
  margin-inline: -${space[2]};
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  svg {
    flex: none;
  }
`
