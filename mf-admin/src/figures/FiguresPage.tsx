import { useEndpoint } from '@mentor-connect/api'
import { FIGURE_UNITS, getFigures, type FigureRow } from '@mentor-connect/contract/admin/figures'
import { PageTitle } from '@mentor-connect/contract/remote'
import {
  AreaPage,
  Button,
  CardGrid,
  LoadFailed,
  Row,
  SelectField,
  Skeleton,
  Title,
  saveFile,
} from '@mentor-connect/ui'
import { FilterGrid } from '../list-controls/FilterBar'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { csvOf, FIGURES } from './figures'
import { FigureTable } from './FigureTable'
import { Plot } from './Plot'

export default function FiguresPage() {
  const t = useT()
  const { chosen, choose } = useFilters({ unit: FIGURE_UNITS })
  const { data, error, isLoading, retry } = useEndpoint(getFigures, { query: { unit: chosen.unit } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.figures.title')}</PageTitle>
      <Title>{t('admin.figures.title')}</Title>
      <FilterGrid>
        <SelectField
          label={t('admin.figures.unit')}
          value={chosen.unit}
          onChange={(value) => choose('unit', value)}
          options={FIGURE_UNITS.map((value) => ({ value, label: t(`admin.figures.unit.${value}`) }))}
        />
      </FilterGrid>
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!error && (isLoading || !data) && <Skeleton $height="20rem" aria-busy />}
      {!error && data && <Figures rows={data.rows} />}
    </AreaPage>
  )
}

function Figures({ rows }: { rows: FigureRow[] }) {
  const t = useT()
  const names = FIGURES.map((name) => t(`admin.figures.${name}`))
  const download = () => {
    const csv = csvOf(rows, [t('admin.figures.from'), ...names])
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'figures.csv')
  }
  return (
    <>
      <CardGrid>
        {FIGURES.map((name) => (
          <Plot
            key={name}
            title={t(`admin.figures.${name}`)}
            isSum={name !== 'decisionHours'}
            values={rows.map((row) => ({ day: row.from, value: row[name] }))}
          />
        ))}
      </CardGrid>
      <FigureTable rows={rows} />
      <Row $gap={3}>
        <Button $variant="secondary" onClick={download}>
          {t('admin.figures.download')}
        </Button>
      </Row>
    </>
  )
}
