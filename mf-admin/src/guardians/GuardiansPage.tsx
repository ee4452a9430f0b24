import { useEndpoint } from '@mentor-connect/api'
import {
  CONSENT_SORTS,
  CONSENT_STATES,
  listConsents,
  type Consent,
} from '@mentor-connect/contract/admin/guardians'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, SelectField, Title } from '@mentor-connect/ui'
import type { Column, Columns } from '../list-controls/columns'
import { EmailText } from '../list-controls/EmailText'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { WaitingTime } from '../list-controls/WaitingTime'

/** The states to filter by. Consents that wait for a check come first. */
const STATES = ['given', ...CONSENT_STATES.filter((state) => state !== 'given')] as const

export default function GuardiansPage() {
  const t = useT()
  const filters = useSortedFilters({ state: STATES, sort: CONSENT_SORTS })
  const { chosen, after, choose, showPage, sort } = filters
  const columns = useColumns(chosen.state === 'given')
  const list = useEndpoint(listConsents, { query: { ...chosen, after } })

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
      <PagedTable
        label={t('admin.guardians.title')}
        columns={columns}
        list={list}
        empty={t('admin.guardians.empty')}
        keyOf={({ learnerId }) => learnerId}
        linkOf={({ learnerId }) => `/cases/guardians/${learnerId}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}

/** @param isWaiting true if the consents wait for a check */
function useColumns(isWaiting: boolean): Columns<Consent> {
  const t = useT()
  const { shortDate } = useFormats()
  const waiting: Column<Consent> = {
    head: t('admin.waiting.since'),
    render: ({ givenAt }) => givenAt && <WaitingTime since={givenAt} kind="guardians" />,
  }
  return [
    { head: t('admin.guardians.learner'), render: ({ name }) => name },
    { head: t('admin.guardians.birthYear'), render: ({ birthYear }) => birthYear && String(birthYear) },
    { head: t('admin.guardians.guardian'), render: ({ guardianName }) => guardianName },
    { head: t('admin.guardians.email'), render: ({ guardianEmail }) => <EmailText email={guardianEmail} /> },
    { head: t('admin.guardians.askedAt'), sort: 'asked', render: ({ askedAt }) => shortDate(askedAt) },
    ...(isWaiting ? [waiting] : []),
  ]
}
