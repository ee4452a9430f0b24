import { useEndpoint } from '@mentor-connect/api'
import { APPEAL_STATES, listAppeals } from '@mentor-connect/contract/admin/appeals'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Muted, SelectField, Tag, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedRows } from '../list-controls/PagedRows'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

export default function AppealsPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { chosen, after, choose, showPage } = useFilters({ state: APPEAL_STATES })
  const list = useEndpoint(listAppeals, { query: { state: chosen.state, after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.appeals.title')}</PageTitle>
      <Title>{t('admin.appeals.title')}</Title>
      <FilterBar>
        <SelectField
          label={t('admin.list.state')}
          value={chosen.state}
          onChange={(value) => choose('state', value)}
          options={APPEAL_STATES.map((value) => ({ value, label: t(`admin.appeals.state.${value}`) }))}
        />
      </FilterBar>
      <PagedRows
        label={t('admin.appeals.title')}
        list={list}
        empty={t('admin.appeals.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/cases/appeals/${id}`}
        render={({ person, sanction, at, text }) => (
          <>
            <strong>{person.name ?? t('admin.person.deleted')}</strong>
            <Tag>{t(`admin.sanction.${sanction.kind}`)}</Tag>
            <span>{shortened(text)}</span>
            <Muted>{shortDate(at)}</Muted>
          </>
        )}
        onNext={showPage}
      />
    </AreaPage>
  )
}

const SHOWN = 120
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
