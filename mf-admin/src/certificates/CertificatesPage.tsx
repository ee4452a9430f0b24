import { useEndpoint } from '@mentor-connect/api'
import { searchCertificates } from '@mentor-connect/contract/admin/certificates'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Muted, SearchField, Tag, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedRows } from '../list-controls/PagedRows'
import { useFilters, useSearchText } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

export default function CertificatesPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { after, showPage } = useFilters({})
  const [search, setSearch] = useSearchText()
  const list = useEndpoint(searchCertificates, { query: { after, ...(search && { search }) } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.certificates.title')}</PageTitle>
      <Title>{t('admin.certificates.title')}</Title>
      <FilterBar>
        <SearchField
          label={t('admin.certificates.search')}
          value={search}
          maxLength={200}
          onSearch={setSearch}
        />
      </FilterBar>
      <PagedRows
        label={t('admin.certificates.title')}
        list={list}
        empty={t('admin.certificates.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/courses/certificates/${id}`}
        render={({ learner, course, issuedAt, revokedAt }) => (
          <>
            <strong>{learner}</strong>
            <span>{course}</span>
            {revokedAt && <Tag $tone="accent">{t('admin.certificates.revoked')}</Tag>}
            <Muted>{shortDate(issuedAt)}</Muted>
          </>
        )}
        onNext={showPage}
      />
    </AreaPage>
  )
}
