import { FIGURE_NAMES, type FigureRow } from '@mentor-connect/contract/admin/figures'
import { useFormats } from '@mentor-connect/i18n'
import { color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useFigureTexts } from './useFigureTexts'

/** All values of all figures, one row for each period, newest first. */
export function FigureTable({ rows }: { rows: FigureRow[] }) {
  const t = useT()
  const { nameOf, valueOf } = useFigureTexts()
  const { shortDate } = useFormats()
  return (
    <details>
      <summary>{t('admin.figures.table')}</summary>
      <Scroll role="region" aria-label={t('admin.figures.table')} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('admin.figures.from')}</th>
              {FIGURE_NAMES.map((name) => (
                <th key={name} scope="col">
                  {nameOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].reverse().map((row) => (
              <tr key={row.from}>
                <th scope="row">{shortDate(row.from)}</th>
                {FIGURE_NAMES.map((name) => {
                  const value = row[name]
                  return <td key={name}>{value === null ? '–' : valueOf(name, value)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </details>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  border-collapse: collapse;

  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: end;
    vertical-align: bottom;
    font-variant-numeric: tabular-nums;
  }
  thead th {
    min-width: 7rem;
  }
  th:first-child {
    text-align: start;
    white-space: nowrap;
  }
`
