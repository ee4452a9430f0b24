import { useEndpoint } from '@mentor-connect/api'
import { listApplications, STANDINGS } from '@mentor-connect/contract/admin/applications'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Muted, Row, SelectField, Tag, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedRows } from '../list-controls/PagedRows'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

export default function ApplicationsPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { chosen, after, choose, showPage } = useFilters({ standing: STANDINGS })
  const list = useEndpoint(listApplications, { query: { standing: chosen.standing, after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.applications.title')}</PageTitle>
      <Title>{t('admin.applications.title')}</Title>
      <FilterBar>
        <SelectField
          label={t('admin.applications.standing')}
          value={chosen.standing}
          onChange={(value) => choose('standing', value)}
          options={STANDINGS.map((value) => ({ value, label: t(`admin.standing.${value}`) }))}
        />
      </FilterBar>
      <PagedRows
        label={t('admin.applications.title')}
        list={list}
        empty={t('admin.applications.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/applications/${id}`}
        render={({ name, email, standing, expertise, joinedAt }) => (
          <>
            <strong>{name}</strong>
            <Muted>{email}</Muted>
            <span>{expertise}</span>
            <Row $gap={2}>
              <Tag>{t(`admin.standing.${standing}`)}</Tag>
              <Muted>{shortDate(joinedAt)}</Muted>
            </Row>
          </>
        )}
        onNext={showPage}
      />
    </AreaPage>
  )
}
