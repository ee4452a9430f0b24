import { SelectField, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { forTable } from './tableParts'
import { isDescending, ordersOf, type Column, type TableSort } from './columns'

interface SortChoiceProps<Row> {
  columns: Column<Row>[]
  sort: TableSort
}

/** A select field for the order of a list. Shown where rows are cards, which have no column headings. */
export function SortChoice<Row>({ columns, sort }: SortChoiceProps<Row>) {
  const t = useT()
  return (
    <OverCards>
      <SelectField
        label={t('admin.table.order')}
        value={sort.chosen}
        onChange={sort.onChoose}
        options={ordersOf(columns, sort).map(({ order, head }) => ({
          value: order,
          label: t(isDescending(order) ? 'admin.table.descending' : 'admin.table.ascending', { head }),
        }))}
      />
    </OverCards>
  )
}

const OverCards = styled.div`
  margin-bottom: ${space[3]};
  ${forTable} {
    display: none;
  }
`
