import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { Checkbox, SelectField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { ListedProjects } from './useListedProjects'

/** The filters of the list. Each takes effect as soon as it is changed. */
export function ProjectFilters({ filter, change }: Pick<ListedProjects, 'filter' | 'change'>) {
  const t = useT()
  const locale = useLocale()
  const subjects = SUBJECT_NAMES.map((names) => ({ value: names.en, label: names[locale] }))
  const isSubject = subjects.some(({ value }) => value === filter.skill)
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <SelectField<string>
        label={t('projects.list.skill')}
        value={filter.skill}
        onChange={(skill) => change({ skill })}
        options={[
          { value: '', label: t('projects.list.anySkill') },
          // A skill that is not a subject comes from a link on the page of a project.
          ...(filter.skill && !isSubject ? [{ value: filter.skill, label: filter.skill }] : []),
          ...subjects,
        ]}
      />
      <SelectField<string>
        label={t('projects.list.language')}
        value={filter.language}
        onChange={(language) => change({ language })}
        options={[{ value: '', label: t('projects.list.anyLanguage') }, ...languageOptions(locale)]}
      />
      <Checkbox
        checked={filter.isFree}
        onChange={({ target }) => change({ places: target.checked ? 'free' : '' })}
      >
        {t('projects.list.onlyFree')}
      </Checkbox>
    </Bar>
  )
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
