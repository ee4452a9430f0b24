import { useEndpoint } from '@mentor-connect/api'
import {
  getMentorTopics,
  MENTOR_SORTS,
  type MentorSort,
} from '@mentor-connect/contract/mentoring/mentorDirectory'
import { languageName, languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { Checkbox, SearchField, SelectField, useSubjectName } from '@mentor-connect/ui'
import { FilterBar, type ChosenFilter } from '@mentor-connect/ui/filter-bar'
import { useT } from '../messages/useT'
import { EXPERIENCES, NO_FILTERS, type DirectoryState } from './directoryState'

interface DirectoryControlsProps {
  state: DirectoryState
  onChange: (patch: Partial<DirectoryState>, options?: { replace?: boolean }) => void
}

/** Search, filters and order of the directory. */
export function DirectoryControls({ state, onChange }: DirectoryControlsProps) {
  const t = useT()
  const locale = useLocale()
  const chosen = useChosenFilters(state, onChange)
  return (
    <FilterBar
      search={
        <SearchField
          label={t('public.mentors.search')}
          value={state.q}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onChange({ q }, { replace: true })}
        />
      }
      sort={
        <SelectField<MentorSort>
          label={t('public.list.sort')}
          value={state.sort}
          onChange={(sort) => onChange({ sort })}
          options={MENTOR_SORTS.map((sort) => ({
            value: sort,
            label: t(sort === 'fit' ? 'public.directory.fit' : `public.mentors.sort.${sort}`),
          }))}
        />
      }
      chosen={chosen}
      onClear={() => onChange({ ...NO_FILTERS, q: state.q })}
    >
      <TopicField domain={state.domain} onChange={(domain) => onChange({ domain })} />
      <SelectField
        label={t('public.directory.language')}
        value={state.language}
        onChange={(language) => onChange({ language })}
        options={[{ value: '', label: t('public.list.allLanguages') }, ...languageOptions(locale)]}
      />
      <SelectField
        label={t('public.profile.experience')}
        value={String(state.experience)}
        onChange={(experience) => onChange({ experience: Number(experience) })}
        options={[
          { value: '0', label: t('public.directory.anyExperience') },
          ...EXPERIENCES.map((years) => ({
            value: String(years),
            label: t('public.directory.years', { years }),
          })),
        ]}
      />
      <Checkbox checked={state.isFree} onChange={(event) => onChange({ isFree: event.target.checked })}>
        {t('public.directory.free')}
      </Checkbox>
    </FilterBar>
  )
}

function useChosenFilters(
  { domain, language, experience, isFree }: DirectoryState,
  onChange: DirectoryControlsProps['onChange'],
): ChosenFilter[] {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const labels = {
    domain: domain && subject(domain),
    language: language && languageName(language, locale),
    experience: experience > 0 ? t('public.directory.years', { years: experience }) : '',
    isFree: isFree ? t('public.directory.free') : '',
  }
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((key) => labels[key] !== '')
    .map((key) => ({ key, label: labels[key], onRemove: () => onChange({ [key]: NO_FILTERS[key] }) }))
}

/** Field for the subject. A subject that is only in the URL is offered as well, also while the others load. */
function TopicField({ domain, onChange }: { domain: string; onChange: (domain: string) => void }) {
  const t = useT()
  const subject = useSubjectName()
  const { data: topics = [] } = useEndpoint(getMentorTopics, {})
  const isListed = !domain || topics.some((topic) => topic.domain === domain)
  return (
    <SelectField
      label={t('public.list.domain')}
      value={domain}
      onChange={onChange}
      options={[
        { value: '', label: t('public.list.allDomains') },
        ...(isListed ? [] : [{ value: domain, label: subject(domain) }]),
        ...topics.map((topic) => ({
          value: topic.domain,
          label: t('public.directory.topic', { topic: subject(topic.domain), count: topic.mentors }),
        })),
      ]}
    />
  )
}
