import { useEndpoint } from '@mentor-connect/api'
import { getMentorTopics, MENTOR_SORTS, type MentorSort } from '@mentor-connect/contract/api/mentorDirectory'
import { languageOptions } from '@mentor-connect/contract/rules/languageNames'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { Checkbox, SearchField, SelectField, space, useSubjectName } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { EXPERIENCES, type DirectoryState } from './directoryState'

interface DirectoryControlsProps {
  state: DirectoryState
  onChange: (patch: Partial<DirectoryState>, options?: { replace?: boolean }) => void
}

/** Search, filters and order of the directory. */
export function DirectoryControls({ state, onChange }: DirectoryControlsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={t('public.mentors.search')}
        value={state.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
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
      <SelectField<MentorSort>
        label={t('public.list.sort')}
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
        options={MENTOR_SORTS.map((sort) => ({
          value: sort,
          label: t(sort === 'fit' ? 'public.directory.fit' : `public.mentors.sort.${sort}`),
        }))}
      />
      <Checkbox checked={state.isFree} onChange={(event) => onChange({ isFree: event.target.checked })}>
        {t('public.directory.free')}
      </Checkbox>
    </Bar>
  )
}

/** A subject that is only in the address can be shown as chosen, also while the others load. */
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

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: ${space[3]} ${space[4]};

  & > :first-child {
    grid-column: 1 / -1;
  }
`
