import { useEndpoint } from '@mentor-connect/api'
import { COMMUNITY_LANGUAGES, COMMUNITY_ORDERS } from '@mentor-connect/contract/community/communityRules'
import { listCommunitySubjects } from '@mentor-connect/contract/community/questions'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { Row, SearchAndFilters, SearchField, SelectField, Stack, ToggleChip } from '@mentor-connect/ui'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'
import type { CommunityListState } from './communityListState'
import { shownCount } from './shownCount'
import type { ChangeList } from './useCommunityList'

interface ListControlsProps {
  state: CommunityListState
  onChange: ChangeList
  /** Id of the subject whose questions are listed; empty for all. */
  subject: string
}

/** Search, subject, language and order of the list. Each takes effect as soon as it is changed. */
export function ListControls({ state, onChange, subject }: ListControlsProps) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const communityPaths = useCommunityPaths()
  const subjects = useSubjectOptions(subject)
  const anyLanguage = { value: '' as const, label: t('community.anyLanguage') }
  const handleSubject = (id: string) =>
    void navigate(id ? communityPaths.subject(id) : communityPaths.list, { preventScrollReset: true })
  return (
    <Stack $gap={4}>
      <SearchAndFilters role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t('community.search')}
          value={state.q}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onChange({ q }, { replace: true })}
        />
        <SelectField
          label={t('community.subject')}
          value={subject}
          onChange={handleSubject}
          options={[{ value: '', label: t('community.anySubject') }, ...subjects]}
        />
        <SelectField
          label={t('community.language')}
          value={state.language}
          onChange={(language) => onChange({ language })}
          options={[
            anyLanguage,
            ...COMMUNITY_LANGUAGES.map((value) => ({ value, label: languageName(value, locale) })),
          ]}
        />
      </SearchAndFilters>
      <OrderChoice state={state} onChange={onChange} />
    </Stack>
  )
}

function OrderChoice({ state, onChange }: Pick<ListControlsProps, 'state' | 'onChange'>) {
  const t = useT()
  const first = state.q ? 'best' : 'newest'
  const others = COMMUNITY_ORDERS.filter((order) => order !== first)
  return (
    <Row $gap={2} role="group" aria-label={t('community.order')}>
      {[first, ...others].map((order) => {
        const value = order === first ? '' : (order as (typeof others)[number])
        const isChosen = state.order === value || (state.order as string) === order
        return (
          <ToggleChip key={order} isChosen={isChosen} onClick={() => onChange({ order: value })}>
            {t(`community.order.${order as 'best' | 'newest'}`)}
          </ToggleChip>
        )
      })}
    </Row>
  )
}

/** The subjects that have questions, and the chosen one in any case. */
function useSubjectOptions(chosen: string) {
  const t = useT()
  const locale = useLocale()
  const { data = [] } = useEndpoint(listCommunitySubjects, {})
  const options = data.map(({ subject, questions }) => ({
    value: subject,
    label: t('community.subjectCount', { subject: topicName(subject, locale), count: shownCount(questions) }),
  }))
  const isListed = !chosen || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, { value: chosen, label: topicName(chosen, locale) }]
}
