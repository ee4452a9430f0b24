import { useEndpoint } from '@mentor-connect/api'
import { getLanguages } from '@mentor-connect/contract/courses/courses'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface LanguageFilterProps {
  /** BCP 47 tag of the chosen language; empty for all languages. */
  chosen: string
  onChange: (language: string) => void
}

/** Filter by the language of courses. Hidden while all courses are in one language. */
export function LanguageFilter({ chosen, onChange }: LanguageFilterProps) {
  const t = useT()
  const locale = useLocale()
  const { data = [] } = useEndpoint(getLanguages, {})
  if (data.length < 2 && !chosen) return null
  const languages = [chosen, ...data.map(({ language }) => language)]
  return (
    <Box>
      <SelectField
        label={t('learner.explore.language')}
        value={chosen}
        onChange={onChange}
        options={[
          { value: '', label: t('learner.explore.allLanguages') },
          ...languageOptions(locale, languages),
        ]}
      />
    </Box>
  )
}

const Box = styled.div`
  max-width: 16rem;
  margin-top: ${space[4]};
`
