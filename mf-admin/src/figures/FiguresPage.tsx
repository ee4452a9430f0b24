import { useEndpoint } from '@mentor-connect/api'
import { FIGURE_NAMES, getFigures, RANGES, type FigureRow } from '@mentor-connect/contract/admin/figures'
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
import { csvOf } from './figures'
import { FigureTable } from './FigureTable'
import { Plot } from './Plot'
import { useFigureTexts } from './useFigureTexts'

export default function FiguresPage() {
  const t = useT()
  const { chosen, choose } = useFilters({ range: RANGES })
  const { data, error, isLoading, retry } = useEndpoint(getFigures, { query: { range: chosen.range } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.figures.title')}</PageTitle>
      <Title>{t('admin.figures.title')}</Title>
      <FilterGrid>
        <SelectField
          label={t('admin.figures.range')}
          value={chosen.range}
          onChange={(value) => choose('range', value)}
          options={RANGES.map((value) => ({ value, label: t(`admin.figures.range.${value}`) }))}
        />
      </FilterGrid>
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!error && (isLoading || !data) && <Skeleton $height="20rem" />}
      {!error && data && <Figures rows={data.rows} />}
    </AreaPage>
  )
}

function Figures({ rows }: { rows: FigureRow[] }) {
  const t = useT()
  const { nameOf } = useFigureTexts()
  const download = () => {
    const csv = csvOf(rows, [t('admin.figures.from'), ...FIGURE_NAMES.map(nameOf)])
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'figures.csv')
  }
  return (
    <>
      <CardGrid>
        {FIGURE_NAMES.map((name) => (
          <Plot key={name} name={name} rows={rows} />
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
