import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { languageOptions } from '@mentor-connect/contract/rules/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { SearchField, SelectField, media, space, useSubjectName } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { ListState } from './useListState'

interface ListControlsProps<Sort extends string> {
  searchLabel: string
  /** A field that replaces the plain search field. */
  searchField?: ReactNode
  state: ListState<Sort>
  onChange: (patch: Partial<ListState<Sort>>, options?: { replace?: boolean }) => void
  /** Absent if the list is limited to one domain. */
  domains?: string[]
  /** Languages to choose from; absent if there is no choice. */
  languages?: readonly string[]
  sorts: { value: Sort; label: string }[]
}

/** Search, domain filter and sort order of a list. */
export function ListControls<Sort extends string>({
  searchLabel,
  searchField,
  state,
  onChange,
  domains,
  languages,
  sorts,
}: ListControlsProps<Sort>) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      {searchField ?? (
        <SearchField
          label={searchLabel}
          value={state.q}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onChange({ q }, { replace: true })}
        />
      )}
      {domains && (
        <SelectField
          label={t('public.list.domain')}
          value={state.domain}
          onChange={(domain) => onChange({ domain })}
          options={[
            { value: '', label: t('public.list.allDomains') },
            ...withChosen(domains, state.domain).map((domain) => ({ value: domain, label: subject(domain) })),
          ]}
        />
      )}
      {languages && (
        <SelectField
          label={t('public.list.language')}
          value={state.language ?? ''}
          onChange={(language) => onChange({ language })}
          options={[
            { value: '', label: t('public.list.allLanguages') },
            ...languageOptions(locale, withChosen(languages, state.language ?? '')),
          ]}
        />
      )}
      <SelectField
        label={t('public.list.sort')}
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
        options={sorts}
      />
    </Bar>
  )
}

/** Adds a choice that is only in the URL, so that it can be shown as selected. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return !chosen || choices.includes(chosen) ? choices : [chosen, ...choices]
}

/** On phones the search stands above the two choices; a single choice has the whole width. */
const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  align-items: start;
  gap: ${space[3]};

  & > :first-child,
  & > :nth-child(2):last-child {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 2fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space[4]};

    & > :nth-child(n) {
      grid-column: auto;
    }
  }
`
