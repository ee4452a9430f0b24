import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { SearchAndFilters, SearchField, SelectField } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import type { PathFilter } from './pathsRequest'
import type { ListedPaths } from './useListedPaths'

interface PathControlsProps {
  filter: PathFilter
  onChange: ListedPaths['change']
}

export function PathControls({ filter, onChange }: PathControlsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <SearchAndFilters role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={t('paths.list.search')}
        value={filter.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <SelectField
        label={t('paths.list.subject')}
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
        options={[
          { value: '', label: t('paths.list.anySubject') },
          ...SUBJECT_NAMES.map((names) => ({ value: names.en, label: names[locale] })),
        ]}
      />
      <SelectField<string>
        label={t('paths.list.language')}
        value={filter.language}
        onChange={(language) => onChange({ language })}
        options={[{ value: '', label: t('paths.list.anyLanguage') }, ...languageOptions(locale)]}
      />
    </SearchAndFilters>
  )
}
