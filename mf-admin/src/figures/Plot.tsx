import { useFormats } from '@mentor-connect/i18n'
import { Card, CardTitle, color, Row, Small, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface PlotProps {
  title: string
  values: { day: string; value: number | null }[]
  /** Whether the values may be added up; times may not. */
  isSum: boolean
}

const HEIGHT = 100
const STEP = 10

/** Bars, one for each day or week. The sentence says what they show; the table has all values. */
export function Plot({ title, values, isSum }: PlotProps) {
  const t = useT()
  const { number, dayMonth } = useFormats()
  const known = values.map(({ value }) => value ?? 0)
  const most = Math.max(...known)
  const total = known.reduce((sum, value) => sum + value, 0)
  const peak = values[known.indexOf(most)]
  const first = values[0]
  const last = values.at(-1)
  if (!first || !last || !peak) return null
  const summary =
    most === 0
      ? t('admin.figures.none')
      : t(isSum ? 'admin.figures.summary' : 'admin.figures.longest', {
          total: number(total),
          most: number(most),
          day: dayMonth(peak.day),
        })

  return (
    <Card as="li" $padding={4}>
      <Stack $gap={2}>
        <CardTitle as="h2">{title}</CardTitle>
        <Small>{summary}</Small>
        <Bars
          role="img"
          aria-label={`${title}: ${summary}`}
          viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {known.map((value, at) => (
            <Bar key={values[at]?.day} at={at} share={most === 0 ? 0 : value / most} />
          ))}
        </Bars>
        <Row $between>
          <Small>{dayMonth(first.day)}</Small>
          <Small>{dayMonth(last.day)}</Small>
        </Row>
      </Stack>
    </Card>
  )
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
