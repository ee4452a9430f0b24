import { useEndpoint } from '@mentor-connect/api'
import { CONSENT_STATES, listConsents } from '@mentor-connect/contract/admin/guardians'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Muted, SelectField, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedRows } from '../list-controls/PagedRows'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

/** Consents that wait for a check come first. */
const STATES = ['given', ...CONSENT_STATES.filter((state) => state !== 'given')] as const

export default function GuardiansPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { chosen, after, choose, showPage } = useFilters({ state: STATES })
  const list = useEndpoint(listConsents, { query: { state: chosen.state, after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.guardians.title')}</PageTitle>
      <Title>{t('admin.guardians.title')}</Title>
      <FilterBar>
        <SelectField
          label={t('admin.list.state')}
          value={chosen.state}
          onChange={(value) => choose('state', value)}
          options={STATES.map((value) => ({ value, label: t(`admin.guardians.state.${value}`) }))}
        />
      </FilterBar>
      <PagedRows
        label={t('admin.guardians.title')}
        list={list}
        empty={t('admin.guardians.empty')}
        keyOf={({ learnerId }) => learnerId}
        linkOf={({ learnerId }) => `/cases/guardians/${learnerId}`}
        render={({ name, birthYear, guardianName, guardianEmail, askedAt }) => (
          <>
            <strong>{name}</strong>
            {birthYear && <span>{t('admin.guardians.born', { year: String(birthYear) })}</span>}
            <Muted>{guardianName ?? guardianEmail}</Muted>
            <Muted>{shortDate(askedAt)}</Muted>
          </>
        )}
        onNext={showPage}
      />
    </AreaPage>
  )
}
