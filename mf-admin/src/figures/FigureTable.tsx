import type { FigureRow } from '@mentor-connect/contract/admin/figures'
import { useFormats } from '@mentor-connect/i18n'
import { color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { FIGURES } from './figures'

/** All values, newest first. */
export function FigureTable({ rows }: { rows: FigureRow[] }) {
  const t = useT()
  const { number, dayMonth } = useFormats()
  return (
    <details>
      <summary>{t('admin.figures.table')}</summary>
      <Scroll role="region" aria-label={t('admin.figures.table')} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('admin.figures.from')}</th>
              {FIGURES.map((name) => (
                <th key={name} scope="col">
                  {t(`admin.figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].reverse().map((row) => (
              <tr key={row.from}>
                <th scope="row">{dayMonth(row.from)}</th>
                {FIGURES.map((name) => {
                  const value = row[name]
                  return <td key={name}>{value === null ? '–' : number(value)}</td>
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
    font-variant-numeric: tabular-nums;
  }
  th:first-child {
    text-align: start;
    white-space: nowrap;
  }
`
