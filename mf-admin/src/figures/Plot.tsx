import { FIGURES, type FigureName, type FigureRow } from '@mentor-connect/contract/admin/figures'
import { useFormats } from '@mentor-connect/i18n'
import { Card, CardTitle, color, Row, Small, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { summaryOf } from './figures'
import { useFigureTexts } from './useFigureTexts'

interface PlotProps {
  name: FigureName
  /** One row for each period, oldest first. */
  rows: FigureRow[]
}

const HEIGHT = 100
const STEP = 10

/** A bar chart with one bar for each period. A sentence describes it; the exact values are in the table. */
export function Plot({ name, rows }: PlotProps) {
  const { nameOf } = useFigureTexts()
  const { shortDate } = useFormats()
  const summary = useSummary(name, rows)
  const values = rows.map((row) => row[name] ?? 0)
  const most = FIGURES[name] === 'share' ? 1 : Math.max(...values)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null

  return (
    <Card as="li" $padding={4}>
      <Stack $gap={2}>
        <CardTitle as="h2">{nameOf(name)}</CardTitle>
        <Small>{summary}</Small>
        <Bars
          role="img"
          aria-label={`${nameOf(name)}: ${summary}`}
          viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {values.map((value, at) => (
            <Bar key={rows[at]?.from} at={at} share={most === 0 ? 0 : value / most} />
          ))}
        </Bars>
        <Row $between>
          <Small>{shortDate(first.from)}</Small>
          <Small>{shortDate(last.from)}</Small>
        </Row>
      </Stack>
    </Card>
  )
}

function useSummary(name: FigureName, rows: FigureRow[]): string {
  const t = useT()
  const { valueOf } = useFigureTexts()
  const { shortDate } = useFormats()
  const summary = summaryOf(name, rows)
  if (!summary) return t('admin.figures.unknown')
  const { total, shown } = summary
  if (total === 0) return t('admin.figures.none')
  const [value, day] = [valueOf(name, shown.value), shortDate(shown.from)]
  if (total !== undefined)
    return t('admin.figures.summary', { total: valueOf(name, total), most: value, day })
  return FIGURES[name] === 'share'
    ? t('admin.figures.latest', { value, day })
    : t('admin.figures.longest', { most: value, day })
}

function Bar({ at, share }: { at: number; share: number }) {
  const height = share * HEIGHT
  return <rect x={at * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} />
}

const Bars = styled.svg`
  width: 100%;
  height: 7rem;
  border-bottom: 1px solid ${color.control};

  rect {
    fill: ${color.primary};
  }
`
