import { useEndpoint } from '@mentor-connect/api'
import {
  CERTIFICATE_SORTS,
  CERTIFICATE_VIEWS,
  searchCertificates,
  type AdminCertificate,
} from '@mentor-connect/contract/admin/certificates'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, SearchField, SelectField, Tag, Title } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { useSearchText, useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

export default function CertificatesPage() {
  const t = useT()
  const columns = useColumns()
  const filters = useSortedFilters({ view: CERTIFICATE_VIEWS, sort: CERTIFICATE_SORTS })
  const { chosen, after, choose, showPage, sort } = filters
  const [search, setSearch] = useSearchText()
  const query = { ...chosen, after, ...(search && { search }) }
  const list = useEndpoint(searchCertificates, { query })

  return (
    <AreaPage>
      <PageTitle>{t('admin.certificates.title')}</PageTitle>
      <Title>{t('admin.certificates.title')}</Title>
      <FilterBar
        search={
          <SearchField
            label={t('admin.certificates.search')}
            value={search}
            maxLength={200}
            onSearch={setSearch}
          />
        }
      >
        <SelectField
          label={t('admin.list.state')}
          value={chosen.view}
          onChange={(value) => choose('view', value)}
          options={CERTIFICATE_VIEWS.map((value) => ({
            value,
            label: t(`admin.certificates.view.${value}`),
          }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.certificates.title')}
        columns={columns}
        list={list}
        empty={t('admin.certificates.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/courses/certificates/${id}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<AdminCertificate> {
  const t = useT()
  const { shortDate } = useFormats()
  return [
    { head: t('admin.guardians.learner'), render: ({ learner }) => learner },
    { head: t('admin.certificates.course'), render: ({ course }) => course },
    { head: t('admin.certificates.id'), render: ({ id }) => id },
    { head: t('admin.certificates.issued'), sort: 'issued', render: ({ issuedAt }) => shortDate(issuedAt) },
    {
      head: t('admin.list.state'),
      render: ({ revokedAt }) => revokedAt && <Tag $tone="accent">{t('admin.certificates.revoked')}</Tag>,
    },
  ]
}
